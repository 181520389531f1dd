import type { ObjectView } from "./object-view.js";

/**
 * JSON that a string holds, as it is written without the quotes; undefined where it would mean something else there. In
 * code the key `__proto__` is none, however it is spelled.
 */
export function unquotedJson(json: string, { isJson }: ObjectView): string | undefined {
  if (!isJson && hasPrototypeKey(JSON.parse(json))) return undefined;
  // Half a character cannot be written to a file.
  return json.trim().replaceAll(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

function hasPrototypeKey(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "__proto__") || Object.values(value).some(hasPrototypeKey);
}
