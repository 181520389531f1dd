import { describe, expect, it } from "vitest";
import { createToolIdentifier } from "../../src/contracts/index.js";

describe("createToolIdentifier", () => {
  it("builds an identifier from its parts", () => {
    const value = { toolbox: "dev", server: "filesystem", name: "read_file" };
    expect(createToolIdentifier("dev", "filesystem", "read_file")).toEqual({ ok: true, value });
  });

  it.each([
    ["toolbox", ["", "fs", "read"], "Toolbox name cannot be empty"],
    ["server", ["dev", "", "read"], "Server name cannot be empty"],
    ["name", ["dev", "fs", ""], "Tool name cannot be empty"],
  ] as const)("names the empty field %s", (field, [toolbox, server, name], text) => {
    expect(createToolIdentifier(toolbox, server, name)).toEqual({
      ok: false,
      error: {
        code: "invalid_tool_identifier",
        message: `Invalid tool identifier: ${field} cannot be empty`,
        issues: [{ path: [field], message: text }],
      },
    });
  });

  it("gives every issue when several fields are empty, and names the first", () => {
    const result = createToolIdentifier("dev", "", "");
    expect(result.ok ? undefined : result.error.message).toBe("Invalid tool identifier: server cannot be empty");
    expect(result.ok ? undefined : result.error.issues).toHaveLength(2);
  });

  it("tells a caller without types what is wrong", () => {
    const result = createToolIdentifier("dev", 7 as unknown as string, undefined as unknown as string);
    expect(result.ok ? undefined : result.error.message).toBe(
      "Invalid tool invocation parameters: server: Expected string, received number; name: Required",
    );
  });
});
