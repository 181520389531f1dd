import { describe, expect, it } from "vitest";
import { parseOpenToolbox } from "../../src/contracts/index.js";

const NOTE = "The key 'toolbox_name' was renamed to 'toolbox' in 0.12.0; it is still accepted.";

describe("parseOpenToolbox", () => {
  it("accepts a toolbox", () => {
    expect(parseOpenToolbox({ toolbox: "dev" })).toEqual({ ok: true, value: { toolbox: "dev" } });
  });

  it("accepts the old key and notes it", () => {
    const result = parseOpenToolbox({ toolbox_name: "dev" });
    expect(result.ok && result.value).toEqual({ toolbox: "dev" });
    expect(result.ok && result.migration?.changes).toEqual([
      { id: "open_toolbox_name", endedIn: "0.12.0", guidance: NOTE },
    ]);
  });

  it("names what is missing", () => {
    expect(parseOpenToolbox({})).toEqual({
      ok: false,
      error: {
        code: "invalid_open_toolbox_input",
        message: "Invalid parameters: toolbox: Required",
        issues: [{ path: ["toolbox"], message: "Required" }],
      },
    });
  });

  it("blames the value and not the old key", () => {
    const result = parseOpenToolbox({ toolbox_name: "" });
    expect(result.ok ? [] : result.error.message.split("\n")).toEqual([
      "Invalid parameters: toolbox: Toolbox name cannot be empty",
      NOTE,
      "Your call cannot be rewritten without guessing: it would still not fit: toolbox: Toolbox name cannot be empty",
    ]);
  });

  it("does not choose between two toolboxes", () => {
    const result = parseOpenToolbox({ toolbox: "dev", toolbox_name: "prod" });
    expect(result.ok ? [] : result.error.message.split("\n")).toEqual([
      "Invalid parameters: Unrecognized key(s) in object: 'toolbox_name'",
      NOTE,
      "Your call cannot be rewritten without guessing: 'toolbox_name' and 'toolbox' are both given and differ",
    ]);
  });
});
