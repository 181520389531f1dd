import { describe, expect, it } from "vitest";
import { compile } from "../../codegen/compile.js";
import { withoutLimits } from "../../codegen/limits.js";
import { contractFiles, specWith } from "../support/edit-spec.js";

const described = <T extends object>(schema: T) => ({ description: "A property.", ...schema });

/** Every module that is emitted for a contract with these limits, as the compiler sees it. */
function shapes(limit: number, colour = "red"): ReadonlyMap<string, string> {
  const properties = {
    text: described({ type: "string", minLength: limit, maxLength: limit }),
    list: described({ type: "array", items: { type: "string" }, minItems: limit, maxItems: limit }),
    whole: described({ type: "integer", minimum: -limit, maximum: limit }),
    part: described({ type: "number", exclusiveMinimum: limit + 0.5, exclusiveMaximum: limit * 1e300 }),
    map: described({
      type: "object",
      propertyNames: { pattern: "^(?!__proto__$)", minLength: limit, maxLength: limit },
      additionalProperties: { type: "null" },
    }),
    colour: described({ const: colour }),
  };
  const schema = { type: "object", properties, required: [], additionalProperties: false };
  const { output } = compile(specWith(...contractFiles("Limits", schema, {})));
  return new Map(
    [...output].filter(([name]) => name.endsWith(".ts")).map(([name, text]) => [name, withoutLimits(text)]),
  );
}

describe("withoutLimits", () => {
  it("leaves nothing of a limit's number, in any module", () => {
    expect(shapes(3)).toEqual(shapes(47));
  });

  it("leaves a value that is a type", () => {
    expect(shapes(3, "green").get("src/generated/limits.ts")).not.toBe(shapes(3).get("src/generated/limits.ts"));
  });
});
