import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../codegen/fault.js";
import { parseFiles } from "../../codegen/parse-files.js";
import { faultsOf } from "../support/edit-spec.js";

function faultsIn(text: string): readonly string[] {
  return faultsOf(() => parseFiles(new Map([["a.json", text]])));
}

describe("parseFiles", () => {
  it.each([
    [
      "a comma that is missing",
      '{\n  "a": 1\n  "b": 2\n}',
      ["a.json: line 3, column 3: not valid JSON (CommaExpected)"],
    ],
    ["a comma too many", "[1,\n]", ["a.json: line 2, column 1: not valid JSON (ValueExpected)"]],
    ["a comment", "{} // done", ["a.json: line 1, column 4: not valid JSON (InvalidCommentToken)"]],
    ["a brace that is missing", '{ "a": 1', ["a.json: line 1, column 9: not valid JSON (CloseBraceExpected)"]],
    ["no value at all", "", ["a.json: line 1, column 1: not valid JSON (ValueExpected)"]],
    ["a byte order mark", "\uFEFF{}", ["a.json: line 1, column 1: not valid JSON (InvalidSymbol)"]],
  ])("says where there is %s", (_title, text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });

  it.each([
    ["at the top", '{ "a": 1,\n  "a": 2 }', ['a.json: line 2, column 3: the key "a" is written twice']],
    ["further in", '{ "a": [{ "b": 1, "b": 1 }] }', ['a.json: line 1, column 19: the key "b" is written twice']],
    ["with an escape", '{ "a": 1, "\\u0061": 2 }', ['a.json: line 1, column 11: the key "a" is written twice']],
    ["in two objects, which is no fault", '{ "a": { "a": 1 }, "b": { "a": 1 } }', []],
  ])("tells of a key that is written twice %s", (_title, text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });

  it("gives the faults of all files at once, in the order of their names", () => {
    const files = new Map([
      ["b.json", "{"],
      ["a.json", '{ "x": 1, "x": 1 }'],
      ["c.json", "{}"],
    ]);
    expect(faultsOf(() => parseFiles(files)).map((fault) => fault.split(":")[0])).toEqual(["a.json", "b.json"]);
  });

  it("for any text gives what JSON.parse gives, or a fault with line and column", () => {
    const almostJson = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", ",", "{", "]", '"', "\\", "0", "\n", "\u0000", "\uFEFF", "//", "-", "."),
      )
      .map(([text, where, piece]) => {
        const at = where % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at + (where % 2));
      });
    fc.assert(
      fc.property(fc.oneof(almostJson, fc.json(), fc.string()), (text) => {
        let parsed: unknown;
        try {
          parsed = parseFiles(new Map([["a.json", text]])).get("a.json");
        } catch (error) {
          expect(error).toBeInstanceOf(SpecError);
          expect(String(error)).toMatch(/a\.json: line \d+, column \d+: /u);
          return;
        }
        expect(parsed).toEqual(JSON.parse(text));
      }),
    );
  });

  it("for any JSON without a doubled key finds nothing wrong", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(faultsIn(JSON.stringify(value, null, 2))).toEqual([]);
      }),
    );
  });
});
