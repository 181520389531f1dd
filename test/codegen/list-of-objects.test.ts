import { describe, expect, it } from "vitest";
import { compileSchema } from "../support/compile-schema.js";

describe("a list of objects", () => {
  it("is measured by all validators, whatever its items are", () => {
    const items = { type: "object", properties: {}, required: [], additionalProperties: true };
    const outcome = compileSchema({ type: "array", items, minItems: 2 });
    if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.faults));
    const issues = ["[0]: Expected object, received string", "Expected at least 2 item(s)"];
    const { zod, precompiled, format } = outcome.validators;
    expect(zod([""]).issues.map(format)).toEqual(issues);
    expect(precompiled([""]).map(format)).toEqual(issues);
  });
});
