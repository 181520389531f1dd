import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Ajv on a published schema: the referee that shares no code with the contracts. */
export function publishedValidator(stem: string): (value: unknown) => boolean {
  const file = new URL(`../../src/generated/schemas/${stem}.schema.json`, import.meta.url);
  const ajv = new Ajv2020({ allErrors: true, ownProperties: true, strict: false });
  return ajv.compile(JSON.parse(readFileSync(file, "utf8")) as object);
}
