import { describe, expect, it } from "vitest";
import { RULES, schemaFaults } from "../../codegen/check-schema.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { faultsOf } from "../support/edit-spec.js";

const FILE = "contracts/subject.schema.json";
const text = { type: "string" };
const NAMES = { pattern: "^(?!__proto__$)" };
const closed = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** A schema that breaks a rule and nothing else, where it does so, and a near neighbour that keeps it. */
type Case = readonly [refused: JsonObject, pointer: string, allowed: JsonObject];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "a keyword beside these ones is not compiled; say it in a node of its own": [
    [{ ...text, minimum: 1 }, "/minimum", { ...text, minLength: 1 }],
    [{ $ref: "#/$defs/Name", type: "string" }, "/type", { $ref: "#/$defs/Name", description: "The name" }],
    [{ anyOf: [text, {}], minLength: 1 }, "/minLength", { anyOf: [{ ...text, minLength: 1 }, {}] }],
    [
      { type: "object", allOf: [{ $ref: "x" }], properties: {}, additionalProperties: true },
      "/additionalProperties",
      { type: "object", allOf: [{ $ref: "x" }], properties: {} },
    ],
  ],
  "without a type this keyword would bind only some values; add a type": [
    [{ minLength: 1 }, "/minLength", { description: "Anything" }],
  ],
  "const and enum say the same thing twice; keep one": [[{ const: 1, enum: [1] }, "/enum", { enum: [1] }]],
  "every value of const or enum must be of the type beside it": [
    [{ type: "string", enum: ["a", 1] }, "/type", { type: "string", enum: ["a"] }],
    [{ type: "integer", const: 1.5 }, "/type", { type: "integer", const: 1 }],
    [{ type: "object", const: null }, "/type", { type: "null", const: null }],
  ],
  "patterns must be valid with the flag u": [
    [{ ...text, pattern: "([" }, "/pattern", { ...text, pattern: "^[a-z]$" }],
    [{ ...text, pattern: "\\-" }, "/pattern", { ...text, pattern: "-" }],
    [
      { type: "object", propertyNames: { minLength: 20, pattern: "([" }, additionalProperties: text },
      "/propertyNames/pattern",
      { type: "object", propertyNames: { minLength: 20, pattern: "^[a-z]" }, additionalProperties: text },
    ],
  ],
  "lists say what their items are": [[{ type: "array" }, "/items", { type: "array", items: {} }]],
  "objects say what happens to other keys: write true, false or a schema": [
    [{ type: "object" }, "/additionalProperties", { type: "object", additionalProperties: false }],
  ],
  "a required property must be described in properties": [
    [closed({ a: text }, ["b"]), "/required", closed({ a: text }, ["a"])],
  ],
  "a property cannot have a name that every JavaScript object inherits": [
    [closed({ toString: text }), "/properties/toString", closed({ tostring: text })],
    [closed(Object.fromEntries([["__proto__", text]])), "/properties/__proto__", closed({ proto: text })],
  ],
  "a default on a required property would never be used": [
    [closed({ a: { ...text, default: "" } }, ["a"]), "/properties/a/default", closed({ a: { ...text, default: "" } })],
  ],
  "a default must be of the type beside it": [
    [closed({ a: { ...text, default: 7 } }), "/properties/a/default", closed({ a: { ...text, default: "7" } })],
    [
      closed({ a: { type: "integer", default: 0.5 } }),
      "/properties/a/default",
      closed({ a: { type: "number", default: 0.5 } }),
    ],
    [
      closed({ a: { type: "object", additionalProperties: true, default: [] } }),
      "/properties/a/default",
      closed({ a: { type: "array", items: {}, default: [] } }),
    ],
    [closed({ a: { type: "boolean", default: null } }), "/properties/a/default", closed({ a: { default: null } })],
  ],
  "described and typed other properties cannot be typed together in TypeScript; use one": [
    [
      { type: "object", properties: { a: text }, propertyNames: NAMES, additionalProperties: text },
      "/additionalProperties",
      { type: "object", propertyNames: NAMES, additionalProperties: text },
    ],
  ],
  'objects that keep other keys must refuse "__proto__" in propertyNames: rebuilding the object would lose it': [
    [
      { type: "object", additionalProperties: text },
      "/propertyNames",
      { type: "object", propertyNames: NAMES, additionalProperties: text },
    ],
    [
      { type: "object", propertyNames: { pattern: "proto" }, additionalProperties: text },
      "/propertyNames",
      { type: "object", propertyNames: { maxLength: 8 }, additionalProperties: text },
    ],
    [
      { type: "object", properties: { a: text }, additionalProperties: true },
      "/propertyNames",
      { type: "object", additionalProperties: true },
    ],
  ],
  "propertyNames has no use where other keys are refused or the object is handed on as it is": [
    [{ ...closed({}), propertyNames: NAMES }, "/propertyNames", closed({})],
    [
      { type: "object", propertyNames: NAMES, additionalProperties: true },
      "/propertyNames",
      { type: "object", properties: { a: text }, propertyNames: NAMES, additionalProperties: true },
    ],
  ],
  "propertyNames takes minLength, maxLength and pattern": [
    [
      { type: "object", propertyNames: { ...NAMES, description: "A name" }, additionalProperties: text },
      "/propertyNames/description",
      { type: "object", propertyNames: { ...NAMES, minLength: 1, maxLength: 9 }, additionalProperties: text },
    ],
    [
      { type: "object", propertyNames: { ...NAMES, type: "string" }, additionalProperties: text },
      "/propertyNames/type",
      { type: "object", propertyNames: NAMES, additionalProperties: text },
    ],
  ],
  "only an object without described properties can be opaque": [
    [
      { ...closed({}), "x-opaque": true },
      "/x-opaque",
      { type: "object", additionalProperties: true, "x-opaque": true },
    ],
  ],
  "allOf takes one $ref, to the open object that is extended": [
    [{ type: "object", allOf: [closed({})] }, "/allOf", { type: "object", allOf: [{ $ref: "x" }] }],
  ],
  "an extension is of type object": [
    [{ allOf: [{ $ref: "x" }], properties: {} }, "/type", { type: "object", allOf: [{ $ref: "x" }], properties: {} }],
  ],
  "a shape with defaults must have a name to be one of several: move it to $defs": [
    [{ anyOf: [text, closed({ a: { ...text, default: "" } })] }, "/anyOf/1", { anyOf: [text, closed({ a: text })] }],
  ],
  "a message can only be given for a keyword that is there": [
    [
      { ...text, "x-messages": { minLength: "too_short" } },
      "/x-messages/minLength",
      { ...text, minLength: 1, "x-messages": { minLength: "too_short" } },
    ],
    [
      {
        type: "object",
        propertyNames: { ...NAMES, "x-messages": { minLength: "too_short" } },
        additionalProperties: text,
      },
      "/propertyNames/x-messages/minLength",
      {
        type: "object",
        propertyNames: { ...NAMES, "x-messages": { pattern: "reserved_key" } },
        additionalProperties: text,
      },
    ],
  ],
};

