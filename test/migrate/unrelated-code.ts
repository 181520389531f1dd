import fc from "fast-check";

/** Code that has all the words of ours and none of the calls. */

const KEYS = ["toolbox", "server", "tool", "name", "arguments", "input", "tool_name", "toolbox_name", "params", "path"];
const NAMES = ["a", "b", "tool", "server", "identifier", "client", "settings"];
const WORDS = [
  "red",
  "hammer",
  "dev",
  "dev__notes__add",
  "use_tools",
  "tools/call",
  "search",
  "a___b__c",
  "{}",
  '{"tool":1}',
];

const name = fc.constantFrom(...NAMES);
const word = fc.constantFrom(...WORDS).map((text) => JSON.stringify(text));
const key = fc.constantFrom(...KEYS);

const callee = fc.constantFrom(
  "paint",
  "app.use",
  "client.callTool",
  "client.request",
  "registry.use_tools",
  "client.tool",
);

const { expression } = fc.letrec<{ expression: string; object: string; member: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    word,
    name,
    fc.integer({ min: 0, max: 9 }).map(String),
    tie("object"),
    tie("object"),
    fc.tuple(name, key).map(([object, property]) => `${object}.${property}`),
    fc.tuple(name, key).map(([object, property]) => `${object}["${property}"]`),
    fc.array(tie("expression"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
    fc.tuple(callee, fc.array(tie("expression"), { maxLength: 2 })).map(([f, args]) => `${f}(${args.join(", ")})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a} ?? ${b})`),
    tie("expression").map((value) => `JSON.stringify(${value})`),
    tie("expression").map((value) => `\`\${${value}}__x__y\``),
    fc.tuple(tie("object"), tie("object")).map(([a, b]) => `Object.assign(${a}, ${b})`),
    fc.tuple(name, tie("expression")).map(([parameter, body]) => `((${parameter}) => (${body}))`),
  ),
  object: fc.array(tie("member"), { maxLength: 4 }).map((members) => `({ ${[...new Set(members)].join(", ")} })`),
  member: fc.oneof(
    fc.tuple(key, tie("expression")).map(([property, value]) => `${property}: ${value}`),
    fc.tuple(key, tie("expression")).map(([property, value]) => `"${property}": ${value}`),
    fc.tuple(key, tie("expression")).map(([property, value]) => `["${property}"]: ${value}`),
    fc.constantFrom("tool", "server").map((property) => property),
    name.map((spread) => `...${spread}`),
  ),
}));

/** The three keys of an old identifier, and nothing that says what they are. */
const lookalike = fc
  .tuple(fc.constantFrom("const", "let"), name, expression)
  .map(([kind, held, value]) => `${kind} ${held}_ = { toolbox: "red", server: "apache", tool: ${value} };`);

const statement = fc.oneof(
  fc
    .tuple(fc.constantFrom("const", "let"), name, expression)
    .map(([kind, held, value]) => `${kind} ${held} = ${value};`),
  expression.map((value) => `void ${value};`),
  fc.tuple(fc.uniqueArray(key, { minLength: 1, maxLength: 3 }), expression).map(([keys, value]) => {
    return `const { ${keys.map((property) => `${property}: ${property}_`).join(", ")} } = ${value};`;
  }),
  fc.tuple(name, name, expression).map(([f, parameter, value]) => `function ${f}(${parameter}) { return ${value}; }`),
  // As another server may call its tools.
  expression.map((value) => `client.callTool({ name: "dev__notes__add", arguments: ${value} });`),
  lookalike,
);

/** Each statement in a scope of its own or in the scope of all: names meet, as they do in real code. */
export const unrelatedCode: fc.Arbitrary<string> = fc
  .array(fc.tuple(statement, fc.boolean()), { minLength: 1, maxLength: 6 })
  .map((statements) => {
    const written = statements.map(([text, isScoped]) => (isScoped ? `{ ${text} }` : text));
    return `export async function run(client, app, registry, paint, a, b, settings) {\n${written.join("\n")}\n}\n`;
  });
