import { isObject } from "../generated/index.js";

/** References may lead in a circle. */
const DEEPEST = 20;

/** A schema in which a reference has been followed to where it leads within the whole. */
export function resolved(schema: unknown, whole: unknown): unknown {
  let node = schema;
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (!isObject(node) || typeof node["$ref"] !== "string" || !node["$ref"].startsWith("#")) return node;
    const keys = node["$ref"].split("/").slice(1);
    node = keys.reduce<unknown>((place, key) => {
      const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
      return isObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
    }, whole);
  }
  return undefined;
}

/** The types that a schema lets through; none where anything goes. */
export function typesOf(schema: unknown, whole: unknown, depth = 0): readonly string[] {
  const node = resolved(schema, whole);
  if (!isObject(node) || depth > DEEPEST) return [];
  const { type, enum: values, anyOf, oneOf, allOf } = node;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.map(String);
  if (Array.isArray(values)) return unique(values.map(typeName));
  if (Object.hasOwn(node, "const")) return [typeName(node["const"])];
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) {
    const types = either.map((branch: unknown) => typesOf(branch, whole, depth + 1));
    return types.some(({ length }) => length === 0) ? [] : unique(types.flat());
  }
  if (!Array.isArray(allOf)) return [];
  return allOf.map((part: unknown) => typesOf(part, whole, depth + 1)).find(({ length }) => length > 0) ?? [];
}

/** What the items of a list must be, wherever the schema says that it may be a list. */
export function itemsOf(schema: unknown, whole: unknown, depth = 0): unknown {
  const node = resolved(schema, whole);
  if (!isObject(node) || depth > DEEPEST) return undefined;
  if (node["items"] !== undefined) return node["items"];
  const parts = [node["anyOf"], node["oneOf"], node["allOf"]].filter(Array.isArray).flat() as readonly unknown[];
  return parts.map((part) => itemsOf(part, whole, depth + 1)).find((items) => items !== undefined);
}

/** What JSON Schema calls the type of a value. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
