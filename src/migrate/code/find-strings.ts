import type { ts as TS } from "ts-morph";
import { renamedMetaTool } from "../../contracts/tool-call.js";
import { texts } from "../../generated/texts.js";
import type { Finding } from "../finding.js";
import { shapesInString } from "../json/find-in-json.js";
import { writeString } from "../write-code.js";
import { rangeOf } from "./code-view.js";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";

/** A string that is the old name of a meta-tool, or that holds JSON in an old shape. */
export function findInString(code: Code, node: TS.Node): Finding | undefined {
  const text = textOf(node);
  if (text === undefined) return undefined;
  const found = { file: code.nameOf(node.getSourceFile()), offset: node.getStart() };
  const tool = renamedMetaTool(text);
  if (tool !== undefined) {
    const isWord = ts.isStringLiteral(node) && !isPropertyName(node);
    const quote = node.getText().charAt(0);
    const edits = isWord ? [{ file: found.file, ...rangeOf(node), text: writeString(tool, quote) }] : [];
    return { ...found, shapes: ["prefixed_meta_tool"], edits, reason: texts.migrate_old_name() };
  }
  const shapes = shapesInString(text);
  return shapes.length === 0 ? undefined : { ...found, shapes, edits: [], reason: texts.migrate_in_string() };
}

function isPropertyName(node: TS.StringLiteral): boolean {
  return "name" in node.parent && node.parent.name === node;
}

/** The text of a string. What a template takes from the code is put down as 0, which JSON allows in and out of quotes. */
function textOf(node: TS.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join("");
}
