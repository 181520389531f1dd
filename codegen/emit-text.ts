import { docText } from "./printer.js";
import type { TextEntry, TextTemplate } from "./spec.js";
import { fillTemplate, paramsOf, parseTemplate, type TemplatePiece } from "./template.js";

/**
 * A template's pieces as a JavaScript expression; `paramOf` says how a parameter is read. One in single quotes is a name
 * and stays on its line, so that no name can pass for another line of the text.
 */
export function textExpression(pieces: readonly TemplatePiece[], paramOf: (name: string) => string): string {
  const parts = pieces.map((piece, index) => {
    if ("text" in piece) return templateLiteralText(piece.text);
    const isName = textOf(pieces[index - 1]).endsWith("'") && textOf(pieces[index + 1]).startsWith("'");
    return `\${${isName ? "showName" : "show"}(${paramOf(piece.param)})}`;
  });
  return `\`${parts.join("")}\``;
}

function textOf(piece: TemplatePiece | undefined): string {
  return piece !== undefined && "text" in piece ? piece.text : "";
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

/** The import that emitted texts need, of no more than they use. */
export function showImport(body: string): string {
  const names = ["NoParams", "Shown", "show", "showName"].filter((name) => new RegExp(`\\b${name}\\b`, "u").test(body));
  if (names.length === 0) return "";
  return `import { ${names.map((name) => (/^[A-Z]/u.test(name) ? `type ${name}` : name)).join(", ")} } from "./show.js";\n`;
}

/** A catalogue of texts as one constant of typed functions. */
export function textsConstant(name: string, texts: ReadonlyMap<string, TextEntry>): string {
  const entries = [...texts].map(([id, text]) => `  /** ${docText(text.when)}. */\n  ${id}: ${textFunction(text)},\n`);
  return `export const ${name} = {\n${entries.join("")}} as const;\n`;
}
