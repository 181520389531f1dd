// @generated from spec/errors.json. Do not edit.
// After changing the source run: npm run generate

import { show, showName } from "./show.js";

/** One thing that is wrong with a value: where, and what. */
export interface Issue {
  /** Keys and indexes from the value's root; empty for the root itself. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** An issue that makes it unlikely that this shape was meant at all: a key that it does not have. */
export interface FoundIssue extends Issue {
  readonly isForeign?: true;
}

/** The only key that is refused, or a test of every key, and the text for a key that fails it. */
export type NameRule = readonly [test: string | ((name: string) => boolean), text: string];

export const required: string = `Required`;

export function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return required;
  const received = typeNameOf(value);
  return `Expected ${show(expected)}, received ${show(received)}`;
}

export function unrecognizedKeys(names: readonly string[]): string {
  const keys = names.map((name) => `'${showName(name)}'`).join(", ");
  return `Unrecognized key(s) in object: ${show(keys)}`;
}

function typeNameOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Length in code points, as JSON Schema counts. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    if (isSurrogate(text, index, 0xd800) && isSurrogate(text, index + 1, 0xdc00)) {
      length--;
      index++;
    }
  }
  return length;
}

function isSurrogate(text: string, index: number, first: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === first;
}

/** Puts a key in front of the paths of all issues that were found since. */
export function putUnder(key: string | number, found: FoundIssue[], since: number): void {
  for (let index = since; index < found.length; index++) {
    const issue = found[index];
    if (issue !== undefined) found[index] = { ...issue, path: [key, ...issue.path] };
  }
}

export function nameIssues(value: object, rules: readonly NameRule[]): readonly FoundIssue[] {
  const found: FoundIssue[] = [];
  for (const [test, message] of rules) {
    if (typeof test !== "string") {
      for (const name of Object.keys(value)) if (!test(name)) found.push({ path: [name], message });
    } else if (Object.prototype.propertyIsEnumerable.call(value, test)) found.push({ path: [test], message });
  }
  return found;
}

/** Of several shapes that a value does not fit, the issues of the one that was probably meant. */
export function nearestBranch(branches: readonly (readonly FoundIssue[])[], text: string): readonly FoundIssue[] {
  const nearest = smallest(smallest(branches, (issues) => issues.filter(isUnlikely).length), (issues) => issues.length);
  const [first] = nearest;
  if (first === undefined || nearest.some((issues) => formatIssues(issues) !== formatIssues(first))) {
    return [{ path: [], message: text }];
  }
  return first;
}

function smallest<T>(candidates: readonly T[], measure: (candidate: T) => number): readonly T[] {
  const least = Math.min(...candidates.map(measure));
  return candidates.filter((candidate) => measure(candidate) === least);
}

function isUnlikely(issue: FoundIssue): boolean {
  return issue.isForeign === true || issue.message === required;
}

const PLAIN_KEY = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** `tool.name`, `args[0]`, `mcpServers["my server"].url`. */
export function formatPath(path: Issue["path"]): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else if (!PLAIN_KEY.test(key)) text += `[${JSON.stringify(key)}]`;
    else text += text === "" ? key : `.${key}`;
  }
  return text;
}

export function formatIssue({ path, message }: Issue): string {
  return path.length === 0 ? message : `${show(formatPath(path))}: ${message}`;
}

/** Every issue as `path: message`, joined by semicolons; an issue of the whole value has no path. */
export function formatIssues(issues: readonly Issue[]): string {
  return issues.map(formatIssue).join("; ");
}
