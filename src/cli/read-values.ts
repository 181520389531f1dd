import { isObject, renderError } from "../generated/index.js";
import { UsageError } from "./command.js";
import { itemsOf, typeName, typesOf } from "./schema-types.js";

/** The arguments of a call: one JSON object, or `KEY=VALUE` words that are read as the tool's schema asks. */
export function readValues(words: readonly string[], inputSchema: unknown): Record<string, unknown> {
  const [first] = words;
  if (words.length === 1 && first?.trimStart().startsWith("{") === true) return readObject(first);
  const properties = isObject(inputSchema) && isObject(inputSchema["properties"]) ? inputSchema["properties"] : {};
  const values = new Map<string, unknown>();
  for (const word of words) {
    const at = word.indexOf("=");
    if (at < 1) throw new UsageError(renderError("wrong_value", { word }));
    const [key, text] = [word.slice(0, at), word.slice(at + 1)];
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const value = readValue(key, text, schema, inputSchema);
    if (!values.has(key)) {
      values.set(key, value);
      continue;
    }
    const before = values.get(key);
    // A list may be given word by word.
    if (!Array.isArray(before) || !Array.isArray(value)) throw new UsageError(renderError("value_twice", { key }));
    values.set(key, [...(before as readonly unknown[]), ...(value as readonly unknown[])]);
  }
  return Object.fromEntries(values);
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

function readValue(key: string, text: string, schema: unknown, whole: unknown): unknown {
  const types = typesOf(schema, whole);
  const json = parsed(text);
  const isFit = json !== undefined && types.some((type) => fits(json, type));
  // Where text will do, only what cannot be meant as text is more than that.
  if (types.includes("string")) return isFit && typeof json === "object" && json !== null ? json : text;
  // Without a type anything goes; what is no JSON is meant as text.
  if (types.length === 0) return json ?? text;
  if (isFit) return json;
  if (types.includes("array")) return [readValue(key, text, itemsOf(schema, whole), whole)];
  const example = EXAMPLES[types[0] ?? ""];
  throw new UsageError(
    renderError("wrong_value_type", {
      key,
      expected: types.join(" | "),
      ...(example === undefined ? {} : { example: `${key}=${example}` }),
    }),
  );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  number: "1.5",
  integer: "1",
  boolean: "true",
  object: `'{"key":"value"}'`,
};

function fits(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  return typeName(value) === type;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
