import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lines } from "../../src/embedded/lines.js";
import { findInText, textStats } from "../../src/embedded/text.js";

const text = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom("a", "A", "b", " ", "\n", "\r", "\r\n", "\t", "é", "😀", ".", "…") },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    ),
    { maxLength: 300, size: "large" },
  )
  .map((parts) => parts.join(""));
const pattern = fc
  .array(fc.constantFrom("a", "b", " ", ".", "é", "😀"), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.join(""));
const BREAK = /\r\n|\r|\n/u;

describe("textStats", () => {
  it("for any text counts as JavaScript's own splitting does", () => {
    fc.assert(
      fc.property(text, (given) => {
        const stats = textStats({ text: given });
        const lines = given.split(BREAK);
        expect(stats.characters).toBe(Array.from(given).length);
        expect(stats.words).toBe(given.split(/\s+/u).filter((word) => word !== "").length);
        expect(stats.lines).toBe(lines.at(-1) === "" ? lines.length - 1 : lines.length);
        expect(stats.bytes).toBe(new TextEncoder().encode(given).length);
        expect(stats.estimated_tokens).toBeLessThanOrEqual(stats.characters);
      }),
    );
  });
});

describe("findInText", () => {
  it("for any text and pattern finds what splitting by the pattern finds, each where it says", () => {
    let found = 0;
    fc.assert(
      fc.property(text, pattern, (given, wanted) => {
        const result = findInText({ text: given, pattern: wanted, ignore_case: false, limit: 20 });
        expect(result.found).toBe(given.split(wanted).length - 1);
        expect(result.matches).toHaveLength(Math.min(result.found, 20));
        const lines = given.split(BREAK);
        for (const { line, column, excerpt } of result.matches) {
          const whole = lines[line - 1] ?? "";
          const behind = Array.from(whole)
            .slice(column - 1)
            .join("");
          expect(behind.startsWith(wanted)).toBe(true);
          expect(whole).toContain(excerpt.replace(/^…|…$/gu, ""));
        }
        found += result.found;
      }),
    );
    expect(found).toBeGreaterThan(100);
  });
});

describe("Lines", () => {
  it("for any text gives places that lead back to their offsets", () => {
    fc.assert(
      fc.property(text, fc.nat(), (given, where) => {
        // From the start of a character: within one there is no column.
        const characters = Array.from(given);
        const offset = characters.slice(0, where % (characters.length + 1)).join("").length;
        const { line, column } = new Lines(given).placeOf(offset);
        const breaks = Array.from(given.matchAll(new RegExp(BREAK, "gu")), (match) => match.index + match[0].length);
        const start = [0, ...breaks][line - 1] ?? Number.NaN;
        const before = Array.from(given.slice(start))
          .slice(0, column - 1)
          .join("");
        expect(start + before.length).toBe(offset);
      }),
    );
  });
});
