import { paramsType, showImport, textExpression } from "./emit-text.js";
import { docText, fileHeader, literal } from "./printer.js";
import { type ErrorEntry, SPEC_PATHS } from "./spec.js";
import { paramsOf, parseTemplate } from "./template.js";

/** The catalogue as codes, types of parameters, and one function that renders any of its texts. */
export function emitErrors(errors: ReadonlyMap<string, ErrorEntry>): string {
  const entries = [...errors];
  const body = `/** The parameters of each error's text. Those of a hint may be left out, and then the hint is. */
export interface ErrorParams {
${entries.map(([code, entry]) => `  /** ${docText(entry.when)}. */\n  readonly ${code}: ${errorParamsType(entry)};`).join("\n")}
}

export type ErrorCode = keyof ErrorParams;

/** Every code of the catalogue, in its order. */
export const errorCodes: readonly ErrorCode[] = [
${entries.map(([code]) => `  ${literal(code)},`).join("\n")}
];

const renderers: { readonly [Code in ErrorCode]: (params: ErrorParams[Code]) => string } = {
${entries.map(([code, entry]) => `  ${code}: ${renderer(entry)},`).join("\n")}
};

/** The text of an error: its sentence, then its hints on a new line, where their parameters are given. */
export function renderError<Code extends ErrorCode>(code: Code, params: ErrorParams[Code]): string {
  return renderers[code](params);
}

function withHints(text: string, hints: readonly (string | undefined)[]): string {
  const given = hints.filter((hint) => hint !== undefined);
  return given.length === 0 ? text : \`\${text}\\n\${given.join(" ")}\`;
}
`;
  return `${fileHeader([SPEC_PATHS.errors])}\n${showImport(body)}\n${body}`;
}

function errorParamsType({ params, hints = [] }: ErrorEntry): string {
  return paramsType(Object.keys(params), [...new Set(hints.flatMap((hint) => Object.keys(hint.params)))]);
}

function renderer({ template, params, hints = [] }: ErrorEntry): string {
  const expression = (text: string) => textExpression(parseTemplate(text).pieces, (name) => `params.${name}`);
  const needsParams = Object.keys(params).length > 0 || hints.some((hint) => Object.keys(hint.params).length > 0);
  const argument = needsParams ? "(params)" : "()";
  if (hints.length === 0) return `${argument} => ${expression(template)}`;
  const rendered = hints.map((hint) => {
    const missing = paramsOf(parseTemplate(hint.template).pieces)
      .filter((name) => Object.hasOwn(hint.params, name))
      .map((name) => `params.${name} === undefined`);
    return missing.length === 0
      ? expression(hint.template)
      : `${missing.join(" || ")} ? undefined : ${expression(hint.template)}`;
  });
  return `${argument} =>\n    withHints(${expression(template)}, [\n${rendered.map((hint) => `      ${hint},`).join("\n")}\n    ])`;
}
