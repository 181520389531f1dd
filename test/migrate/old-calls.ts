import fc from "fast-check";
import type { MigrationId, RewrittenCall } from "../../src/contracts/index.js";

/** A program that makes one call in an old shape, and the call that it should make. */
export interface OldCall {
  readonly source: string;
  /** What is old about it. */
  readonly shapes: readonly MigrationId[];
  readonly expected: RewrittenCall;
  readonly comments: readonly string[];
}

interface Written {
  /** Statements that come first. */
  readonly before: readonly string[];
  readonly code: string;
  readonly shapes: readonly MigrationId[];
}

interface Identifier {
  readonly toolbox: string;
  readonly server: string;
  readonly name: string;
}

const plain = (code: string, ...shapes: readonly MigrationId[]): Written => ({ before: [], code, shapes });
const anyText = fc.string({ minLength: 1, maxLength: 6, unit: "grapheme" });
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,4}(?:_[a-z0-9]{1,3})?$/u);
const toolArguments = fc
  .dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  // In code this key is something else.
  .filter((value) => !JSON.stringify(value).includes("__proto__"))
  .map((value) => JSON.parse(JSON.stringify(value)) as Readonly<Record<string, unknown>>);

/** A space, a line break or a comment: what stands between two tokens must not matter, and must stay. */
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constant(" ") },
  { weight: 1, arbitrary: fc.constant("\n  ") },
  { weight: 1, arbitrary: fc.nat(999).map((number) => ` /* c${number} */ `) },
  { weight: 1, arbitrary: fc.nat(999).map((number) => ` // c${number}\n`) },
);

