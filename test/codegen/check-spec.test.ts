import { describe, expect, it } from "vitest";
import { checkSpec } from "../../codegen/check-spec.js";
import { compile } from "../../codegen/compile.js";
import { parseFiles } from "../../codegen/parse-files.js";
import { GENERAL_ISSUES, RESERVED_STEMS } from "../../codegen/spec.js";
import { contractFiles, type Edit, faultsOf, specWith } from "../support/edit-spec.js";
import { compiled } from "../support/spec.js";

const identifier = "contracts/tool-identifier.schema.json";
const config = "contracts/workbench-config.schema.json";
const empty = { type: "object", properties: {}, additionalProperties: false };

/** What is wrong, how it came about, and every fault that is given for it. */
type Row = readonly [title: string, edits: readonly Edit[], faults: readonly string[]];

const ROWS: readonly Row[] = [
  ["nothing", [], []],

  // Files
  ["the errors are gone", [{ file: "errors.json" }], ["errors.json: the file is missing"]],
  ["the migrations are gone", [{ file: "migrations.json" }], ["migrations.json: the file is missing"]],
  ["the meta-tools are gone", [{ file: "meta-tools.json" }], ["meta-tools.json: the file is missing"]],
  [
    "a file is unknown",
    [{ file: "other.json", value: {} }],
    ["other.json: there is no meta/other.meta.json for this file"],
  ],

  // Meta-schemas
  [
    "a meta-schema is no schema",
    [{ file: "meta/errors.meta.json", at: "/minProperties", value: "two" }],
    ["meta/errors.meta.json: cannot be used as a meta-schema: schema is invalid: data/minProperties must be integer"],
  ],
  [
    "a meta-schema is no object",
    [{ file: "meta/errors.meta.json", value: [] }],
    ["meta/errors.meta.json: cannot be used as a meta-schema: it must be an object"],
  ],
  [
    "a meta-schema refers to one that is gone",
    [{ file: "meta/meta-tools.meta.json" }],
    [
      "meta/migrations.meta.json: cannot be used as a meta-schema: can't resolve reference urn:mcp-workbench:meta:meta-tools#/$defs/text from id urn:mcp-workbench:meta:migrations",
      "meta-tools.json: there is no meta/meta-tools.meta.json for this file",
    ],
  ],

  // Shapes, by the meta-schemas
  [
    "a keyword is foreign",
    [{ file: identifier, at: "/properties/name/format", value: "email" }],
    [
      `${identifier}#/properties/name/format: the keyword "format" is not compiled; spec/README.md lists those that are`,
    ],
  ],
  [
    "a keyword has the wrong type",
    [{ file: identifier, at: "/properties/name/minLength", value: "1" }],
    [`${identifier}#/properties/name/minLength: must be integer`],
  ],
  [
    "a keyword has a value that is not allowed",
    [{ file: identifier, at: "/x-direction", value: "both" }],
    [`${identifier}#/x-direction: must be equal to one of the allowed values: input, output`],
  ],
  [
    "a schema stands for true or false",
    [{ file: identifier, at: "/properties/name", value: true }],
    [`${identifier}#/properties/name: must be object`],
  ],
  [
    "a key of a catalogue is unknown",
    [{ file: "errors.json", at: "/too_short/level", value: "high" }],
    ['errors.json#/too_short/level: "level" is not a known key'],
  ],
  [
    "a key of a catalogue is missing",
    [{ file: "errors.json", at: "/too_short/when" }],
    ["errors.json#/too_short: must have required property 'when'"],
  ],
  [
    "a code is written differently",
    [{ file: "errors.json", at: "/TooShort", value: { when: "x", channel: "client", template: "x", params: {} } }],
    ['errors.json: the key "TooShort" must match pattern "^(\\$schema|[a-z][a-z0-9]*(_[a-z0-9]+)*)$"'],
  ],

  // Contracts
  [
    "a contract has no name",
    [{ file: identifier, at: "/title", value: "tool identifier" }],
    [
      `${identifier}#/title: a contract needs a title in PascalCase: its name in TypeScript`,
      ...["valid", "invalid"].map(
        (verdict) => `${identifier}: needs at least one ${verdict} example in examples/tool identifier/${verdict}`,
      ),
      ...compiled.spec.examples
        .filter(({ contract }) => contract === "ToolIdentifier")
        .map(({ file }) => `${file}: there is no contract ToolIdentifier`),
    ],
  ],
  [
    "a contract is not called as its file",
    [
      ...contractFiles("Box", empty),
      { file: "contracts/box.schema.json" },
      {
        file: "contracts/case.schema.json",
        value: { title: "Box", description: "A box.", "x-direction": "input", ...empty },
      },
    ],
    ["contracts/case.schema.json#/title: the file of Box is called box.schema.json"],
  ],
  [
    "two contracts have one name",
    [
      ...contractFiles("Box", empty),
      {
        file: "contracts/case.schema.json",
        value: { title: "Box", description: "A box.", "x-direction": "input", ...empty },
      },
    ],
    [
      "contracts/case.schema.json#/title: the file of Box is called box.schema.json",
      "contracts/case.schema.json#/title: the name Box is taken",
    ],
  ],
  [
    "a contract's module is another's",
    contractFiles("ZodSupport", empty),
    ["contracts/zod-support.schema.json#/title: src/generated/zod-support.ts is something else already"],
  ],
  [
    "a contract has no direction",
    [{ file: identifier, at: "/x-direction" }],
    [`${identifier}: a contract needs "x-direction": input or output`],
  ],
  ["a contract has no description", [{ file: identifier, at: "/description" }], [`${identifier}: needs a description`]],
  [
    "a property has no description",
    [{ file: identifier, at: "/properties/name/description" }],
    [`${identifier}#/properties/name: needs a description`],
  ],
  [
    "a definition has no description",
    [{ file: config, at: "/$defs/ServerConfig/description" }],
    [`${config}#/$defs/ServerConfig: needs a description`],
  ],
  [
    "a property says what only a contract says",
    [
      { file: identifier, at: "/properties/name/title", value: "Name" },
      { file: identifier, at: "/properties/name/x-direction", value: "output" },
      { file: identifier, at: "/properties/name/$defs", value: {} },
    ],
    ["title", "x-direction", "$defs"].map(
      (key) => `${identifier}#/properties/name/${key}: belongs at the top of a contract only`,
    ),
  ],
  [
    "a default is not a property's",
    [{ file: config, at: "/$defs/StdioServerConfig/properties/args/items/default", value: "" }],
    [`${config}#/$defs/StdioServerConfig/properties/args/items/default: only a property can have a default`],
  ],
  [
    "a schema is outside the allow-list",
    [{ file: identifier, at: "/additionalProperties" }],
    [`${identifier}#/additionalProperties: objects say what happens to other keys: write true, false or a schema`],
  ],

  // Messages
  [
    "a message is not in the catalogue",
    [{ file: identifier, at: "/properties/name/x-messages/minLength", value: "nothing" }],
    [`${identifier}#/properties/name/x-messages/minLength: the error "nothing" is not in errors.json`],
  ],
  [
    "a message is for another channel",
    [{ file: identifier, at: "/properties/name/x-messages/minLength", value: "invalid_tool_name_format" }],
    [
      `${identifier}#/properties/name/x-messages/minLength: the error "invalid_tool_name_format" must have the channel issue and no parameters`,
    ],
  ],
  [
    "a message has parameters",
    [{ file: identifier, at: "/properties/name/x-messages/minLength", value: "too_short" }],
    [
      `${identifier}#/properties/name/x-messages/minLength: the error "too_short" must have the channel issue and no parameters`,
    ],
  ],
  [
    "a message for a key is not in the catalogue",
    [{ file: config, at: "/properties/toolboxes/propertyNames/x-messages/minLength", value: "nothing" }],
    [`${config}#/properties/toolboxes/propertyNames/x-messages/minLength: the error "nothing" is not in errors.json`],
  ],

  // Error templates
  [
    "a placeholder is not declared",
    [{ file: "errors.json", at: "/toolbox_not_open/template", value: "'{toolbox}' of {box}" }],
    ["errors.json#/toolbox_not_open/template: the parameter {box} is not declared"],
  ],
  [
    "a parameter is not used",
    [{ file: "errors.json", at: "/toolbox_not_found/params/box", value: "The box" }],
    ["errors.json#/toolbox_not_found/template: the parameter {box} is declared but not used"],
  ],
  [
    "a brace stands alone",
    [{ file: "errors.json", at: "/invalid_tool_name_format/template", value: "Expected {{toolbox}" }],
    ["errors.json#/invalid_tool_name_format/template: a single } stands alone; write }} for a literal brace"],
  ],
  [
    "a placeholder of a hint is not declared",
    [{ file: "errors.json", at: "/unknown_tool/hints", value: [{ template: "Not {name} but {other}?", params: {} }] }],
    ["errors.json#/unknown_tool/hints/0/template: the parameter {other} is not declared"],
  ],
  [
    "a hint declares what the template has",
    [{ file: "errors.json", at: "/unknown_tool/hints", value: [{ template: "{name}?", params: { name: "A name" } }] }],
    ["errors.json#/unknown_tool/hints/0/params/name: is a parameter of the template already"],
  ],
  [
    "a text that validators need is gone",
    [{ file: "errors.json", at: "/too_long" }],
    ['errors.json: the error "too_long" is missing; validators need it'],
  ],
  [
    "a text that validators need has other parameters",
    [{ file: "errors.json", at: "/too_long", value: { when: "x", channel: "issue", template: "x", params: {} } }],
    ["errors.json#/too_long: validators need it with the channel issue and the parameters: maximum"],
  ],
  [
    "a text that validators need is for another channel",
    [{ file: "errors.json", at: "/required/channel", value: "result" }],
    ["errors.json#/required: validators need it with the channel issue and the parameters: none"],
  ],

  // Migrations
  [
    "a placeholder of guidance is not declared",
    [{ file: "migrations.json", at: "/shapes/arguments_as_json_string/guidance", value: "Not {that}." }],
    ["migrations.json#/shapes/arguments_as_json_string/guidance: the parameter {that} is not declared"],
  ],
  [
    "guidance does not name the version",
    [{ file: "migrations.json", at: "/shapes/identifier_key_tool/guidance", value: "The key was renamed." }],
    ["migrations.json#/shapes/identifier_key_tool/guidance: must name the version that ended the shape, 0.13.0"],
  ],
  [
    "a text of the migrations has an unused parameter",
    [{ file: "migrations.json", at: "/texts/toolboxes_differ/params/toolbox", value: "A toolbox" }],
    ["migrations.json#/texts/toolboxes_differ/template: the parameter {toolbox} is declared but not used"],
  ],
  [
    "a text of the migrations has an example",
    [
      { file: "migrations.json", at: "/texts/rewritten_call/params", value: {} },
      {
        file: "migrations.json",
        at: "/texts/rewritten_call/examples",
        value: { call: "UseToolInput/valid/read-a-file" },
      },
    ],
    ["migrations.json#/texts/rewritten_call/examples: only texts of meta-tools.json can hold examples"],
  ],

  // Meta-tools
  [
    "a tool has no contract",
    [
      { file: "meta-tools.json", at: "/tools/open_toolbox/input", value: "Nothing" },
      { file: "meta-tools.json", at: "/tools/open_toolbox/output", value: "Nobody" },
    ],
    [
      "meta-tools.json#/tools/open_toolbox/input: there is no contract Nothing",
      "meta-tools.json#/tools/open_toolbox/output: there is no contract Nobody",
    ],
  ],
  [
    "an example of a tool is gone",
    [
      {
        file: "meta-tools.json",
        at: "/tools/open_toolbox/description/examples/example",
        value: "UseToolInput/valid/none",
      },
      { file: "meta-tools.json", at: "/texts/instructions/examples/example", value: "UseToolInput/valid/none" },
    ],
    [
      "meta-tools.json#/texts/instructions/examples/example: there is no example UseToolInput/valid/none",
      "meta-tools.json#/tools/open_toolbox/description/examples/example: there is no example UseToolInput/valid/none",
    ],
  ],
  [
    "a placeholder of a description is not declared",
    [{ file: "meta-tools.json", at: "/tools/open_toolbox/description/params", value: {} }],
    ["meta-tools.json#/tools/open_toolbox/description/template: the parameter {toolboxes} is not declared"],
  ],

  // Examples
  [
    "an example is for no contract",
    [{ file: "examples/Nothing/valid/one.json", value: {} }],
    ["examples/Nothing/valid/one.json: there is no contract Nothing"],
  ],
  ...[
    "ToolIdentifier/odd/one",
    "ToolIdentifier/valid/One",
    "ToolIdentifier/valid/deeper/one",
    "ToolIdentifier/one",
  ].map(
    (id): Row => [
      `an example is called ${id}`,
      [{ file: `examples/${id}.json`, value: {} }],
      [`examples/${id}.json: examples are called examples/<Contract>/valid|invalid/<what-it-shows>.json`],
    ],
  ),
  ...[{}, { value: 1 }, { value: 1, issues: [] }, { issues: ["x"] }, { value: 1, issues: ["x"], note: "" }].map(
    (value): Row => [
      `an invalid example is ${JSON.stringify(value)}`,
      [{ file: "examples/ToolIdentifier/invalid/one.json", value }],
      [
        'examples/ToolIdentifier/invalid/one.json: an invalid example is { "value": …, "issues": ["path: message", …] } with at least one issue',
      ],
    ],
  ),
  ...["valid", "invalid"].map(
    (verdict): Row => [
      `a contract has no ${verdict} example`,
      [...contractFiles("Box", empty), { file: `examples/Box/${verdict}/one.json` }],
      [`contracts/box.schema.json: needs at least one ${verdict} example in examples/Box/${verdict}`],
    ],
  ),
];

