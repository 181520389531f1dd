import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNarrowing, isWidening } from "../../codegen/breaking/change.js";
import { schemaFaults } from "../../codegen/check-schema.js";
import { publishedSchema } from "../../codegen/emit-schema.js";
import { contractOf } from "../../codegen/model.js";
import type { Json, JsonObject } from "../../codegen/parse-files.js";
import { contractPairs, contracts, valuesNear } from "./arbitraries.js";
import { compareSchemas, modelOf } from "./support.js";

/** The referee knows nothing of the comparison: Ajv, on the schema that is published. */
const ajv = new Ajv2020({ strict: false, addUsedSchema: false, validateSchema: false });

function acceptedBy(schema: JsonObject): (value: Json) => boolean {
  const model = modelOf(schema);
  const validate = ajv.compile(publishedSchema(model, contractOf(model, "Root")));
  return (value) => validate(value) === true;
}

const cases = contractPairs.chain(([old, now]) =>
  fc.record({
    old: fc.constant(old),
    now: fc.constant(now),
    values: fc.array(fc.oneof(valuesNear(old), valuesNear(now)), { minLength: 25, maxLength: 60, size: "max" }),
  }),
);

describe("compareNodes", () => {
  it("for any two contracts and any value, what is not narrowed still accepts, and what is not widened still refuses", () => {
    fc.assert(
      fc.property(cases, ({ old, now, values }) => {
        const changes = compareSchemas(old, now);
        const [wasAccepted, isAccepted] = [acceptedBy(old), acceptedBy(now)];
        const isLost = (value: Json) => wasAccepted(value) && !isAccepted(value);
        const isGained = (value: Json) => !wasAccepted(value) && isAccepted(value);
        if (!changes.some(isNarrowing)) expect(values.filter(isLost)).toEqual([]);
        if (!changes.some(isWidening)) expect(values.filter(isGained)).toEqual([]);
      }),
      { numRuns: 800 },
    );
  }, 120_000);

  it("for any contract, finds no change in itself", () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        expect(compareSchemas(contract, contract)).toEqual([]);
      }),
    );
  });

  it("for any two contracts, narrowing one way is widening the other way", () => {
    fc.assert(
      fc.property(contractPairs, ([old, now]) => {
        const [there, back] = [compareSchemas(old, now), compareSchemas(now, old)];
        expect(there.some(isNarrowing)).toBe(back.some(isWidening));
        expect(there.some(isWidening)).toBe(back.some(isNarrowing));
      }),
      { numRuns: 500 },
    );
  });
});

/** A law about nothing holds always; these say that the cases above are about something. */
describe("the cases of the law", () => {
  const sample = fc.sample(cases, { numRuns: 300, seed: 7 });

  it("stay within the allow-list", () => {
    for (const schema of sample.flatMap(({ old, now }) => [old, now])) {
      expect(() => schemaFaults("contract", schema).throwIfAny()).not.toThrow();
    }
  });

  it("are decided often, and are full of values at the border", () => {
    const shares = { decided: 0, accepted: 0, witnessed: 0 };
    for (const { old, now, values } of sample) {
      const changes = compareSchemas(old, now);
      const [wasAccepted, isAccepted] = [acceptedBy(old), acceptedBy(now)];
      const isOneWay = changes.length > 0 && changes.some(isNarrowing) !== changes.some(isWidening);
      if (isOneWay) shares.decided += 1;
      if (values.some((value) => wasAccepted(value) && isAccepted(value))) shares.accepted += 1;
      if (isOneWay && values.some((value) => wasAccepted(value) !== isAccepted(value))) shares.witnessed += 1;
    }
    expect(shares.decided).toBeGreaterThan(45);
    expect(shares.accepted).toBeGreaterThan(120);
    expect(shares.witnessed).toBeGreaterThan(25);
  });
});
