import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterTools, matchesGlob } from "../../src/runtime/tool-filter.js";

const tools = ["read_file", "write_file", "list_dir"].map((name) => ({ name }));
const shown = (filters: readonly string[]) => filterTools(tools, filters).shown.map(({ name }) => name);

describe("filterTools", () => {
  it.each<[readonly string[], readonly string[]]>([
    [["*"], ["read_file", "write_file", "list_dir"]],
    [[], []],
    [["read_file"], ["read_file"]],
    [["*_file"], ["read_file", "write_file"]],
    [
      ["*", "!write_*"],
      ["read_file", "list_dir"],
    ],
    [["!write_file"], ["read_file", "list_dir"]],
    [["list_di?"], ["list_dir"]],
    [["READ_FILE"], []],
  ])("shows with %j: %j", (filters, names) => {
    expect(shown(filters)).toEqual(names);
  });

  it("reports every filter that matches nothing, exclusions too", () => {
    expect(filterTools(tools, ["read_file", "nope", "!gone_*"]).unmatched).toEqual(["nope", "!gone_*"]);
    expect(filterTools([], ["*"]).unmatched).toEqual([]);
  });
});

describe("matchesGlob", () => {
  it("for any name and glob agrees with a regular expression", () => {
    const letter = fc.constantFrom("a", "b", "_");
    const name = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(""));
    const glob = fc.array(fc.oneof(letter, fc.constantFrom("*", "?")), { maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(name, glob, (text, pattern) => {
        const expression = new RegExp(`^${pattern.replaceAll("*", ".*").replaceAll("?", ".")}$`, "u");
        expect(matchesGlob(text, pattern)).toBe(expression.test(text));
      }),
    );
  });

  it("is not blocked by a hostile glob", () => {
    expect(matchesGlob("a".repeat(2000), `${"*a".repeat(200)}b`)).toBe(false);
  });
});
