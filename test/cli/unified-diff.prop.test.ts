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
function applied(before: string, after: string): string {
  writeFileSync(path.join(folder, "file.txt"), before);
  const input = `${unifiedDiff("file.txt", before, after)}\n`;
  execFileSync("git", ["apply", "-p0", "--whitespace=nowarn", "-"], { cwd: folder, input });
  return readFileSync(path.join(folder, "file.txt"), "utf8");
}

describe("unifiedDiff", () => {
  it("for any two texts turns the one into the other by git apply", () => {
    const line = fc.constantFrom("a\n", "b\n", "c\n", "\n", "\r\n");
    const text = fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 30 }), fc.constantFrom("", "end"))
      .map(([lines, end]) => `${lines.join("")}${end}`);
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after);
        expect(applied(before, after)).toBe(after);
      }),
      { numRuns: 100 },
    );
  });

  it("takes a large file with changes everywhere", () => {
    const lines = Array.from({ length: 60_000 }, (_, index) => `${index}\n`);
    const after = lines.map((line, index) => (index % 10 === 0 ? `new ${line}` : line)).join("");
    expect(applied(lines.join(""), after)).toBe(after);
    const other = lines.map((line) => `other ${line}`).join("");
    expect(applied(lines.join(""), other)).toBe(other);
  });
});
