import { textExpression } from "./emit-text.js";
import { fileHeader } from "./printer.js";
import { type ErrorEntry, SPEC_PATHS } from "./spec.js";
import { parseTemplate } from "./template.js";

/** What the emitted modules share. It is generated so that `src/generated` leans on nothing but Zod and itself. */
export function emitSupport(errors: ReadonlyMap<string, ErrorEntry>): ReadonlyMap<string, string> {
  const header = fileHeader([SPEC_PATHS.errors]);
  return new Map([
    ["show.ts", `${header}\n${SHOW}`],
    ["issues.ts", `${header}\n${issuesModule(errors)}`],
    ["zod-support.ts", `${header}\n${ZOD_SUPPORT}`],
  ]);
}

const SHOW = `/** A value that a template can hold. */
export type Shown = string | number;

/** The parameters of a text that has none. */
export type NoParams = { readonly [key: string]: never };

// Control and format characters, separators of lines, halves of surrogate pairs and whatever else is drawn as nothing. Not
// tab and newline, and not the selectors that only choose how an emoji looks.
const UNSAFE = /(?![\\t\\n\\ufe0e\\ufe0f])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]/gu;

// Almost every text is of these alone, and that is seen several times as fast as that there is nothing unsafe in it.
const PLAIN = /^[\\t\\n -~]*$/u;

/** A value as text that cannot disturb a terminal or mislead a reader. */
export function show(value: Shown): string {
  const text = String(value);
  return PLAIN.test(text) ? text : text.replace(UNSAFE, escaped);
}

/** The same for a name within a sentence: it also cannot begin a line of its own. */
export function showName(value: Shown): string {
  return show(value).replace(/[\\t\\n]/gu, escaped);
}

/** By code units, as JSON escapes them, so that JSON within a text is still the same JSON. */
function escaped(unsafe: string): string {
  return unsafe.split("").map((unit) => \`\\\\u\${unit.charCodeAt(0).toString(16).padStart(4, "0")}\`).join("");
}
`;

function issuesModule(errors: ReadonlyMap<string, ErrorEntry>): string {
  const text = (code: string) => textExpression(parseTemplate(errors.get(code)?.template ?? "").pieces, (name) => name);
  return `import { show, showName } from "./show.js";

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

export const required: string = ${text("required")};

export function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return required;
  const received = typeNameOf(value);
  return ${text("invalid_type")};
}

export function unrecognizedKeys(names: readonly string[]): string {
  const keys = names.map((name) => \`'\${showName(name)}'\`).join(", ");
  return ${text("unrecognized_keys")};
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

const PLAIN_KEY = /^[\\p{L}_$][\\p{L}\\p{N}_$-]*$/u;

/** \`tool.name\`, \`args[0]\`, \`mcpServers["my server"].url\`. */
export function formatPath(path: Issue["path"]): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += \`[\${key}]\`;
    else if (!PLAIN_KEY.test(key)) text += \`[\${JSON.stringify(key)}]\`;
    else text += text === "" ? key : \`.\${key}\`;
  }
  return text;
}

export function formatIssue({ path, message }: Issue): string {
  return path.length === 0 ? message : \`\${show(formatPath(path))}: \${message}\`;
}

/** Every issue as \`path: message\`, joined by semicolons; an issue of the whole value has no path. */
export function formatIssues(issues: readonly Issue[]): string {
  return issues.map(formatIssue).join("; ");
}
`;
}

