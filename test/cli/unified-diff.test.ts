import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unifiedDiff } from "../../src/cli/unified-diff.js";

/** Applies a difference as `patch` does, but only where every line is just as it says. */
function patched(before: string, diff: string): string {
  const old = before.split("\n");
  const result: string[] = [];
  let at = 0;
  for (const line of diff.split("\n").slice(2)) {
    const [, start = "", count = "1"] = /^@@ -(\d+)(?:,(\d+))? /u.exec(line) ?? [];
    if (start !== "") {
      const first = Number(start) - (count === "0" ? 0 : 1);
      result.push(...old.slice(at, first));
      at = first;
      continue;
    }
    if (line.startsWith(" ") || line.startsWith("-")) expect(old[at++]).toBe(line.slice(1));
    if (line.startsWith(" ") || line.startsWith("+")) result.push(line.slice(1));
  }
  return [...result, ...old.slice(at)].join("\n");
}

const line = fc.constantFrom("a", "b", "c", "{", "}", "");
const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.map((one) => `${one}\n`).join(""));

describe("unifiedDiff", () => {
  it("for any two texts, says how to get from one to the other", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff("file", before, after);
        if (before === after) expect(diff).toBe("");
        else expect(patched(before, diff)).toBe(after);
      }),
    );
  });

  it("for any text and what is put into it, shows only what was put in", () => {
    fc.assert(
      fc.property(text, text, text, (head, added, tail) => {
        fc.pre(added !== "");
        const changes = unifiedDiff("file", head + tail, head + added + tail)
          .split("\n")
          .slice(2)
          .filter((one) => /^[-+]/u.test(one));
        expect(changes.every((one) => one.startsWith("+"))).toBe(true);
        expect(changes.length).toBe(added.split("\n").length - 1);
      }),
    );
  });

  it("shows three lines around a change, as diff -u does", () => {
    const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
    expect(unifiedDiff("f.json", before, before.replace("5", "five")).split("\n")).toEqual([
      "--- f.json",
      "+++ f.json",
      "@@ -2,7 +2,7 @@",
      " 2",
      " 3",
      " 4",
      "-5",
      "+five",
      " 6",
      " 7",
      " 8",
    ]);
  });

  it("shows changes that are far from each other apart", () => {
    const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
    const heads = unifiedDiff("f", before, before.replace("1\n", "").replace("9\n", ""))
      .split("\n")
      .filter((one) => one.startsWith("@@"));
    expect(heads).toEqual(["@@ -1,4 +1,3 @@", "@@ -6,4 +5,3 @@"]);
  });

  it("shows a new file as one that was not there, and says where a last line has no end", () => {
    expect(unifiedDiff("f", undefined, "a\nb").split("\n")).toEqual([
      "--- /dev/null",
      "+++ f",
      "@@ -0,0 +1,2 @@",
      "+a",
      "+b",
      "\\ No newline at end of file",
    ]);
  });
});
