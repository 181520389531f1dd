import { describe, expect, it } from "vitest";
import { nearestName } from "../../src/runtime/nearest-name.js";

describe("nearestName", () => {
  it.each([
    ["comand", ["command", "args"], "command"],
    ["mcpservers", ["mcpServers", "toolboxes"], "mcpServers"],
    ["dvelopment", ["prod", "development"], "development"],
    ["chekc", ["call", "check"], "check"],
    ["xyz", ["command", "args"], undefined],
    ["", ["a"], "a"],
    ["dev", [], undefined],
  ])("takes %j of %j for %j", (wanted, names, nearest) => {
    expect(nearestName(wanted, names)).toBe(nearest);
  });

  it("answers at once for a name of any length", () => {
    expect(nearestName("x".repeat(1_000_000), ["y".repeat(1_000_000)])).toBeUndefined();
  });
});