describe("checkSchema", () => {
  it("has a case for every rule, and no case without one", () => {
    expect(Object.keys(CASES)).toEqual(Object.keys(RULES));
  });

  const rows = Object.entries(CASES).flatMap(([rule, cases]) => cases.map((one) => [rule, ...one] as const));

  it.each(rows)("says: %s", (rule, refused, pointer, allowed) => {
    expect(faultsOf(() => schemaFaults(FILE, refused).throwIfAny())).toEqual([`${FILE}#${pointer}: ${rule}`]);
    expect(faultsOf(() => schemaFaults(FILE, allowed).throwIfAny())).toEqual([]);
  });

  it.each([
    ["properties", (node: JsonObject) => closed({ "a/b~c": node }), "/properties/a~1b~0c"],
    ["items", (node: JsonObject) => ({ type: "array", items: node }), "/items"],
    [
      "additionalProperties",
      (node: JsonObject) => ({ type: "object", propertyNames: NAMES, additionalProperties: node }),
      "/additionalProperties",
    ],
    ["anyOf", (node: JsonObject) => ({ anyOf: [{}, node] }), "/anyOf/1"],
    ["$defs", (node: JsonObject) => ({ ...closed({}), $defs: { Inner: node } }), "/$defs/Inner"],
  ])("looks into %s", (_keyword, around, pointer) => {
    const [fault] = faultsOf(() => schemaFaults(FILE, around({ type: "array" })).throwIfAny());
    expect(fault).toBe(`${FILE}#${pointer}/items: lists say what their items are`);
  });

  it("gives all faults at once", () => {
    const schema = closed({ a: { type: "array" }, b: { ...text, pattern: "([", minimum: 1 } }, ["c"]);
    expect(faultsOf(() => schemaFaults(FILE, schema).throwIfAny()).map((fault) => fault.split(":")[0])).toEqual([
      `${FILE}#/required`,
      `${FILE}#/properties/a/items`,
      `${FILE}#/properties/b/minimum`,
      `${FILE}#/properties/b/pattern`,
    ]);
  });
});
