import { describe, expect, it } from "vitest";
import type { Json } from "../../codegen/parse-files.js";
import { compileSchema } from "../support/compile-schema.js";

/** What all validators say about a value. */
function issues(schema: Json, value: unknown): readonly string[] {
  const outcome = compileSchema(schema);
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.faults));
  const { zod, precompiled, format } = outcome.validators;
  const found = zod(value).issues.map(format).sort();
  expect(precompiled(value).map(format).sort()).toEqual(found);
  return found;
}

const list = (items: Json, limits: { minItems?: number; maxItems?: number } = {}): Json => ({
  type: "array",
  items,
  ...limits,
});

describe("emitZod", () => {
  it("tells what is wrong with a list even if there is something wrong with what it holds", () => {
    const few = "Expected at least 2 item(s)";
    expect(issues(list(list({}, { maxItems: 1 }), { minItems: 2 }), [[1, 2]])).toEqual([
      few,
      "[0]: Expected at most 1 item(s)",
    ]);
    expect(issues(list({ type: "object", additionalProperties: true }, { minItems: 2 }), [1])).toEqual([
      few,
      "[0]: Expected object, received number",
    ]);
    expect(issues(list({ type: "string", minLength: 1 }, { minItems: 2 }), [""])).toEqual([
      few,
      "[0]: Expected at least 1 character(s)",
    ]);
    expect(issues(list({ enum: ["a"] }, { minItems: 2 }), [1])).toEqual([few, '[0]: Invalid value. Expected "a"']);
    expect(issues(list({ anyOf: [{ type: "string" }, { type: "null" }] }, { minItems: 2 }), [1])).toEqual([
      few,
      "[0]: Fits none of the allowed shapes",
    ]);
  });

  it("does not look into a list that is too long", () => {
    expect(issues(list({ type: "string" }, { maxItems: 1 }), [1, 2, 3])).toEqual(["Expected at most 1 item(s)"]);
  });

  it("counts characters as JSON Schema does", () => {
    expect(issues({ type: "string", maxLength: 2 }, "😀😀")).toEqual([]);
    expect(issues({ type: "string", minLength: 2 }, "😀")).toEqual(["Expected at least 2 character(s)"]);
  });

  it("says of a mistyped value only that, and of a missing one that it is missing", () => {
    const schema: Json = {
      type: "object",
      properties: { a: { type: "string", minLength: 1 }, b: {}, c: { anyOf: [{ type: "string" }, { type: "null" }] } },
      required: ["a", "b", "c"],
      additionalProperties: false,
    };
    expect(issues(schema, { a: [], b: null, c: null })).toEqual(["a: Expected string, received array"]);
    expect(issues(schema, {})).toEqual(["a: Required", "b: Required", "c: Required"]);
  });

  it("refuses an own __proto__, which rebuilding an object would lose", () => {
    const value: unknown = JSON.parse('{ "__proto__": {} }');
    const names = { pattern: "^(?!__proto__$)" };
    const message = "__proto__: Expected a string that matches ^(?!__proto__$)";
    expect(issues({ type: "object", propertyNames: names, additionalProperties: {} }, value)).toEqual([message]);
    const open = { type: "object", properties: { a: {} }, propertyNames: names, additionalProperties: true };
    expect(issues(open, value)).toEqual([message]);
    expect(issues({ type: "object", additionalProperties: false }, value)).toEqual([
      "Unrecognized key(s) in object: '__proto__'",
    ]);
  });

  it("refuses no name that is only like __proto__", () => {
    const names = { pattern: "^(?!__proto__$)" };
    const alike = { __proto: 1, a__proto__: 1, __proto__a: 1, __PROTO__: 1, "__proto__\n": 1, "\n__proto__": 1, "": 1 };
    expect(issues({ type: "object", propertyNames: names, additionalProperties: {} }, alike)).toEqual([]);
  });
});
