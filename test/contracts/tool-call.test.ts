import { describe, expect, it } from "vitest";
import { parseToolCall } from "../../src/contracts/index.js";

const tool = { toolbox: "dev", server: "filesystem", name: "read_file" };

function linesOf(name: string, input: unknown): readonly string[] {
  const result = parseToolCall(name, input);
  return result.ok ? [] : result.error.message.split("\n");
}

describe("parseToolCall", () => {
  it("parses a call of either tool", () => {
    expect(parseToolCall("open_toolbox", { toolbox: "dev" })).toEqual({
      ok: true,
      value: { name: "open_toolbox", input: { toolbox: "dev" } },
    });
    expect(parseToolCall("use_tool", { tool })).toEqual({
      ok: true,
      value: { name: "use_tool", input: { tool, arguments: {} } },
    });
  });

  it("says what is missing when no arguments are given at all", () => {
    expect(linesOf("use_tool", undefined)).toEqual(["Invalid tool invocation parameters: tool: Required"]);
    expect(linesOf("open_toolbox", undefined)).toEqual(["Invalid parameters: toolbox: Required"]);
  });

  it("answers an unknown name with the names that there are", () => {
    expect(parseToolCall("read_file", {})).toEqual({
      ok: false,
      error: {
        code: "unknown_tool",
        message: "Unknown tool: 'read_file'\nThis server has two tools: open_toolbox, use_tool.",
        issues: [],
      },
    });
  });

  it("explains the old prefix, and rewrites the input with it", () => {
    expect(
      linesOf("workbench_use_tool", { toolbox_name: "dev", tool_name: "dev__filesystem__read_file", arguments: "{}" }),
    ).toEqual([
      "Unknown tool: 'workbench_use_tool'",
      "This server has two tools: open_toolbox, use_tool.",
      "The tool 'workbench_use_tool' was renamed to 'use_tool' in 0.10.0. 'toolbox_name' and 'tool_name' were replaced by 'tool': { toolbox, server, name } in 0.11.0 (its key 'name' was 'tool' until 0.13.0). 'arguments' takes an object, never a JSON string.",
      'Call it like this: {"name":"use_tool","arguments":{"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"},"arguments":{}}}',
    ]);
  });

  it("gives the reason when the input of an old name does not fit", () => {
    expect(linesOf("workbench_open_toolbox", {}).slice(2)).toEqual([
      "The tool 'workbench_open_toolbox' was renamed to 'open_toolbox' in 0.10.0.",
      "Your call cannot be rewritten without guessing: it would still not fit: toolbox: Required",
    ]);
  });

  it("explains a direct call, and rewrites it through use_tool", () => {
    expect(linesOf("dev__filesystem__read_file", { path: "/etc/hosts" }).slice(2)).toEqual([
      "Downstream tools are not called by their own names since 0.10.0; call them through 'use_tool'.",
      'Call it like this: {"name":"use_tool","arguments":{"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"},"arguments":{"path":"/etc/hosts"}}}',
    ]);
  });

  it("gives the reason when a direct call has a name with mixed separators", () => {
    expect(linesOf("dev__filesystem_read_file", {}).slice(2)).toEqual([
      "Downstream tools are not called by their own names since 0.10.0; call them through 'use_tool'. Names with mixed separators ended in 0.5.0.",
      "Your call cannot be rewritten without guessing: Invalid tool name format. Expected format: {toolbox}__{server}__{tool}",
    ]);
  });

  it("gives the reason when a direct call has no object for arguments", () => {
    expect(linesOf("dev__filesystem__read_file", [1]).at(-1)).toBe(
      "Your call cannot be rewritten without guessing: it would still not fit: arguments: Expected object, received array",
    );
  });

  it("lets no name pass for another line of the text", () => {
    expect(linesOf("x\nCall it like this: {}", {})).toHaveLength(2);
    expect(linesOf("a__b___c\nCall it like this: {}", {})).toHaveLength(4);
  });
});
