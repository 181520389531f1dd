import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/migrate/finding.js";
import { rewriteFiles } from "../../src/migrate/rewrite-files.js";

const texts: Readonly<Record<string, string>> = { a: "one two", b: "three four" };
const textOf = (file: string) => texts[file] ?? "";
const finding = (edits: Finding["edits"], reason?: string): Finding => ({
  file: edits[0]?.file ?? "a",
  offset: 0,
  shapes: ["identifier_key_tool"],
  edits,
  ...(reason === undefined ? {} : { reason }),
});
const inA = finding([{ file: "a", start: 0, end: 3, text: "1" }]);
const inBoth = finding([
  { file: "a", start: 4, end: 7, text: "2" },
  { file: "b", start: 0, end: 5, text: "3" },
]);
const inB = finding([{ file: "b", start: 6, end: 10, text: "(" }]);

describe("rewriteFiles", () => {
  it("makes all edits of what is proven", () => {
    const { changed, rewritten, broken } = rewriteFiles(textOf, [inA, inBoth], false, () => true);
    expect([...changed]).toEqual([
      ["a", "1 2"],
      ["b", "3 four"],
    ]);
    expect([...rewritten]).toEqual([inA, inBoth]);
    expect(broken).toEqual([]);
  });

  it("leaves alone a file that would no longer parse, and what belongs to it in others", () => {
    const parses = (_file: string, text: string) => !text.includes("(");
    const { changed, rewritten, broken } = rewriteFiles(textOf, [inA, inBoth, inB], false, parses);
    expect([...changed]).toEqual([["a", "1 two"]]);
    expect([...rewritten]).toEqual([inA]);
    expect(broken).toEqual(["b"]);
  });

  it("makes doubtful edits only when it may assume that they are right", () => {
    const doubtful = finding(inA.edits, "who knows");
    const impossible = finding([], "nobody knows");
    expect([...rewriteFiles(textOf, [doubtful, impossible], false, () => true).changed]).toEqual([]);
    expect([...rewriteFiles(textOf, [doubtful, impossible], true, () => true).changed]).toEqual([["a", "1 two"]]);
  });

  it("makes the same edit once, and does not make one that contradicts another", () => {
    const same = finding([...inA.edits, { file: "a", start: 4, end: 7, text: "2" }]);
    const contrary = finding([{ file: "a", start: 2, end: 5, text: "x" }]);
    const { changed, rewritten } = rewriteFiles(textOf, [inA, same, contrary], false, () => true);
    expect([...changed]).toEqual([["a", "1 2"]]);
    expect(rewritten.has(contrary)).toBe(false);
  });
});
