import fc from "fast-check";
import { asList, asObject, asText, kindOf, schemaNodes } from "../../codegen/check-schema.js";
import type { Json, JsonObject } from "../../codegen/parse-files.js";
import { NAMES } from "./support.js";

/** Small pools, so that schemas and values meet at their borders instead of passing each other by. */
const KEYS = ["a", "b", "cc"];
const STRINGS = ["", "a", "b", "ab", "ba", "aab", "💡", "__proto__"];
const NUMBERS = [-1, 0, 0.5, 1, 1.5, 2, 3];
const SCALARS: readonly (string | number | boolean | null)[] = [...STRINGS, ...NUMBERS, true, false, null];
const PATTERNS = ["^a", "b$", NAMES.pattern];
const BOUNDS: Readonly<Record<string, readonly (number | string)[]>> = {
  minLength: [0, 1, 2],
  maxLength: [0, 1, 2],
  pattern: PATTERNS,
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  exclusiveMaximum: NUMBERS,
  minItems: [0, 1, 2],
  maxItems: [0, 1, 2],
};
const NUMBER_BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/** Two bounds at most: with more of them hardly any value is left that two schemas could differ about. */
function bounds(keywords: readonly string[]): fc.Arbitrary<JsonObject> {
  const every = Object.fromEntries(keywords.map((keyword) => [keyword, fc.constantFrom(...(BOUNDS[keyword] ?? []))]));
  return fc
    .tuple(fc.record(every), fc.subarray([...keywords], { maxLength: 2 }))
    .map(([rules, chosen]) => Object.fromEntries(chosen.map((keyword) => [keyword, rules[keyword] ?? 0])));
}

const names = bounds(["minLength", "maxLength"]).map((rules) => ({ ...NAMES, ...rules }));
const strings = typed("string", ["minLength", "maxLength", "pattern"]);
const numbers = fc.oneof(typed("integer", NUMBER_BOUNDS), typed("number", NUMBER_BOUNDS));
const literals = fc
  .uniqueArray(fc.constantFrom(...SCALARS), { minLength: 1, maxLength: 3 })
  .map((values): JsonObject => (values.length === 1 ? { const: values[0] ?? null } : { enum: values }));

function typed(type: string, keywords: readonly string[]): fc.Arbitrary<JsonObject> {
  return bounds(keywords).map((rules) => ({ type, ...rules }));
}

function nodes(refs: readonly string[], maxDepth = 2): fc.Arbitrary<JsonObject> {
  const { node } = fc.letrec<{ node: JsonObject }>((tie) => {
    const properties = fc.dictionary(fc.constantFrom(...KEYS), tie("node"), { maxKeys: 3, noNullPrototype: true });
    const leaves: fc.Arbitrary<JsonObject>[] = [
      strings,
      numbers,
      fc.constantFrom<JsonObject>(
        {},
        { type: "boolean" },
        { type: "null" },
        { type: "object", additionalProperties: true },
      ),
      literals,
      ...(refs.length === 0 ? [] : [fc.constantFrom(...refs).map((name) => ({ $ref: `#/$defs/${name}` }))]),
    ];
    const objects = fc
      .tuple(properties, fc.subarray(KEYS), fc.option(names, { nil: undefined }))
      .map(([described, required, open]) => objectOf(described, required, open));
    return {
      node: fc.oneof(
        { maxDepth, depthSize: "small" },
        fc.oneof(...leaves),
        fc
          .tuple(tie("node"), bounds(["minItems", "maxItems"]))
          .map(([items, rules]) => ({ type: "array", items, ...rules })),
        objects,
        objects,
        fc.tuple(names, tie("node")).map(([propertyNames, rest]) => mapOf(propertyNames, rest)),
        fc.array(tie("node"), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      ),
    };
  });
  return node;
}

function objectOf(properties: JsonObject, required: readonly string[], open: JsonObject | undefined): JsonObject {
  const known = required.filter((key) => Object.hasOwn(properties, key));
  if (open === undefined) return { type: "object", properties, required: known, additionalProperties: false };
  // An open object without descriptions is handed on as it is, and then there is nothing to say about its keys.
  if (Object.keys(properties).length === 0) return { type: "object", additionalProperties: true };
  return { type: "object", properties, required: known, propertyNames: open, additionalProperties: true };
}

function mapOf(propertyNames: JsonObject, rest: JsonObject): JsonObject {
  return { type: "object", propertyNames, additionalProperties: rest };
}

/** A contract of the allow-list, with two definitions that it may refer to or extend. */
export const contracts: fc.Arbitrary<JsonObject> = fc
  .tuple(nodes(["First", "Second"]), nodes([]), nodes(["First"]), fc.boolean())
  .map(([root, First, Second, isExtension]) => {
    const $defs = { First, Second };
    if (!isExtension || !canBeExtended(First)) return { ...root, $defs };
    const own = { dd: { type: "string" }, ...(kindOf(root) === "object" ? {} : { ee: root }) };
    return { allOf: [{ $ref: "#/$defs/First" }], type: "object", properties: own, required: ["dd"], $defs };
  });

function canBeExtended(base: JsonObject): boolean {
  return kindOf(base) === "object" && base["additionalProperties"] === true && base["properties"] !== undefined;
}

const scalars = fc.oneof(strings, numbers, literals);

/** Two contracts: unrelated, or alike, or the second made from the first by one change. */
export const contractPairs: fc.Arbitrary<readonly [JsonObject, JsonObject]> = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(contracts, contracts) },
  { weight: 2, arbitrary: fc.tuple(strings, strings) },
  { weight: 3, arbitrary: fc.tuple(numbers, numbers) },
  { weight: 2, arbitrary: fc.tuple(literals, scalars) },
  { weight: 4, arbitrary: fc.tuple(scalars, scalars, fc.nat(), fc.nat()).map(mutated) },
  { weight: 4, arbitrary: fc.tuple(nodes([], 1), scalars, fc.nat(), fc.nat()).map(mutated) },
  { weight: 4, arbitrary: fc.tuple(contracts, nodes([]), fc.nat(), fc.nat()).map(mutated) },
);

