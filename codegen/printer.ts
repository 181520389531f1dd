import type { Json } from "./parse-files.js";

/** What is written to disk: path from the project's root, and text. */
export type Output = ReadonlyMap<string, string>;

export const GENERATE_COMMAND = "npm run generate";

/** Two lines, and no date or version in them: unchanged input gives unchanged bytes. */
export function fileHeader(sources: readonly string[]): string {
  return `// @generated from ${sources.map((source) => `spec/${source}`).join(", ")}. Do not edit.\n// After changing the source run: ${GENERATE_COMMAND}\n`;
}

export function markdownHeader(sources: readonly string[]): string {
  const text = fileHeader(sources).trimEnd().replaceAll("// ", "");
  return `<!--\n${text}\n-->\n`;
}

export function literal(value: unknown): string {
  const json = JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  // In source this key would set the prototype, unless it is computed. A quote within a string has a backslash before it.
  return json.replaceAll(/(?<=[{,])"__proto__":/gu, '["__proto__"]:');
}

export function propertyKey(key: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/u.test(key) ? key : literal(key);
}

export function indent(text: string): string {
  return text.replace(/^(?=.)/gmu, "  ");
}

/** A regular expression as source, with the flag that JSON Schema means. */
export function regExpLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source}/u`;
}

/** A comment's end inside a description must not end the comment. */
export function docText(text: string): string {
  return text.replaceAll("*/", "*\\/");
}

export function jsonFile(value: Json | object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
