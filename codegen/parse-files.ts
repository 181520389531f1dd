import { type ParseError, printParseErrorCode, visit } from "jsonc-parser";
import { FaultList } from "./fault.js";
import type { SpecFiles } from "./load-spec.js";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text to JSON, with line and column of every syntax error and every key that is written twice. */
export function parseFiles(files: SpecFiles): ReadonlyMap<string, Json> {
  const faults = new FaultList();
  const parsed = new Map<string, Json>();
  for (const [file, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const json = parseStrictly(text);
    const problems = json === undefined ? syntaxProblems(text) : [];
    for (const problem of problems) faults.add(file, "", problem);
    if (problems.length === 0) parsed.set(file, json ?? (JSON.parse(text) as Json));
  }
  faults.throwIfAny();
  return parsed;
}

/** Nothing when the text is no JSON, or has a key twice: finding out where takes far longer than finding out whether. */
function parseStrictly(text: string): Json | undefined {
  try {
    const json = JSON.parse(text) as Json;
    return countKeys(json) === countWrittenKeys(text) ? json : undefined;
  } catch {
    return undefined;
  }
}

function countKeys(json: Json): number {
  if (typeof json !== "object" || json === null) return 0;
  const values: readonly Json[] = Object.values(json);
  return values.reduce<number>((count, value) => count + countKeys(value), Array.isArray(json) ? 0 : values.length);
}

/** In valid JSON a quotation mark begins a string, and a string before a colon is a key. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/gu)) if (colon !== undefined) count++;
  return count;
}

function syntaxProblems(text: string): string[] {
  const problems: string[] = [];
  const seen: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void seen.push(new Set()),
      onObjectEnd: () => void seen.pop(),
      onObjectProperty: (key, _offset, _length, line, column) => {
        if (seen.at(-1)?.has(key))
          problems.push(`line ${line + 1}, column ${column + 1}: the key "${key}" is written twice`);
        seen.at(-1)?.add(key);
      },
      onError: (error: ParseError["error"], _offset, _length, line, column) => {
        problems.push(`line ${line + 1}, column ${column + 1}: not valid JSON (${printParseErrorCode(error)})`);
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return problems;
}