function mutated([contract, other, place, choice]: readonly [JsonObject, JsonObject, number, number]) {
  const isUsed = (name: string | undefined) =>
    name === undefined || JSON.stringify(contract).includes(`/$defs/${name}"`);
  const places = [...schemaNodes(contract)].filter(({ pointer }) => isUsed(/^\/\$defs\/(\w+)/u.exec(pointer)?.[1]));
  const { schema, pointer } = places[place % places.length] ?? { schema: contract, pointer: "" };
  const { $defs, ...plain } = schema;
  const families = mutantsOf(plain, other);
  const family = families[choice % families.length] ?? [];
  const mutant = family[Math.floor(choice / families.length) % family.length] ?? other;
  const kept = $defs === undefined ? mutant : { ...mutant, $defs };
  const now = replaceAt(contract, pointer.split("/").slice(1), kept) as JsonObject;
  const isWhole = kindOf(now) !== "extension" || canBeExtended(asObject(asObject(now["$defs"])["First"]));
  return [contract, isWhole ? now : contract] as const;
}

/** What one change can make of a schema, in families that are equally likely however many members they have. */
function mutantsOf(schema: JsonObject, other: JsonObject): readonly (readonly JsonObject[])[] {
  const vary = (keywords: readonly string[]) =>
    keywords.flatMap((keyword) => {
      const { [keyword]: _, ...without } = schema;
      return [without, ...(BOUNDS[keyword] ?? []).map((value) => ({ ...schema, [keyword]: value }))];
    });
  const replaced = [other, { anyOf: [schema, other] }];
  switch (kindOf(schema)) {
    case "extension":
      return [[schema]];
    case "string":
      return [replaced, vary(["minLength", "maxLength", "pattern"])];
    case "array":
      return [replaced, vary(["minItems", "maxItems"])];
    case "integer":
      return [replaced, vary(NUMBER_BOUNDS), [{ ...schema, type: "number" }]];
    case "number":
      return [replaced, vary(NUMBER_BOUNDS), [{ ...schema, type: "integer" }]];
    case "literal": {
      const values = Object.hasOwn(schema, "const") ? [schema["const"] ?? null] : (asList(schema["enum"]) as Json[]);
      const fewer = { enum: values.length > 1 ? values.slice(1) : values };
      return [replaced, [fewer, { enum: [...new Set([...values, "new"])] }]];
    }
    case "union": {
      const branches = asList(schema["anyOf"]) as JsonObject[];
      return [replaced, [{ anyOf: [...branches].reverse() }, { anyOf: [...branches, other] }, branches[0] ?? other]];
    }
    case "object":
      return [replaced, objectMutants(schema, other), objectMutants(schema, other)];
    default:
      return [replaced];
  }
}

