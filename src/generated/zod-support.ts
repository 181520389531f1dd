// @generated from spec/errors.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { type FoundIssue, isObject, type Issue, nameIssues, type NameRule, nearestBranch, required, unrecognizedKeys, wrongType } from "./issues.js";

export { lengthOf } from "./issues.js";

interface ErrorParam {
  readonly error: (issue: z.core.$ZodRawIssue) => string;
  /** Always false: an aborting issue, as `z.custom` gives by itself, would hide what is wrong with the lists around it. */
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
 * Any object, handed on by identity; Zod's own object and record rebuild it. Its `custom` would not, but takes several
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

/** Checks the keys of an object before Zod rebuilds it: an own `__proto__` would be gone afterwards. */
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
