import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  createToolIdentifier,
  migrateToolInfo,
  parseOpenToolbox,
  parseToolCall,
  parseToolName,
  parseUseTool,
  parseWorkbenchConfig,
} from "../../src/contracts/index.js";
import { anyName } from "../support/values.js";

const parsers = {
  parseUseTool,
  parseOpenToolbox,
  parseWorkbenchConfig,
  migrateToolInfo,
  "parseToolCall of an old name": (value: unknown) => parseToolCall("workbench_use_tool", value),
  "parseToolCall of a joined name": (value: unknown) => parseToolCall("dev__fs__read", value),
};

const KEYS = ["tool", "toolbox", "server", "name", "arguments", "toolbox_name", "tool_name", "source_server", "_meta"];
const CONFIG_KEYS = ["toolMode", "toolboxes", "mcpServers", "mcp_servers", "inputSchema", "type", "__proto__", ""];
const texts = fc.constantFrom(
  "proxy",
  "dynamic",
  "object",
  "a__b__c",
  "a__b_c",
  "{}",
  '{"tool":"x"}',
  '{"__proto__":{}}',
);

/** Values shaped a little like ours, so that they come past the first check, with anything at all inside. */
const anything: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    fc.anything({ withNullPrototype: true, withMap: true, withSet: true, withDate: true, withTypedArray: true }),
    texts,
    anyName,
    fc.array(tie("value"), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS, ...CONFIG_KEYS), tie("value")), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const DEEP = 200_000;
const deepList = `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`;
const deepObject = `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`;
const megabyte = "_a".repeat(500_000);

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

const HOSTILE: Readonly<Record<string, unknown>> = {
  "a list nested 200,000 deep": JSON.parse(deepList) as unknown,
  "an object nested 200,000 deep": JSON.parse(deepObject) as unknown,
  "the JSON text of such an object": deepObject,
  "the JSON text of such a list": deepList,
  "a text of a megabyte": megabyte,
  "a megabyte of underscores": "_".repeat(1_000_000),
  "a megabyte of braces": "{".repeat(1_000_000),
  "100,000 keys": Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key ${index}`, index])),
  "200,000 items": Array.from({ length: 200_000 }, () => 7),
  "an own __proto__": JSON.parse('{"__proto__":{"tool":"x","polluted":true},"a":1}') as unknown,
  "an object without a prototype": Object.assign(Object.create(null), { tool: 1 }) as unknown,
  "an object within itself": cyclic,
  nothing: undefined,
  null: null,
  "not a number": Number.NaN,
};

/** The places in our shapes where a hostile value can stand. */
function shapesWith(value: unknown): readonly unknown[] {
  const identifier = { toolbox: "dev", server: "fs", name: "read" };
  const info = { name: "read", inputSchema: { type: "object" }, toolbox_name: "dev", source_server: "fs" };
  return [
    value,
    { tool: value },
    { tool: identifier, arguments: value },
    { tool: { toolbox: "dev", server: "fs", tool: "read" }, arguments: value },
    { tool: { ...identifier, tool: value } },
    { tool: { ...identifier, name: value, tool: value } },
    { toolbox_name: value },
    { toolbox_name: value, tool_name: value, arguments: value },
    { toolbox_name: "dev", tool_name: "dev__fs__read", arguments: value },
    { toolbox: value },
    { toolMode: value, toolboxes: value },
    { toolboxes: { dev: value } },
    { toolboxes: { dev: { mcpServers: value, mcp_servers: value } } },
    { toolboxes: { dev: { mcpServers: { a: value } } } },
    { toolboxes: { dev: { mcpServers: { a: { command: "x", args: value, env: value, toolFilters: value } } } } },
    { toolboxes: { dev: { mcp_servers: [value, value] } } },
    { ...info, inputSchema: value },
    { ...info, inputSchema: { type: "object", properties: value, required: value } },
    { ...info, _meta: value },
    { ...info, name: value, source_server: value },
  ];
}

describe("hostile input", () => {
  afterEach(() => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty("polluted");
  });

  for (const [name, parse] of Object.entries(parsers)) {
    it(`for any value at all, ${name} answers and does not throw`, () => {
      fc.assert(
        fc.property(anything, (value) => {
          const result = parse(value);
          if (!result.ok) expect(result.error.message).toMatch(/\S/u);
        }),
      );
    });

    for (const [what, value] of Object.entries(HOSTILE)) {
      it(`${name} answers ${what}, wherever it stands`, () => {
        for (const shape of shapesWith(value)) {
          const result = parse(shape);
          if (!result.ok) expect(result.error.message.length).toBeGreaterThan(0);
        }
      });
    }
  }

  it("for any parts createToolIdentifier answers and does not throw", () => {
    fc.assert(
      fc.property(anything, anything, anything, (toolbox, server, name) => {
        const result = createToolIdentifier(toolbox as string, server as string, name as string);
        if (!result.ok) expect(result.error.issues.length).toBeGreaterThan(0);
      }),
    );
  });

  it("parseToolName answers a megabyte of anything", () => {
    expect(parseToolName(megabyte)).toBeNull();
    expect(parseToolName(`a__b__${megabyte}`)?.name).toBe(megabyte);
    expect(parseToolName("_".repeat(1_000_000))).toBeNull();
  });
});
