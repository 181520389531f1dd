import fc from "fast-check";
import type { Json } from "../../codegen/parse-files.js";

const KEYS = ["a", "b", "name", "tool", "long key", "1"];
const NAMES = { pattern: "^(?!__proto__$)" };

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const small = fc.integer({ min: 0, max: 4 });
const bound = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.5, -1.25, 1e21));
const scalar = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, -1.5, "", "a", "object"),
  fc.string({ maxLength: 3 }),
);

/** Leaves undefined keywords out, as if they had never been written. */
function schemaOf(keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Json> {
  return fc.record(keywords, { noNullPrototype: true }).map((schema) => JSON.parse(JSON.stringify(schema)) as Json);
}

/** Schemas that the allow-list lets through. */
export const compilableSchema: fc.Arbitrary<Json> = fc.letrec<{ schema: Json }>((tie) => {
  const schema = tie("schema");
  const properties = fc.dictionary(fc.constantFrom(...KEYS), schema, { maxKeys: 3, noNullPrototype: true });
  const object = fc
    .tuple(properties, fc.array(fc.constantFrom(...KEYS)), fc.boolean())
    .map(([described, wanted, isOpen]): Json => {
      const required = [...new Set(wanted)].filter((key) => Object.hasOwn(described, key));
      const base = { type: "object", properties: described, required };
      if (!isOpen) return { ...base, additionalProperties: false };
      // An open object without properties is handed on as it is, and then has no names to check.
      return Object.keys(described).length === 0
        ? { ...base, additionalProperties: true }
        : { ...base, additionalProperties: true, propertyNames: NAMES };
    });
  return {
    schema: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant<Json>({}),
      schemaOf({ type: fc.constantFrom("boolean", "null") }),
      schemaOf({
        type: fc.constant("string"),
        minLength: optional(small),
        maxLength: optional(small),
        pattern: optional(fc.constantFrom("^a", "b$", "^[a-z]+$", "\\d", "^\\p{L}+$", "😀", "/")),
      }),
      schemaOf({
        type: fc.constantFrom("number", "integer"),
        minimum: optional(bound),
        maximum: optional(bound),
        exclusiveMinimum: optional(bound),
        exclusiveMaximum: optional(bound),
      }),
      schemaOf({
        enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4, selector: (value) => JSON.stringify(value) }),
      }),
      schemaOf({ const: scalar }),
      schemaOf({ type: fc.constant("array"), items: schema, minItems: optional(small), maxItems: optional(small) }),
      object,
      schemaOf({
        type: fc.constant("object"),
        propertyNames: fc.constant({ ...NAMES, minLength: 1 }),
        additionalProperties: schema,
      }),
      schemaOf({ anyOf: fc.array(schema, { minLength: 2, maxLength: 3 }) }),
    ),
  };
}).schema;

const FOREIGN: readonly (readonly [string, Json])[] = [
  ["if", { type: "string" }],
  ["not", {}],
  ["oneOf", [{}, {}]],
  ["prefixItems", [{ type: "string" }]],
  ["contains", { const: 1 }],
  ["uniqueItems", true],
  ["multipleOf", 2],
  ["minProperties", 1],
  ["maxProperties", 2],
  ["patternProperties", { "^a": {} }],
  ["dependentRequired", { a: ["b"] }],
  ["unevaluatedProperties", false],
  ["format", "email"],
  ["type", ["string", "null"]],
  ["minLength", 1],
  ["required", ["missing"]],
  ["$ref", "#"],
  ["allOf", [{ type: "object" }]],
  ["const", { a: 1 }],
  ["enum", [[1], {}]],
  ["pattern", "(["],
  ["additionalProperties", { type: "string" }],
  ["properties", { toString: { type: "string" }, __proto__x: {} }],
  ["items", false],
  ["default", 1],
];

/** Schemas inside and outside the allow-list: compilable ones, most of them with a foreign keyword somewhere. */
export const anySchema: fc.Arbitrary<Json> = fc.oneof(
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as Json) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(compilableSchema, fc.constantFrom(...FOREIGN), fc.nat())
      .map(([schema, [keyword, value], where]) => insert(schema, keyword, value, where)),
  },
);

/** Puts a keyword into one of the schemas within a schema. */
function insert(schema: Json, keyword: string, value: Json, where: number): Json {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const object = schema as { readonly [key: string]: Json };
  const items = object["items"];
  if (items !== undefined && where % 2 === 1) return { ...object, items: insert(items, keyword, value, where >> 1) };
  return { ...object, [keyword]: value };
}
