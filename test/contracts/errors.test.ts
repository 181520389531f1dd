import { describe, expect, it } from "vitest";
import { parseUseTool, renderError } from "../../src/contracts/index.js";

const toolbox = "dev";
const server = "filesystem";
const name = "read_file";
const reason = "connection timeout";

describe("renderError", () => {
  it.each([
    [
      renderError("invalid_use_tool_input", { issues: "tool.name: Tool name cannot be empty" }),
      "Invalid tool invocation parameters: tool.name: Tool name cannot be empty",
    ],
    [renderError("toolbox_not_open", { toolbox }), "Error executing tool: Toolbox 'dev' is not open"],
    [
      renderError("server_not_found", { server, toolbox }),
      "Error executing tool: Server 'filesystem' not found in toolbox 'dev'",
    ],
    [
      renderError("tool_not_found", { name, server, toolbox }),
      "Error executing tool: Tool 'read_file' not found in server 'filesystem' (toolbox 'dev')",
    ],
    [
      renderError("tool_failed", { name, server, toolbox, reason }),
      "Error executing tool 'read_file' in server 'filesystem' (toolbox 'dev'): connection timeout",
    ],
    [renderError("toolbox_not_found", { toolbox }), "Toolbox 'dev' not found"],
    [
      renderError("invalid_open_toolbox_input", { issues: "toolbox: Required" }),
      "Invalid parameters: toolbox: Required",
    ],
    [
      renderError("connection_failed", { server, toolbox, reason }),
      "Failed to connect to server 'filesystem' in toolbox 'dev': connection timeout",
    ],
    [renderError("invalid_tool_identifier", { field: "toolbox" }), "Invalid tool identifier: toolbox cannot be empty"],
    [
      renderError("invalid_tool_name_format", {}),
      "Invalid tool name format. Expected format: {toolbox}__{server}__{tool}",
    ],
  ])("gives: %s", (text, expected) => {
    expect(text).toBe(expected);
  });

  it("adds hints on one new line, and leaves out those without parameters", () => {
    expect(renderError("toolbox_not_found", { toolbox: "dve", nearest: "dev", available: "dev, ops" })).toBe(
      "Toolbox 'dve' not found\nDid you mean 'dev'? Available toolboxes: dev, ops.",
    );
    expect(renderError("toolbox_not_found", { toolbox: "dve", available: "dev" })).toBe(
      "Toolbox 'dve' not found\nAvailable toolboxes: dev.",
    );
  });

  it("keeps the lines of a reason, and makes harmless what is in it", () => {
    expect(renderError("tool_failed", { name, server, toolbox, reason: "line 1\nline 2\u001b[2J" })).toMatch(
      /: line 1\nline 2\\u001b\[2J$/u,
    );
  });
});

describe("the texts of issues", () => {
  const identifier = { toolbox, server, name };

  it.each([
    [{ tool: { toolbox, server } }, "tool.name: Required"],
    [{ tool: { ...identifier, toolbox: "" } }, "tool.toolbox: Toolbox name cannot be empty"],
    [{ tool: { ...identifier, server: "" } }, "tool.server: Server name cannot be empty"],
    [{ tool: { ...identifier, name: "" } }, "tool.name: Tool name cannot be empty"],
    [{ tool: { ...identifier, name: 7 } }, "tool.name: Expected string, received number"],
    [{ tool: { ...identifier, name: null } }, "tool.name: Expected string, received null"],
    [{ tool: { ...identifier, extra: 1 } }, "tool: Unrecognized key(s) in object: 'extra'"],
    [{ tool: identifier, extra: 1 }, "Unrecognized key(s) in object: 'extra'"],
    [{ tool: identifier, arguments: [] }, "arguments: Expected object, received array"],
    [
      { tool: { toolbox: "", server: "", name } },
      "tool.toolbox: Toolbox name cannot be empty; tool.server: Server name cannot be empty",
    ],
    [[], "Expected object, received array"],
    [{}, "tool: Required"],
  ])("say of %j: %s", (input, issues) => {
    const result = parseUseTool(input);
    expect(result.ok ? "" : result.error.message).toBe(`Invalid tool invocation parameters: ${issues}`);
  });
});