function quoted(text: string): fc.Arbitrary<string> {
  const json = JSON.stringify(text);
  const single = `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return fc.constantFrom(json, single);
}

function keyed(key: string): fc.Arbitrary<string> {
  return fc.constantFrom(key, key, `"${key}"`, `'${key}'`, `["${key}"]`);
}

/** An object literal; an entry whose code is its own key is written in short. */
function object(entries: readonly (readonly [string, string])[]): fc.Arbitrary<string> {
  const parts = entries.map(([key, code]) => {
    if (key === code) return fc.tuple(gap, gap).map(([a, b]) => `${a}${key}${b}`);
    return fc.tuple(gap, keyed(key), gap, gap, gap).map(([a, k, b, c, d]) => `${a}${k}${b}:${c}${code}${d}`);
  });
  const shuffled = fc.tuple(...parts).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
  return fc.tuple(shuffled, fc.boolean()).map(([all, hasComma]) => `{${all.join(",")}${hasComma ? "," : ""}}`);
}

const wrap = (code: string): fc.Arbitrary<string> => fc.constantFrom(code, `(${code})`, `(${code} as const)`);

/** An identifier with the old key, in all the ways in which it can be put together. */
function oldIdentifier({ toolbox, server, name }: Identifier): fc.Arbitrary<Written> {
  const [box, place, tool] = [toolbox, server, name].map((text) => JSON.stringify(text)) as [string, string, string];
  const literal = fc.tuple(quoted(toolbox), quoted(server), quoted(name)).chain(([a, b, c]) =>
    object([
      ["toolbox", a],
      ["server", b],
      ["tool", c],
    ]),
  );
  const short = object([
    ["toolbox", "toolbox"],
    ["server", "server"],
    ["tool", "tool"],
  ]);
  const names = [`const toolbox = ${box}, server = ${place}, tool = ${tool};`];
  const half = [`const half = { toolbox: ${box}, server: ${place} };`];
  const old = (code: string, before: readonly string[] = []): Written => ({
    before,
    code,
    shapes: ["identifier_key_tool"],
  });
  const asText = (code: string): Written => plain(code, "tool_as_json_string", "identifier_key_tool");
  return fc.oneof(
    literal.chain(wrap).map((code) => old(code)),
    short.map((code) => old(code, names)),
    fc.tuple(object([["tool", tool]]), gap).map(([code, g]) => old(`{${g}...half, ...${code} }`, half)),
    fc.tuple(gap, gap).map(([a, b]) => old(`{${a}...half, tool: ${tool}${b}}`, half)),
    object([["tool", tool]]).map((code) => old(`Object.assign({}, half, ${code})`, half)),
    literal.map((code) => old("held", [`const held = ${code};`])),
    literal.map((code) => old("held", [`const first = ${code} as const;`, "const held = first;"])),
    fc.tuple(literal, literal).map(([a, b]) => old(`Math.random() > 0.5 ? ${a} : ${b}`)),
    literal.map((code) => asText(`JSON.stringify(${code})`)),
    quoted(JSON.stringify({ toolbox, server, tool: name })).map(asText),
  );
}

const argumentsCode = (value: object): fc.Arbitrary<Written> => {
  const json = JSON.stringify(value);
  return fc.oneof(
    fc.constant(plain(json)),
    fc.constant({ before: [`const given = ${json};`], code: "given", shapes: [] }),
    gap.map((g) => plain(`JSON.stringify(${g}${json})`, "arguments_as_json_string")),
    quoted(json).map((code) => plain(code, "arguments_as_json_string")),
  );
};

interface Head extends Omit<Written, "code"> {
  readonly entries: readonly (readonly [string, string])[];
}

/** The input of use_tool in an old shape. */
function oldInput(identifier: Identifier, value: object | undefined): fc.Arbitrary<Written> {
  const named = `${identifier.toolbox}__${identifier.server}__${identifier.name}`;
  const isNameable = Object.values(identifier).every((part) => /^[a-z][a-z0-9-]*(?:_[a-z0-9]+)?$/u.test(part));
  const heads: fc.Arbitrary<Head>[] = [
    oldIdentifier(identifier).map(({ before, code, shapes }) => ({ before, shapes, entries: [["tool", code]] })),
  ];
  if (isNameable) {
    heads.push(
      quoted(named).map((code) => ({ before: [], shapes: ["tool_as_string_name"], entries: [["tool", code]] })),
    );
    heads.push(
      fc.tuple(quoted(named), quoted(identifier.toolbox)).map(([code, box]) => ({
        before: [],
        shapes: ["string_tool_name"],
        entries: [
          ["tool_name", code],
          ["toolbox_name", box],
        ],
      })),
    );
    heads.push(
      fc.constant({
        before: [`const NAME = "${named}";`],
        shapes: ["string_tool_name"],
        entries: [["tool_name", "NAME"]],
      }),
    );
  }
  const tail = value === undefined ? fc.constant(undefined) : argumentsCode(value);
  return fc.tuple(fc.oneof(...heads), tail).chain(([head, rest]) => {
    const entries = [...head.entries, ...(rest === undefined ? [] : [["arguments", rest.code] as const])];
    return object(entries).map((code) => ({
      before: [...head.before, ...(rest?.before ?? [])],
      code,
      shapes: [...head.shapes, ...(rest?.shapes ?? [])],
    }));
  });
}

/** The ways in which an input reaches the workbench. */
function sent(input: Written, name: string): fc.Arbitrary<Written> {
  const described = object([
    ["name", `"${name}"`],
    ["arguments", input.code],
  ]).map((code) => ({ ...input, code }));
  const shapes: readonly MigrationId[] = ["prefixed_meta_tool", ...input.shapes];
  const old = object([
    ["name", `"workbench_${name}"`],
    ["arguments", input.code],
  ]).map((code) => ({ ...input, code, shapes }));
  const params = fc.oneof(described, old);
  const held = (written: Written, name: string) => [...written.before, `const ${name} = ${written.code};`];
  const ways: fc.Arbitrary<Written>[] = [
    params.map((call) => ({ ...call, code: `client.callTool(${call.code})` })),
    params.map((call) => ({ ...call, code: `client.request({ method: "tools/call", params: ${call.code} })` })),
    params.map((call) => ({ ...call, before: held(call, "request"), code: "client.callTool(request)" })),
    fc.constant({ ...input, code: `client.callTool("workbench_${name}", ${input.code})`, shapes }),
    fc.constant({
      ...input,
      before: held(input, "input"),
      code: `client.callTool({ name: "${name}", arguments: input })`,
    }),
  ];
  if (name === "use_tool") {
    const send = "const send = (input: unknown) => client.callTool({ name: 'use_tool', arguments: input });";
    ways.push(fc.constant({ ...input, code: `workbench.use(${input.code})` }));
    ways.push(fc.constant({ ...input, code: `someone.use_tool(${input.code})` }));
    ways.push(fc.constant({ ...input, before: [...input.before, send], code: `send(${input.code})` }));
  }
  return fc.oneof(...ways);
}

const useTool = fc
  .tuple(
    fc.oneof(
      fc.record({ toolbox: word, server: word, name: word }),
      fc.record({ toolbox: anyText, server: anyText, name: anyText }),
    ),
    fc.option(toolArguments, { nil: undefined }),
  )
  .chain(([tool, value]) =>
    oldInput(tool, value)
      .chain((input) => sent(input, "use_tool"))
      .map((written) => ({
        written,
        expected: { name: "use_tool", arguments: { tool, arguments: value ?? {} } } as const,
      })),
  );

const openToolbox = anyText.chain((toolbox) =>
  object([["toolbox_name", JSON.stringify(toolbox)]])
    .chain((input) => sent(plain(input, "open_toolbox_name"), "open_toolbox"))
    .map((written) => ({ written, expected: { name: "open_toolbox", arguments: { toolbox } } as const })),
);

const direct = fc
  .tuple(fc.record({ toolbox: word, server: word, name: word }), fc.option(toolArguments, { nil: undefined }))
  .chain(([tool, value]) => {
    const name = ["name", `"${tool.toolbox}__${tool.server}__${tool.name}"`] as const;
    const rest: fc.Arbitrary<Written | undefined> = value === undefined ? fc.constant(undefined) : argumentsCode(value);
    return rest
      .filter((written) => written?.code.startsWith("JSON") !== true)
      .chain((written) =>
        object([name, ...(written === undefined ? [] : [["arguments", written.code] as const])]).map((code) => ({
          written: {
            before: [
              ...(written?.before ?? []),
              'client.callTool({ name: "open_toolbox", arguments: { toolbox: "x" } });',
            ],
            code: `client.callTool(${code})`,
            shapes: ["direct_tool_call", ...(written?.shapes ?? [])] as const,
          },
          expected: { name: "use_tool", arguments: { tool, arguments: value ?? {} } } as const,
        })),
      );
  });

const HEAD = `declare const client: any;
declare const someone: any;
declare const host: any;
const workbench: import("mcp-workbench").Workbench = host;
`;

export const oldCall: fc.Arbitrary<OldCall> = fc
  .oneof({ weight: 6, arbitrary: useTool }, { weight: 1, arbitrary: openToolbox }, { weight: 1, arbitrary: direct })
  .map(({ written, expected }) => {
    const source = `${HEAD}${[...written.before, `${written.code};`].join("\n")}\n`;
    const { shapes } = written;
    return { source, shapes, expected, comments: [...source.matchAll(/\/[/*] c\d+/gu)].map(([comment]) => comment) };
  });
