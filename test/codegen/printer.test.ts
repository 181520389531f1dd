import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  docText,
  fileHeader,
  indent,
  jsonFile,
  literal,
  markdownHeader,
  propertyKey,
  regExpLiteral,
} from "../../codegen/printer.js";

/** What a piece of source means to JavaScript. */
function run(expression: string): unknown {
  // oxlint-disable-next-line no-implied-eval -- it is the printed source that is under test
  return new Function(`"use strict"; return (${expression});`)() as unknown;
}

const awkward = fc.string({
  unit: fc.constantFrom(
    "a",
    "/",
    "*",
    "\\",
    "`",
    "$",
    "{",
    '"',
    "'",
    "\n",
    "\r",
    "\t",
    "\u2028",
    "\u2029",
    "😀",
    "\ud800",
  ),
});

describe("literal", () => {
  it.each(['[{"__proto__":null}]', '{"a":1,"__proto__":{"b":"{\\"__proto__\\":"}}', '{"a,\\"__proto__":1}'])(
    "gives %s its own key",
    (json) => {
      const value: unknown = JSON.parse(json);
      expect(JSON.stringify(run(literal(value)))).toBe(json);
    },
  );

  it("for any JSON value is source that means the value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), awkward), (value) => {
        expect(run(literal(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(literal(value)).not.toMatch(/[\u2028\u2029\n]/u);
      }),
    );
  });
});

describe("propertyKey", () => {
  it("for any text is a key that means the text", () => {
    fc.assert(
      fc.property(fc.oneof(awkward, fc.string(), fc.constantFrom("default", "1", "-1", "a-b", "__proto")), (key) => {
        fc.pre(key !== "__proto__");
        expect(Object.keys(run(`{ ${propertyKey(key)}: 1 }`) as object)).toEqual([key]);
      }),
    );
  });
});

describe("regExpLiteral", () => {
  it("for any pattern is source of the same expression, with the flag u", () => {
    const pattern = fc
      .oneof(awkward, fc.constantFrom("", "/", "[/]", "^a/b$", "\\/", "\n", "^https?://"))
      .filter((source) => {
        try {
          return new RegExp(source, "u") instanceof RegExp;
        } catch {
          return false;
        }
      });
    fc.assert(
      fc.property(pattern, awkward, (source, text) => {
        const read = run(regExpLiteral(source)) as RegExp;
        expect(read.flags).toBe("u");
        expect(read.test(text)).toBe(new RegExp(source, "u").test(text));
      }),
    );
  });
});

describe("docText", () => {
  it("for any description leaves the comment whole", () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(run(`1 /** ${docText(text)} */ + 1`)).toBe(2);
      }),
    );
  });
});

describe("headers", () => {
  it("say that the file is generated, from what, and how to change it", () => {
    expect(fileHeader(["errors.json", "migrations.json"])).toBe(
      "// @generated from spec/errors.json, spec/migrations.json. Do not edit.\n// After changing the source run: npm run generate\n",
    );
    expect(markdownHeader(["errors.json"])).toBe(
      "<!--\n@generated from spec/errors.json. Do not edit.\nAfter changing the source run: npm run generate\n-->\n",
    );
  });
});

describe("indent", () => {
  it("moves every line that is not empty", () => {
    expect(indent("a\n\n  b\n")).toBe("  a\n\n    b\n");
  });
});

describe("jsonFile", () => {
  it("ends with a line's end", () => {
    expect(jsonFile({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
  });
});
