import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advertisedSchema, publishedSchema } from "../../codegen/emit-schema.js";
import { mainDefinition } from "../../codegen/model.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { sampleBorderValues } from "../../codegen/sample-values.js";
import { compiled } from "../support/spec.js";

const { model } = compiled;

/** Every key of a schema, wherever it is, with its value. */
function* entriesOf(json: unknown): Generator<readonly [string, unknown]> {
  if (typeof json !== "object" || json === null) return;
  for (const entry of Object.entries(json)) {
    yield entry;
    yield* entriesOf(entry[1]);
  }
}

function acceptedBy(schema: JsonObject): (value: unknown) => boolean {
  const validate = new Ajv2020({ allErrors: true, ownProperties: true }).compile(schema);
  return (value) => validate(value) === true;
}

describe("publishedSchema", () => {
  it.each(model.contracts)("is self-contained and free of our own keywords: $name", (contract) => {
    const schema = publishedSchema(model, contract);
    expect(schema["$id"]).toBe(`urn:mcp-workbench:schema:${contract.stem}`);
    for (const [key, value] of entriesOf(schema)) {
      expect(key).not.toMatch(/^x-/u);
      if (key === "$ref") expect(String(value)).toMatch(/^#\/\$defs\/\w+$/u);
    }
    // Ajv in its strict mode knows every keyword, and finds what each reference means.
    expect(() => acceptedBy(schema)).not.toThrow();
  });
});

describe("advertisedSchema", () => {
  it.each(model.contracts)("for any value, accepts what the published one accepts: $name", (contract) => {
    const advertised = advertisedSchema(model, contract.name);
    expect([...entriesOf(advertised)].map(([key]) => key)).not.toContain("$ref");
    const [byAdvertised, byPublished] = [acceptedBy(advertised), acceptedBy(publishedSchema(model, contract))];
    const { node } = mainDefinition(contract);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const value of sampleBorderValues(model, node, [], 200, seed))
          expect(byAdvertised(value), JSON.stringify(value)).toBe(byPublished(value));
      }),
      { numRuns: 3 },
    );
  });
});