const ZOD_SUPPORT = `import * as z from "zod";
import { type FoundIssue, isObject, type Issue, nameIssues, type NameRule, nearestBranch, required, unrecognizedKeys, wrongType } from "./issues.js";

export { lengthOf } from "./issues.js";

interface ErrorParam {
  readonly error: (issue: z.core.$ZodRawIssue) => string;
  /** Always false: an aborting issue, as \`z.custom\` gives by itself, would hide what is wrong with the lists around it. */
  readonly abort: false;
}

/** The catalogue's texts for what a schema itself refuses, whatever Zod would say. */
export function expected(type: string): ErrorParam {
  return {
    abort: false,
    error: (issue) => (issue.code === "unrecognized_keys" ? unrecognizedKeys(issue.keys) : wrongType(type, issue.input)),
  };
}

export function orRequired(text: string): ErrorParam {
  return { abort: false, error: (issue) => (issue.input === undefined ? required : text) };
}

export function isPresent(value: unknown): boolean {
  return value !== undefined;
}

/**
 * Any object, handed on by identity; Zod's own object and record rebuild it. Its \`custom\` would not, but takes several
 * times as long to refuse a value, and then ends the checks of the list around it.
 */
export function anyObject<T extends object>(): z.ZodType<T, T> {
  return new AnyObject({ type: "custom", ...expected("object") }) as z.ZodType<T, T>;
}

const AnyObject = /* @__PURE__ */ z.core.$constructor<z.ZodType>("AnyObject", (schema, definition) => {
  const initType: (schema: z.ZodType, definition: z.core.$ZodTypeDef) => void = z.ZodType.init;
  initType(schema, definition);
  schema._zod.parse = (payload) => {
    const { value } = payload;
    if (!isObject(value)) payload.issues.push({ code: "invalid_type", expected: "object", input: value, inst: schema });
    return payload;
  };
});

/** Checks the keys of an object before Zod rebuilds it: an own \`__proto__\` would be gone afterwards. */
export function withNames<S extends z.core.$ZodType>(rules: readonly NameRule[], inner: S): z.ZodType<z.output<S>, z.input<S>> {
  return guarded(inner, (value) => (isObject(value) ? nameIssues(value, rules) : []));
}

/**
 * Counts a list before Zod looks into it, so that one that is too long costs no more than its length. Zod's own check
 * does the same, but then it aborts.
 */
export function atMost<S extends z.core.$ZodType>(maximum: number, text: string, list: S): z.ZodType<z.output<S>, z.input<S>> {
  return guarded(list, (value) => (Array.isArray(value) && value.length > maximum ? [{ path: [], message: text }] : []));
}

/** Only a value without such issues goes on to the schema itself. */
function guarded<S extends z.core.$ZodType>(inner: S, issuesOf: Guard["issuesOf"]): z.ZodType<z.output<S>, z.input<S>> {
  return new Guarded({ type: "pipe", in: inner, out: inner, issuesOf }) as unknown as z.ZodType<z.output<S>, z.input<S>>;
}

interface Guard extends z.core.$ZodPipeDef {
  readonly issuesOf: (value: unknown) => readonly Issue[];
}

/** Not a pipe of a custom check and the schema: that would take longer, and not look at what is encoded. */
const Guarded = /* @__PURE__ */ z.core.$constructor<z.ZodPipe, Guard>("Guarded", (schema, definition) => {
  const { out: inner, issuesOf } = definition;
  const initPipe: (schema: z.ZodPipe, definition: z.core.$ZodPipeDef) => void = z.ZodPipe.init;
  initPipe(schema, definition);
  schema._zod.parse = (payload, context) => {
    const found = issuesOf(payload.value);
    if (found.length === 0) return inner._zod.run(payload, context);
    for (const { path, message } of found) {
      payload.issues.push({ code: "custom", path: [...path], message, input: payload.value, inst: schema, continue: true });
    }
    payload.aborted = true;
    return payload;
  };
});

/**
 * One of several shapes. Zod's own union gives the issues of whichever branch went furthest; here the nearest branch is
 * chosen in one way for all validators.
 */
export function oneOf<const B extends readonly z.core.$ZodType[]>(branches: B, text: string): z.ZodType<z.output<B[number]>, z.input<B[number]>> {
  const choice = z.unknown().transform((value, context) => {
    const results = branches.map((branch) => z.safeParse(branch, value));
    const fitting = results.find((result) => result.success);
    if (fitting !== undefined) return fitting.data;
    // A value that is missing altogether is said to be missing, not to fit none of the shapes.
    const issues = value === undefined ? [{ path: [], message: required }] : nearestBranch(results.map(foundIn), text);
    for (const { path, message, isForeign } of issues) context.addIssue({ code: "custom", path: [...path], message, params: { isForeign } });
    return z.NEVER;
  });
  return choice as unknown as z.ZodType<z.output<B[number]>, z.input<B[number]>>;
}

function foundIn({ error }: z.ZodSafeParseResult<unknown>): readonly FoundIssue[] {
  return error === undefined ? [] : foundIssues(error.issues);
}

/** The issues of a refused value, in the form that all helpers of this package use. */
export function issuesOf(error: z.ZodError): readonly Issue[] {
  return foundIssues(error.issues).map(({ path, message }) => ({ path, message }));
}

/** Zod also measures a value whose type is wrong, such as an empty list in place of a text; the type says enough. */
function foundIssues(issues: readonly z.core.$ZodIssue[]): readonly FoundIssue[] {
  const ofType = issues.filter(isOfType);
  const isMixed = ofType.length > 0 && ofType.length < issues.length;
  const mistyped = new Set(isMixed ? ofType.map(placeOf) : []);
  return issues
    .filter((issue) => !isMixed || isOfType(issue) || !mistyped.has(placeOf(issue)))
    .map((issue) => ({ path: keysOf(issue), message: issue.message, ...(isForeign(issue) ? { isForeign: true as const } : {}) }));
}

function isOfType(issue: z.core.$ZodIssue): boolean {
  return issue.code === "invalid_type";
}

function placeOf(issue: z.core.$ZodIssue): string {
  return JSON.stringify(keysOf(issue));
}

function isForeign(issue: z.core.$ZodIssue): boolean {
  return issue.code === "unrecognized_keys" || (issue.code === "custom" && issue.params?.["isForeign"] === true);
}

function keysOf({ path }: z.core.$ZodIssue): readonly (string | number)[] {
  return path.map((key) => (typeof key === "symbol" ? String(key) : key));
}
`;
