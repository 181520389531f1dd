import { isObject, renderError } from "../generated/index.js";
import { UsageError } from "./command.js";

/** The arguments of a call: one JSON object, or `KEY=VALUE` words that are read as the tool's schema asks. */
export function readValues(words: readonly string[], inputSchema: unknown): Record<string, unknown> {
  const [first] = words;
  if (words.length === 1 && first?.trimStart().startsWith("{") === true) return readObject(first);
  const properties = isObject(inputSchema) && isObject(inputSchema["properties"]) ? inputSchema["properties"] : {};
  const entries = words.map((word): [string, unknown] => {
    const at = word.indexOf("=");
    if (at < 1) throw new UsageError(renderError("wrong_value", { word }));
    const [key, text] = [word.slice(0, at), word.slice(at + 1)];
    return [key, readValue(key, text, Object.hasOwn(properties, key) ? properties[key] : undefined)];
  });
  return Object.fromEntries(entries);
}

export function readObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(renderError("arguments_not_json", { problem: error instanceof Error ? error.message : "" }));
  }
  if (!isObject(value))
    throw new UsageError(
      renderError("arguments_not_json", {
        problem: renderError("invalid_type", { expected: "object", received: typeName(value) }),
      }),
    );
  return { ...value };
}

function readValue(key: string, text: string, schema: unknown): unknown {
  const types = typesOf(schema);
  if (types.includes("string")) return text;
  const json = parsed(text);
  // Without a type anything goes; what is no JSON is meant as text.
  if (types.length === 0) return json ?? text;
  if (json !== undefined && types.some((type) => fits(json, type))) return json;
  throw new UsageError(renderError("wrong_value_type", { key, expected: types.join(" | ") }));
}

function typesOf(schema: unknown): readonly string[] {
  const type = isObject(schema) ? schema["type"] : undefined;
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.map(String) : [];
}

function fits(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return typeName(value) === type;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