function objectMutants(schema: JsonObject, other: JsonObject): readonly JsonObject[] {
  const properties = asObject(schema["properties"]);
  const required = asList(schema["required"]).map(String);
  const rest = schema["additionalProperties"];
  const propertyNames = rest === false ? undefined : asObject(schema["propertyNames"] ?? NAMES);
  if (typeof rest === "object")
    return [
      mapOf(NAMES, asObject(rest)),
      mapOf({ ...NAMES, minLength: 1 }, asObject(rest)),
      objectOf({ a: asObject(rest) }, [], NAMES),
    ];
  const changedKeys = KEYS.flatMap((key) => {
    const { [key]: property, ...without } = properties;
    if (property === undefined)
      return [
        objectOf({ ...properties, [key]: other }, required, propertyNames),
        objectOf({ ...properties, [key]: other }, [...required, key], propertyNames),
      ];
    const toggled = required.includes(key) ? required.filter((one) => one !== key) : [...required, key];
    return [objectOf(without, required, propertyNames), objectOf(properties, toggled, propertyNames)];
  });
  return [
    ...changedKeys,
    objectOf(properties, required, rest === false ? NAMES : undefined),
    objectOf(properties, required, { ...NAMES, minLength: 2 }),
    mapOf(NAMES, other),
  ];
}

function replaceAt(value: Json, [key, ...rest]: readonly string[], by: Json): Json {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, by) : item));
  const object = asObject(value);
  return { ...object, [key]: replaceAt(object[key] ?? null, rest, by) };
}

const strays: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...SCALARS, [], {}),
  fc.array(fc.constantFrom<Json>(...SCALARS), { maxLength: 3 }),
  fc
    .constantFrom(...KEYS, "", "__proto__")
    .chain((key) => fc.constantFrom(...SCALARS).map((value) => own([[key, value]]))),
);

/** Values that fit a contract more often than not, and stray from it in one place or another. */
export function valuesNear(contract: JsonObject): fc.Arbitrary<Json> {
  const defs = asObject(contract["$defs"]);
  const near = (schema: JsonObject): fc.Arbitrary<Json> =>
    fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: strays });
  const objects = (
    properties: JsonObject,
    required: readonly unknown[],
    rest: Json | undefined,
  ): fc.Arbitrary<Json> => {
    const described = Object.entries(properties).map(([key, child]) =>
      fc.tuple(
        fc.constant(key),
        fc.option(near(asObject(child)), { freq: required.includes(key) ? 20 : 2, nil: undefined }),
      ),
    );
    const more = fc.tuple(fc.constantFrom(...KEYS, "", "x", "__proto__"), near(asObject(rest)));
    const others = fc.array(more, { maxLength: rest === false ? 1 : 3, size: "xsmall" });
    return fc
      .tuple(others, fc.tuple(...described))
      .map(([first, last]) => own([...first, ...last].filter((pair): pair is [string, Json] => pair[1] !== undefined)));
  };
  const fitting = (schema: JsonObject): fc.Arbitrary<Json> => {
    const ref = asText(schema["$ref"] ?? asObject(asList(schema["allOf"])[0])["$ref"]).replace("#/$defs/", "");
    switch (kindOf(schema)) {
      case "ref":
        return near(asObject(defs[ref]));
      case "union":
        return fc.oneof(...asList(schema["anyOf"]).map((branch) => near(asObject(branch))));
      case "literal":
        return fc.constantFrom(...((schema["enum"] ?? [schema["const"]]) as Json[]));
      case "string":
        return fc.constantFrom(...STRINGS);
      case "integer":
      case "number":
        return fc.constantFrom(...NUMBERS);
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return fc.array(near(asObject(schema["items"])), { maxLength: 3 });
      case "object":
        return objects(asObject(schema["properties"]), asList(schema["required"]), schema["additionalProperties"]);
      case "extension": {
        const base = asObject(defs[ref]);
        const properties = { ...asObject(base["properties"]), ...asObject(schema["properties"]) };
        return objects(properties, [...asList(base["required"]), ...asList(schema["required"])], true);
      }
      default:
        return strays;
    }
  };
  return near(contract);
}

/** An own `__proto__` stays one, as in what JSON.parse gives. */
function own(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries);
}