describe("checkSpec", () => {
  it.each(ROWS)("says it when %s", (_title, edits, faults) => {
    expect([...faultsOf(() => checkSpec(parseFiles(specWith(...edits))))].sort()).toEqual([...faults].sort());
  });

  it("gives the faults of all files at once", () => {
    const files = specWith(
      { file: identifier, at: "/description" },
      { file: "errors.json", at: "/toolbox_not_found/template", value: "gone" },
      { file: "examples/Nothing/valid/one.json", value: {} },
    );
    expect(faultsOf(() => checkSpec(parseFiles(files)))).toHaveLength(3);
  });
});

describe("RESERVED_STEMS", () => {
  it("are the emitted modules that are no contract's", () => {
    const ofContracts = compiled.model.contracts.map(({ stem }) => stem);
    const stems = [...compiled.output.keys()].flatMap(
      (file) => /^src\/generated\/([a-z-]+)\.ts$/u.exec(file)?.[1] ?? [],
    );
    expect([...RESERVED_STEMS, ...ofContracts].sort()).toEqual(stems.sort());
  });
});

describe("GENERAL_ISSUES", () => {
  it("are all needed: without any one of them nothing is compiled", () => {
    for (const code of Object.keys(GENERAL_ISSUES)) {
      expect(
        faultsOf(() => compile(specWith({ file: "errors.json", at: `/${code}` }))),
        code,
      ).toHaveLength(1);
    }
  });
});
