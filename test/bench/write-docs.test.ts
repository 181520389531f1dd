import { describe, expect, it } from "vitest";
import { replaceBetweenMarkers } from "../../bench/write-docs.js";
import { readDocument } from "../support/documents.js";

const page = "before\n<!-- bench a -->\nold\n<!-- end of bench a -->\nafter\n";

describe("replaceBetweenMarkers", () => {
  it("replaces what is between them and nothing else", () => {
    const expected = "before\n<!-- bench a -->\nnew $1\n<!-- end of bench a -->\nafter\n";
    expect(replaceBetweenMarkers(page, "a", "new $1")).toBe(expected);
  });

  it("gives the same when it is done again", () => {
    const once = replaceBetweenMarkers(page, "a", "new");
    expect(replaceBetweenMarkers(once, "a", "new")).toBe(once);
  });

  it("says which markers are missing", () => {
    expect(() => replaceBetweenMarkers(page, "b", "new")).toThrow("There is no <!-- bench b -->");
  });
});

describe("docs/performance.md", () => {
  it.each(["runtime", "others"])("has a place for the table of %s", async (name) => {
    const { text } = await readDocument("docs/performance.md");
    expect(replaceBetweenMarkers(text, name, "new")).toContain(`<!-- bench ${name} -->\nnew\n`);
  });
});
