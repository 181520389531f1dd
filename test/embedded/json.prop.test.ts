import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatJson, queryJson } from "../../src/embedded/json.js";
import { parseJson } from "../../src/embedded/parse-json.js";
import { ToolError } from "../../src/embedded/tool-error.js";

/** Valid JSON with one place changed, which is where a parser errs, and pieces of JSON in any order. */
const nearlyJson = fc.oneof(
  fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom(...Array.from('{}[],:"\\-+.0eEntu \n\t\u0001\u00a0\ufeff😀')),
      fc.nat(2),
    )
    .map(([json, where, piece, drop]) => {
      const at = where % (json.length + 1);
      return json.slice(0, at) + piece + json.slice(at + drop);
    }),
  fc
    .array(
      fc.constantFrom(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        '"a"',
        '"\\u00e9"',
        "1",
        "-0",
        "0.5e-7",
        "01",
        "true",
        "null",
        " ",
        "\n",
      ),
    )
    .map((pieces) => pieces.join("")),
  fc.json({ maxDepth: 4 }),
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isParsed(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

describe("parseJson", () => {
  it("for any text accepts exactly what JSON.parse accepts", () => {
    const verdicts = { true: 0, false: 0 };
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const verdict = isJson(text);
        expect(isParsed(text)).toBe(verdict);
        verdicts[`${verdict}`]++;
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(500);
  });
});

describe("formatJson", () => {
  it("for any JSON lays it out as JSON.stringify does, and again from its own output", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(8), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const formatted = formatJson({ json: JSON.stringify(value), indent });
        expect(formatted).toBe(JSON.stringify(value, null, indent));
        expect(formatJson({ json: formatted, indent })).toBe(formatted);
      }),
    );
  });
});

describe("queryJson", () => {
  it("for any JSON finds every value at its own pointer", () => {
    const keys = fc.constantFrom("~", "/", "~1", "~01", "~0~1/", "", "0", "__proto__", "a b", "é");
    const values = fc.anything({ key: keys, values: [fc.integer(), fc.string(), fc.constant(null)], maxDepth: 4 });
    fc.assert(
      fc.property(
        values.map((value) => JSON.stringify(value)),
        (json) => {
          for (const [pointer, value] of placesIn(JSON.parse(json), "")) {
            expect(JSON.parse(queryJson({ json, pointer }))).toEqual(value);
          }
        },
      ),
    );
  });
});

function* placesIn(value: unknown, pointer: string): Generator<[string, unknown]> {
  yield [pointer, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* placesIn(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}
