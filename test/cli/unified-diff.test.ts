import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unifiedDiff } from "../../src/cli/unified-diff.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "unified-diff-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What git makes of the text before, given our difference. */
function applied(before: string, diff: string): string {
  writeFileSync(path.join(folder, "file.txt"), before);
  execFileSync("git", ["apply", "-p0", "--whitespace=nowarn", "-"], { cwd: folder, input: diff });
  return readFileSync(path.join(folder, "file.txt"), "utf8");
}

describe("unifiedDiff", () => {
  it("is empty where nothing changes", () => {
    expect(unifiedDiff("a.json", "one\n", "one\n")).toBe("");
  });

  it("shows three lines around a change", () => {
    const lines = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((line) => `${line}\n`);
    const after = lines.with(4, "five\n");
    expect(unifiedDiff("a.txt", lines.join(""), after.join(""))).toBe(
      "--- a.txt\n+++ a.txt\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
    );
  });

  it("says where the last line has no newline", () => {
    expect(unifiedDiff("a.txt", "one", "two\n")).toBe(
      "--- a.txt\n+++ a.txt\n@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+two\n",
    );
  });

  it("for any two texts turns the one into the other by git apply", () => {
    const line = fc.constantFrom("a\n", "b\n", "c\n", "\n", "\r\n");
    const text = fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 30 }), fc.constantFrom("", "end"))
      .map(([lines, end]) => `${lines.join("")}${end}`);
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after);
        expect(applied(before, unifiedDiff("file.txt", before, after))).toBe(after);
      }),
      { numRuns: 100 },
    );
  });
});
