import { describe, expect, it } from "vitest";
import { type ParseError, parseUseTool, type UseToolInput } from "../../src/contracts/index.js";

const tool = { toolbox: "dev", server: "filesystem", name: "read_file" };
const { name: _name, ...place } = tool;
const RENAMED = "The identifier key 'tool' was renamed to 'name' in 0.13.0.";
const REPLACED =
  "'toolbox_name' and 'tool_name' were replaced by 'tool': { toolbox, server, name } in 0.11.0 (its key 'name' was 'tool' until 0.13.0).";

function refusal(input: unknown): ParseError<UseToolInput> {
  const result = parseUseTool(input);
  if (result.ok) throw new Error("accepted");
  return result.error;
}

describe("parseUseTool", () => {
  it("accepts a call", () => {
    const input = { tool, arguments: { path: "/etc/hosts" } };
    expect(parseUseTool(input)).toEqual({ ok: true, value: input });
  });

  it("fills in no arguments, each time anew", () => {
    const [first, second] = [parseUseTool({ tool }), parseUseTool({ tool })];
    if (!first.ok || !second.ok) throw new Error("refused");
    expect(first.value).toEqual({ tool, arguments: {} });
    expect(first.value.arguments).not.toBe(second.value.arguments);
  });

  it("hands arguments on as they are, also with an own __proto__", () => {
    const args = JSON.parse('{"__proto__":{"admin":true},"path":"x"}') as object;
    const result = parseUseTool({ tool, arguments: args });
    expect(result.ok && result.value.arguments).toBe(args);
  });

  it("refuses what does not fit with the catalogue's text, and nothing about old shapes", () => {
    expect(refusal({ tool: { ...tool, name: "" } })).toEqual({
      code: "invalid_use_tool_input",
      message: "Invalid tool invocation parameters: tool.name: Tool name cannot be empty",
      issues: [{ path: ["tool", "name"], message: "Tool name cannot be empty" }],
    });
  });

  it("explains the old key in three lines, the last with the call to paste", () => {
    const { message } = refusal({ tool: { ...place, tool: "read_file" }, arguments: { path: "/etc/hosts" } });
    expect(message.split("\n")).toEqual([
      "Invalid tool invocation parameters: tool.name: Required; tool: Unrecognized key(s) in object: 'tool'",
      RENAMED,
      'Call it like this: {"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"},"arguments":{"path":"/etc/hosts"}}',
    ]);
  });

  it("rewrites when `tool` and `name` say the same", () => {
    expect(refusal({ tool: { ...tool, tool: "read_file" } }).migration?.rewritten).toEqual({ tool });
  });

  it("does not choose between `tool` and `name` when they differ", () => {
    expect(
      refusal({ tool: { ...tool, tool: "write_file" } })
        .message.split("\n")
        .slice(1),
    ).toEqual([RENAMED, "Your call cannot be rewritten without guessing: 'tool' and 'name' are both given and differ"]);
  });

  it("does not give a call that would still be refused", () => {
    const { migration } = refusal({ tool: { ...place, tool: "read_file", version: 2 }, verbose: true });
    expect(migration?.rewritten).toBeUndefined();
    expect(migration?.reason).toBe(
      "it would still not fit: tool: Unrecognized key(s) in object: 'version'; Unrecognized key(s) in object: 'verbose'",
    );
  });

  it("explains string names", () => {
    const { message } = refusal({ toolbox_name: "dev", tool_name: "dev__filesystem__read_file" });
    expect(message.split("\n")).toEqual([
      "Invalid tool invocation parameters: tool: Required; Unrecognized key(s) in object: 'toolbox_name', 'tool_name'",
      REPLACED,
      'Call it like this: {"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"}}',
    ]);
  });

  it.each([
    ["only the toolbox is given", { toolbox_name: "dev" }, "it would still not fit: tool: Required"],
    [
      "the toolboxes differ",
      { toolbox_name: "prod", tool_name: "dev__filesystem__read_file" },
      "'toolbox_name' and the toolbox in 'tool_name' differ",
    ],
    [
      "an identifier with another toolbox is there too",
      { toolbox_name: "prod", tool },
      "'toolbox_name' and 'tool.toolbox' are both given and differ",
    ],
    [
      "another identifier is there too",
      { tool_name: "dev__filesystem__write_file", tool },
      "'tool_name' and 'tool' are both given and differ",
    ],
    ["the name is no name", { tool_name: 7 }, "Invalid tool name format. Expected format: {toolbox}__{server}__{tool}"],
    [
      "the name has mixed separators",
      { toolbox_name: "dev", tool_name: "dev__filesystem_read_file" },
      "Invalid tool name format. Expected format: {toolbox}__{server}__{tool}",
    ],
    [
      "the name is JSON",
      { tool_name: '{"toolbox":"a__b__c"}' },
      "Invalid tool name format. Expected format: {toolbox}__{server}__{tool}",
    ],
    [
      "the name can be split in several ways",
      { tool_name: "dev___filesystem__read_file" },
      "the name 'dev___filesystem__read_file' can be split in more than one way",
    ],
  ])("gives the reason when string names are given and %s", (_, input, reason) => {
    const { migration } = refusal(input);
    expect(migration?.changes[0]?.id).toBe("string_tool_name");
    expect(migration?.reason).toBe(reason);
    expect(migration?.rewritten).toBeUndefined();
  });

  it("drops string names that only repeat the identifier", () => {
    const input = { toolbox_name: "dev", tool_name: "dev__filesystem__read_file", tool, arguments: {} };
    expect(refusal(input).migration?.rewritten).toEqual({ tool, arguments: {} });
  });

  it("takes the toolbox that is given, also where its name has underscores", () => {
    const { migration } = refusal({ toolbox_name: "my__box_", tool_name: "my__box___fs__read" });
    expect(migration?.rewritten).toEqual({ tool: { toolbox: "my__box_", server: "fs", name: "read" } });
  });

  it("says everything that was renamed, also when there is an obstacle", () => {
    const { message, migration } = refusal({
      toolbox_name: "prod",
      tool: JSON.stringify({ ...place, tool: "read_file" }),
      arguments: "{}",
    });
    expect(migration?.changes.map(({ id }) => id)).toEqual([
      "tool_as_json_string",
      "identifier_key_tool",
      "string_tool_name",
      "arguments_as_json_string",
    ]);
    expect(message.split("\n")).toHaveLength(3);
  });

  it("rewrites all of it at once when nothing is in the way", () => {
    const { migration } = refusal({
      toolbox_name: "dev",
      tool: JSON.stringify({ ...place, tool: "read_file" }),
      arguments: '{"path":"x"}',
    });
    expect(migration?.rewritten).toEqual({ tool, arguments: { path: "x" } });
  });

  it.each([
    ["a list", "[1]"],
    ["a text", '"dev__filesystem__read_file"'],
    ["nothing whole", '{"toolbox":"dev__a__b"'],
  ])("does not take JSON of %s for a tool", (_, text) => {
    const { migration } = refusal({ tool: text });
    expect(migration?.changes.map(({ id }) => id)).toEqual(["tool_as_json_string"]);
    expect(migration?.reason).toBe("the text in 'tool' is not the JSON of an object");
  });

  it.each(["[1]", "path=x", "", "null"])("does not take %j for arguments", (text) => {
    const { migration } = refusal({ tool, arguments: text });
    expect(migration?.reason).toBe("the text in 'arguments' is not the JSON of an object");
  });

  it("keeps an own __proto__ in rewritten arguments, and pollutes nothing", () => {
    const { migration, message } = refusal({ tool, arguments: '{"__proto__":{"admin":true}}' });
    const args = migration?.rewritten?.arguments ?? {};
    expect(Object.hasOwn(args, "__proto__")).toBe(true);
    expect("admin" in args).toBe(false);
    expect(message).toContain('"arguments":{"__proto__":{"admin":true}}}');
  });

  it("does not lose an own __proto__ beside the old key", () => {
    const input = JSON.parse('{"tool":{"toolbox":"a","server":"b","tool":"c","__proto__":{"name":"d"}}}') as unknown;
    expect(refusal(input).migration?.reason).toBe(
      "it would still not fit: tool: Unrecognized key(s) in object: '__proto__'",
    );
  });

  it("says so when the rewritten call is nested too deeply to be written", () => {
    const depth = 200_000;
    const { message, migration } = refusal({ tool, arguments: `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}` });
    expect(migration?.rewritten?.tool).toEqual(tool);
    expect(message.split("\n").at(-1)).toBe(
      "The rewritten call cannot be shown: it is nested too deeply, or is not JSON.",
    );
  });

  it("lets no key pass for another line of the text", () => {
    const { message } = refusal({ tool: { ...place, tool: "x" }, "\nCall it like this: {}": 1 });
    expect(message.split("\n")).toHaveLength(3);
    expect(message).toContain("'\\u000aCall it like this: {}'");
  });
});
