import { FaultList, pointerTo } from "./fault.js";
import { isJsonObject, type JsonObject } from "./parse-files.js";

/**
 * The allow-list: what is compiled exactly. Everything else is refused with the reason, because a keyword that is
 * ignored is a promise that is broken silently. Which keywords exist at all is said by `spec/meta/contract.meta.json`.
 */
export type SchemaKind =
  | "ref"
  | "union"
  | "literal"
  | "extension"
  | "any"
  | "string"
  | "number"
  | "integer"
  | "boolean"
  | "null"
  | "array"
  | "object";

const ANNOTATIONS = ["$schema", "$defs", "title", "description", "default", "x-direction"];
const NUMBER_KEYWORDS = ["type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const NAME_KEYWORDS = ["type", "minLength", "maxLength", "pattern", "x-messages"];

const KEYWORDS: Readonly<Record<SchemaKind, readonly string[]>> = {
  ref: ["$ref"],
  union: ["anyOf", "x-messages"],
  literal: ["type", "const", "enum"],
  extension: ["type", "allOf", "properties", "required"],
  any: [],
  string: NAME_KEYWORDS,
  number: NUMBER_KEYWORDS,
  integer: NUMBER_KEYWORDS,
  boolean: ["type"],
  null: ["type"],
  array: ["type", "items", "minItems", "maxItems"],
  object: ["type", "properties", "required", "propertyNames", "additionalProperties", "x-opaque"],
};

const KIND_BY_KEYWORD: readonly (readonly [string, SchemaKind])[] = [
  ["$ref", "ref"],
  ["anyOf", "union"],
  ["const", "literal"],
  ["enum", "literal"],
  ["allOf", "extension"],
];

/** What a schema is, judged by its most telling keyword. Only meaningful for a schema without faults. */
export function kindOf(schema: JsonObject): SchemaKind {
  const telling = KIND_BY_KEYWORD.find(([keyword]) => Object.hasOwn(schema, keyword));
  if (telling !== undefined) return telling[1];
  const type = schema["type"];
  return typeof type === "string" && Object.hasOwn(KEYWORDS, type) ? (type as SchemaKind) : "any";
}

/** A rule's English name is its message. It gets the schema and the kind, and answers the keys that break it. */
type Rule = (schema: JsonObject, kind: SchemaKind) => readonly string[];

export const RULES: Readonly<Record<string, Rule>> = {
  "a keyword beside these ones is not compiled; say it in a node of its own": (schema, kind) =>
    kind === "any" ? [] : strangers(schema, kind),
  "without a type this keyword would bind only some values; add a type": (schema, kind) =>
    kind === "any" ? strangers(schema, kind) : [],
  "const and enum say the same thing twice; keep one": (schema) =>
    Object.hasOwn(schema, "const") && Object.hasOwn(schema, "enum") ? ["enum"] : [],
  "every value of const or enum must be of the type beside it": (schema, kind) =>
    kind === "literal" && schema["type"] !== undefined && !literalsFitType(schema) ? ["type"] : [],
  "patterns must be valid with the flag u": (schema) =>
    withNames(schema, ({ pattern }) => (typeof pattern === "string" && !isUnicodePattern(pattern) ? ["pattern"] : [])),
  "lists say what their items are": (schema, kind) =>
    kind === "array" && !Object.hasOwn(schema, "items") ? ["items"] : [],
  "objects say what happens to other keys: write true, false or a schema": (schema, kind) =>
    kind === "object" && !Object.hasOwn(schema, "additionalProperties") ? ["additionalProperties"] : [],
  "a required property must be described in properties": (schema, kind) =>
    kind === "object" || kind === "extension"
      ? asList(schema["required"])
          .filter((key) => !Object.hasOwn(asObject(schema["properties"]), String(key)))
          .map(() => "required")
      : [],
  "a property cannot have a name that every JavaScript object inherits": (schema) =>
    Object.keys(asObject(schema["properties"]))
      .filter((key) => key in Object.prototype)
      .map((key) => pointerTo("properties", key)),
  "a default on a required property would never be used": (schema) =>
    Object.entries(asObject(schema["properties"]))
      .filter(
        ([key, node]) =>
          isJsonObject(node) && Object.hasOwn(node, "default") && asList(schema["required"]).includes(key),
      )
      .map(([key]) => pointerTo(pointerTo("properties", key), "default")),
  "a default must be of the type beside it": (schema) =>
    Object.entries(asObject(schema["properties"]))
      .filter(
        ([, node]) => isJsonObject(node) && Object.hasOwn(node, "default") && !isOfType(node["default"], node["type"]),
      )
      .map(([key]) => pointerTo(pointerTo("properties", key), "default")),
  "described and typed other properties cannot be typed together in TypeScript; use one": (schema, kind) =>
    kind === "object" &&
    isJsonObject(schema["additionalProperties"]) &&
    Object.keys(asObject(schema["properties"])).length > 0
      ? ["additionalProperties"]
      : [],
  'objects that keep other keys must refuse "__proto__" in propertyNames: rebuilding the object would lose it': (
    schema,
    kind,
  ) =>
    kind === "object" && otherKeysOf(schema) === "rebuilt" && !refusesProto(schema["propertyNames"])
      ? ["propertyNames"]
      : [],
  "propertyNames has no use where other keys are refused or the object is handed on as it is": (schema, kind) =>
    kind === "object" &&
    Object.hasOwn(schema, "propertyNames") &&
    ["refused", "handed on"].includes(otherKeysOf(schema))
      ? ["propertyNames"]
      : [],
  "propertyNames takes minLength, maxLength and pattern": (schema) =>
    Object.keys(asObject(schema["propertyNames"]))
      .filter((key) => key === "type" || !NAME_KEYWORDS.includes(key))
      .map((key) => pointerTo("propertyNames", key)),
  "only an object without described properties can be opaque": (schema, kind) =>
    kind === "object" && Object.hasOwn(schema, "x-opaque") && !isHandedOn(schema) ? ["x-opaque"] : [],
  "allOf takes one $ref, to the open object that is extended": (schema, kind) =>
    kind === "extension" &&
    asList(schema["allOf"]).some((part) => !isJsonObject(part) || Object.keys(part).join() !== "$ref")
      ? ["allOf"]
      : [],
  "an extension is of type object": (schema, kind) =>
    kind === "extension" && schema["type"] !== "object" ? ["type"] : [],
  "a shape with defaults must have a name to be one of several: move it to $defs": (schema) =>
    asList(schema["anyOf"]).flatMap((branch, index) =>
      [...schemaNodes(asObject(branch))].some((inner) => Object.hasOwn(inner.schema, "default"))
        ? [`anyOf/${index}`]
        : [],
    ),
  "a message can only be given for a keyword that is there": (schema) =>
    withNames(schema, (rules) =>
      Object.keys(asObject(rules["x-messages"]))
        .filter((keyword) => !Object.hasOwn(rules, keyword))
        .map((keyword) => pointerTo("x-messages", keyword)),
    ),
};

/** The same rule for a schema and for its `propertyNames`, which is no schema of its own here. */
function withNames(schema: JsonObject, rule: (rules: JsonObject) => readonly string[]): readonly string[] {
  return [...rule(schema), ...rule(asObject(schema["propertyNames"])).map((key) => `propertyNames/${key}`)];
}

/** Walks a schema, which is at `at` in its file, and reports every place that is outside the allow-list. */
export function checkSchema(file: string, root: JsonObject, faults: FaultList, at = ""): void {
  for (const { schema, pointer } of schemaNodes(root, at)) {
    const kind = kindOf(schema);
    for (const [reason, rule] of Object.entries(RULES)) {
      for (const key of rule(schema, kind)) faults.add(file, `${pointer}/${key}`, reason);
    }
  }
}

/** The faults of one schema on its own, for those who want to know before they compile. */
export function schemaFaults(file: string, root: JsonObject): FaultList {
  const faults = new FaultList();
  checkSchema(file, root, faults);
  return faults;
}

/** A schema within a schema: where it is, and what its parent makes of it. */
export interface SchemaPlace {
  readonly schema: JsonObject;
  readonly pointer: string;
  readonly role: "root" | "definition" | "property" | "part";
}

/** Every schema within a schema, `propertyNames` excepted: that one is judged with its object. */
export function* schemaNodes(
  schema: JsonObject,
  pointer = "",
  role: SchemaPlace["role"] = "root",
): Generator<SchemaPlace> {
  yield { schema, pointer, role };
  for (const [keyword, childRole] of [
    ["$defs", "definition"],
    ["properties", "property"],
  ] as const) {
    for (const [key, child] of Object.entries(asObject(schema[keyword]))) {
      if (isJsonObject(child)) yield* schemaNodes(child, pointerTo(`${pointer}/${keyword}`, key), childRole);
    }
  }
  for (const keyword of ["items", "additionalProperties"]) {
    const child = schema[keyword];
    if (isJsonObject(child)) yield* schemaNodes(child, `${pointer}/${keyword}`, "part");
  }
  for (const [index, child] of asList(schema["anyOf"]).entries()) {
    if (isJsonObject(child)) yield* schemaNodes(child, `${pointer}/anyOf/${index}`, "part");
  }
}

function strangers(schema: JsonObject, kind: SchemaKind): string[] {
  return Object.keys(schema).filter((key) => !ANNOTATIONS.includes(key) && !KEYWORDS[kind].includes(key));
}

/** An object that is neither looked into nor rebuilt, so that nothing in it can get lost. */
export function isHandedOn(schema: JsonObject): boolean {
  return schema["additionalProperties"] === true && Object.keys(asObject(schema["properties"])).length === 0;
}

/** What becomes of keys that are not described; "unsaid" is a fault of its own. */
function otherKeysOf(schema: JsonObject): "unsaid" | "refused" | "handed on" | "rebuilt" {
  if (schema["additionalProperties"] === undefined) return "unsaid";
  if (schema["additionalProperties"] === false) return "refused";
  return isHandedOn(schema) ? "handed on" : "rebuilt";
}

function refusesProto(names: unknown): boolean {
  if (!isJsonObject(names)) return false;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = "" } = names;
  if (Number(minLength) > "__proto__".length || Number(maxLength) < "__proto__".length) return true;
  return typeof pattern === "string" && isUnicodePattern(pattern) && !new RegExp(pattern, "u").test("__proto__");
}

function isUnicodePattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

function literalsFitType(schema: JsonObject): boolean {
  const values = Object.hasOwn(schema, "const") ? [schema["const"]] : asList(schema["enum"]);
  return values.every((value) => isOfType(value, schema["type"]));
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  if (type === "integer") return Number.isInteger(value);
  if (Array.isArray(value)) return type === "array";
  return type === (value === null ? "null" : typeof value);
}

export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
