import type { TextTemplate } from "./spec.js";
import { fillTemplate, paramsOf, parseTemplate, type TemplatePiece } from "./template.js";

/** A template's pieces as a JavaScript expression; `paramOf` says how a parameter is read. */
export function textExpression(pieces: readonly TemplatePiece[], paramOf: (name: string) => string): string {
  const parts = pieces.map((piece) =>
    "param" in piece ? `\${show(${paramOf(piece.param)})}` : templateLiteralText(piece.text),
  );
  return `\`${parts.join("")}\``;
}

function templateLiteralText(text: string): string {
  return text
    .replace(/[\\`]|\$(?=\{)/gu, "\\$&")
    .replaceAll("\r", "\\r")
    .replaceAll("\n", "\\n");
}

/** The type of a template's parameters; those of hints may be left out, and then the hint is. */
export function paramsType(params: readonly string[], optional: readonly string[] = []): string {
  const members = [
    ...params.map((name) => `readonly ${name}: Shown`),
    ...optional.map((name) => `readonly ${name}?: Shown | undefined`),
  ];
  return members.length === 0 ? "NoParams" : `{ ${members.join("; ")} }`;
}

/** A template as a typed function of its parameters, with its examples already in place. */
export function textFunction(text: TextTemplate, examples: ReadonlyMap<string, string> = new Map()): string {
  const pieces = fillTemplate(parseTemplate(text.template).pieces, examples);
  const params = paramsOf(pieces);
  const argument = params.length === 0 ? "" : `params: ${paramsType(params)}`;
  return `(${argument}): string => ${textExpression(pieces, (name) => `params.${name}`)}`;
}
