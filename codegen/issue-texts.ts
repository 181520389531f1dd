import type { Scalar, StringRules } from "./model.js";
import { literal, regExpLiteral } from "./printer.js";
import type { ErrorEntry } from "./spec.js";
import { parseTemplate } from "./template.js";

/** The catalogue's texts for violated keywords, rendered at generation because their parameters are known by then. */
export interface IssueTexts {
  readonly tooShort: (minimum: number, code?: string) => string;
  readonly tooLong: (maximum: number) => string;
  readonly patternMismatch: (pattern: string, code?: string) => string;
  readonly tooSmall: (minimum: number) => string;
  readonly tooBig: (maximum: number) => string;
  readonly notAbove: (minimum: number) => string;
  readonly notBelow: (maximum: number) => string;
  readonly tooFewItems: (minimum: number) => string;
  readonly tooManyItems: (maximum: number) => string;
  readonly invalidValue: (values: readonly Scalar[]) => string;
  readonly invalidUnion: (code?: string) => string;
}

export function issueTexts(errors: ReadonlyMap<string, ErrorEntry>): IssueTexts {
  const render = (code: string, params: Readonly<Record<string, unknown>> = {}): string => {
    const entry = errors.get(code);
    if (entry === undefined) throw new Error(`the error ${code} is not in the catalogue`);
    return parseTemplate(entry.template)
      .pieces.map((piece) => ("text" in piece ? piece.text : String(params[piece.param])))
      .join("");
  };
  return {
    tooShort: (minimum, code) => (code === undefined ? render("too_short", { minimum }) : render(code)),
    tooLong: (maximum) => render("too_long", { maximum }),
    patternMismatch: (pattern, code) => (code === undefined ? render("pattern_mismatch", { pattern }) : render(code)),
    tooSmall: (minimum) => render("too_small", { minimum }),
    tooBig: (maximum) => render("too_big", { maximum }),
    notAbove: (minimum) => render("not_above", { minimum }),
    notBelow: (maximum) => render("not_below", { maximum }),
    tooFewItems: (minimum) => render("too_few_items", { minimum }),
    tooManyItems: (maximum) => render("too_many_items", { maximum }),
    invalidValue: (values) => render("invalid_value", { expected: values.map(literal).join(" | ") }),
    invalidUnion: (code) => render(code ?? "invalid_union"),
  };
}

/** The rules for keys of an object as source: a list of test and text, the same for both kinds of validator. */
export function nameIssueTexts({ minLength, maxLength, pattern, messages }: StringRules, texts: IssueTexts): string {
  const rules = [
    minLength === undefined
      ? []
      : [`[(name) => lengthOf(name) >= ${minLength}, ${literal(texts.tooShort(minLength, messages.minLength))}]`],
    maxLength === undefined ? [] : [`[(name) => lengthOf(name) <= ${maxLength}, ${literal(texts.tooLong(maxLength))}]`],
    pattern === undefined
      ? []
      : [`[${nameTest(pattern)}, ${literal(texts.patternMismatch(pattern, messages.pattern))}]`],
  ];
  return `[${rules.flat().join(", ")}]`;
}

/** All but one name, as on every open object: looking for that one is far less work than matching all. */
function nameTest(pattern: string): string {
  const [, refused] = /^\^\(\?!(\w+)\$\)$/u.exec(pattern) ?? [];
  return refused === undefined ? `(name) => ${regExpLiteral(pattern)}.test(name)` : literal(refused);
}
