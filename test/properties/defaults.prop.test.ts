import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { borderValues } from "../../codegen/sample-values.js";
import { disagreementOn } from "../../codegen/verify-values.js";
import { compileSchema } from "../support/compile-schema.js";

type Schema = { readonly [key: string]: unknown };

const NAMES = { pattern: "^(?!__proto__$)" };
const text: Schema = { type: "string" };

/** Properties that are required, optional, or optional with a default, over shapes that may have defaults themselves. */
function objects(inner: fc.Arbitrary<Schema>, keys: readonly string[]): fc.Arbitrary<Schema> {
  const property = fc.oneof(
    fc.constantFrom<Schema>(
      { ...text, default: "x" },
      { type: "integer", default: 0 },
      { type: "array", items: text, default: ["a"] },
      { type: "object", additionalProperties: true, default: { a: 1 } },
      { type: "boolean" },
    ),
    inner,
    inner.map((items) => ({ type: "array", items })),
    inner.map((values) => ({ type: "object", propertyNames: NAMES, additionalProperties: values })),
  );
  return fc
    .tuple(
      fc.dictionary(fc.constantFrom(...keys), property, { minKeys: 1, noNullPrototype: true }),
      fc.subarray([...keys]),
      fc.boolean(),
    )
    .map(([properties, wanted, isOpen]) => {
      const required = wanted.filter(
        (key) => Object.hasOwn(properties, key) && !Object.hasOwn(properties[key] ?? {}, "default"),
      );
      const rest = isOpen ? { propertyNames: NAMES, additionalProperties: true } : { additionalProperties: false };
      return { type: "object", properties, required, ...rest };
    });
}

const ref = (...names: readonly string[]) =>
  fc.constantFrom(...names.map((name): Schema => ({ $ref: `#/$defs/${name}` })));

/** A contract with an open shape that it may extend, another, and one of the two. */
const contracts: fc.Arbitrary<Schema> = fc
  .record({
    Open: objects(fc.constant(text), ["a", "b"]).map((shape) => ({
      ...shape,
      propertyNames: NAMES,
      additionalProperties: true,
    })),
    Other: objects(ref("Open"), ["b", "c"]),
    root: objects(ref("Open", "Other", "Either"), ["d", "e"]),
    isExtension: fc.boolean(),
  })
  .map(({ Open, Other, root, isExtension }) => {
    const $defs = { Open, Other, Either: { anyOf: [{ $ref: "#/$defs/Other" }, { $ref: "#/$defs/Open" }] } };
    if (!isExtension) return { ...root, $defs };
    const { additionalProperties: _rest, propertyNames: _names, ...own } = root;
    return { ...own, allOf: [{ $ref: "#/$defs/Open" }], $defs };
  });

describe("defaults", () => {
  it("for any contract are filled in by the precompiled function as by Zod, and what comes out fits", () => {
    let filled = 0;
    fc.assert(
      fc.property(contracts, fc.nat(), (contract, seed) => {
        const outcome = compileSchema(JSON.parse(JSON.stringify(contract)));
        if (outcome.kind === "refused") throw new Error(`refused: ${JSON.stringify(outcome.faults)}`);
        for (const value of fc.sample(borderValues(outcome.model, outcome.node), { numRuns: 40, seed })) {
          expect(disagreementOn(value, outcome.validators), JSON.stringify(value)).toBeUndefined();
          if (outcome.validators.fill !== undefined && outcome.validators.ajv(value)) filled++;
        }
      }),
      { numRuns: 60 },
    );
    expect(filled).toBeGreaterThan(100);
  });
});
