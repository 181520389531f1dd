import { isObject, show, type ToolInfo } from "../generated/index.js";
import { itemsOf, resolved, typesOf } from "./schema-types.js";

/** `read_file(path: string, head?: number)`. */
export function signatureOf({ name, inputSchema }: ToolInfo): string {
  const schema: unknown = inputSchema;
  const properties = isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {};
  const required =
    isObject(schema) && Array.isArray(schema["required"]) ? (schema["required"] as readonly unknown[]) : [];
  const parameters = Object.entries(properties).map(
    ([key, property]) => `${show(key)}${required.includes(key) ? "" : "?"}: ${typeOf(property, schema)}`,
  );
  return `${show(name)}(${parameters.join(", ")})`;
}

function typeOf(schema: unknown, whole: unknown): string {
  const node = resolved(schema, whole);
  if (isObject(node) && Array.isArray(node["enum"]))
    return node["enum"].map((value) => show(JSON.stringify(value))).join(" | ");
  const types = typesOf(node, whole);
  if (types.length === 0) return "any";
  return types.map((type) => (type === "array" ? listOf(itemsOf(node, whole), whole) : show(type))).join(" | ");
}

/** One level is enough for one line. */
function listOf(items: unknown, whole: unknown): string {
  const types = typesOf(items, whole);
  if (types.length === 0) return "any[]";
  const shown = types.map((type) => show(type)).join(" | ");
  return types.length === 1 ? `${shown}[]` : `(${shown})[]`;
}

/** The first sentence or line of a description. */
export function firstLine(text: string | undefined): string {
  const line = show((text ?? "").trim().split("\n")[0] ?? "");
  return /^.*?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
}
