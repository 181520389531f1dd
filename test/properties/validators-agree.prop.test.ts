import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GENERATED_FOLDER } from "../../codegen/compile.js";
import { mainDefinition } from "../../codegen/model.js";
import { borderValues } from "../../codegen/sample-values.js";
import { agreed, disagreementOn, type Validators } from "../../codegen/verify-values.js";
import * as contracts from "../../src/contracts/index.js";
import { publishedValidator } from "../support/published.js";
import { compiled } from "../support/spec.js";

/** The modules that clients import, not those that the compiler has just emitted in memory. */
function committedValidators(name: string, ajv: Validators["ajv"]): Validators {
  const exports = contracts as unknown as Record<string, unknown>;
  const schema = exports[`${name}Schema`] as typeof contracts.ToolInfoSchema;
  const check = exports[`check${name}`] as (value: unknown) => readonly contracts.Issue[];
  const is = exports[`is${name}`] as (value: unknown) => boolean;
  return {
    ajv,
    zod: (value) => {
      const result = schema.safeParse(value);
      return result.success ? { issues: [], value: result.data } : { issues: contracts.issuesOf(result.error) };
    },
    precompiled: (value) => agreed(is(value), check(value)),
    format: contracts.formatIssue,
  };
}

describe("Zod, Ajv and the precompiled validators", () => {
  for (const contract of compiled.model.contracts) {
    const validators = committedValidators(contract.name, publishedValidator(contract.stem));
    const examples = compiled.spec.examples.filter((example) => example.contract === contract.name);

    it(`for any JSON value agree on ${contract.name}`, () => {
      fc.assert(
        fc.property(fc.json({ maxDepth: 4 }), (text) => {
          expect(disagreementOn(JSON.parse(text), validators)).toBeUndefined();
        }),
      );
    });

    it(`for any ${contract.name}, whole or with something changed, agree`, () => {
      const values = borderValues(
        compiled.model,
        mainDefinition(contract).node,
        examples.map(({ value }) => value),
      );
      let accepted = 0;
      let refused = 0;
      fc.assert(
        fc.property(values, (value) => {
          expect(disagreementOn(value, validators)).toBeUndefined();
          if (validators.ajv(value)) accepted++;
          else refused++;
        }),
      );
      // A law about values that are all refused, or all accepted, would say nothing.
      expect(Math.min(accepted, refused)).toBeGreaterThan(5);
    });
  }

  it("publish the schemas that the compiler emits", async () => {
    for (const { stem } of compiled.model.contracts) {
      const { default: published } = await import(`../../src/generated/schemas/${stem}.schema.json`);
      expect(published).toEqual(
        JSON.parse(compiled.output.get(`${GENERATED_FOLDER}/schemas/${stem}.schema.json`) ?? ""),
      );
    }
  });
});
