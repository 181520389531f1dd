import { existsSync } from "node:fs";
import path from "node:path";
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from "jsonc-parser";
import { texts } from "../../generated/texts.js";
import { VERSION } from "../../runtime/version.js";
import { printJson } from "./print-json.js";

const SCHEMA = "dist/generated/schemas/workbench-config.schema.json";
const INSTALLED = `node_modules/mcp-workbench/${SCHEMA}`;
/** What is published on npm is served from there; within a major version the schema only comes to accept more. */
const PUBLISHED = `https://unpkg.com/mcp-workbench@${VERSION.split(".")[0]}/${SCHEMA}`;

/** A first configuration, with comments that say how it is meant. */
export function newConfigText(file: string, toolboxes: object): string {
  const isInstalled = existsSync(path.join(path.dirname(file), INSTALLED));
  const $schema = isInstalled ? `./${INSTALLED}` : PUBLISHED;
  const comment = (text: string, indent: string) => text.replace(/^/gmu, `${indent}// `);
  const json = printJson({ $schema, toolboxes }, "  ");
  // The first description is that of the toolbox: nothing before it has one.
  const explained = json.replace(
    /^( *)"description":/mu,
    (line, indent: string) => `${comment(texts.config_comment_description(), indent)}\n${line}`,
  );
  return `${comment(texts.config_comment(), "")}\n${explained}\n`;
}

/** Adds a property behind the last one of an object. Comments and formatting around it stay as they are. */
export function appendProperty(text: string, place: readonly string[], key: string, value: unknown): string {
  if (text.startsWith("\uFEFF")) return `\uFEFF${appendProperty(text.slice(1), place, key, value)}`;
  const root = parseTree(text, [], { allowTrailingComma: true });
  const object = root && findNodeAtLocation(root, [...place]);
  const last = object?.children?.at(-1);
  const indent = last === undefined ? undefined : indentOf(text, last);
  if (last === undefined || indent === undefined) {
    const { eol, unit } = styleOf(text);
    const formattingOptions = { insertSpaces: unit !== "\t", tabSize: unit.length, eol };
    return applyEdits(text, modify(text, [...place, key], value, { formattingOptions }));
  }
  const { eol, unit } = styleOf(text);
  const { hasComma, end } = restOfLine(text, last);
  const name = `${JSON.stringify(key)}: `;
  const json = printJson(value, unit, indent, indent.length + name.length).replaceAll("\n", eol);
  const added = `${eol}${indent}${name}${json}${hasComma ? "," : ""}`;
  const comma = last.offset + last.length;
  return `${text.slice(0, comma)}${hasComma ? "" : ","}${text.slice(comma, end)}${added}${text.slice(end)}`;
}

function styleOf(text: string): { readonly eol: string; readonly unit: string } {
  const [, indent = "  "] = /^(\t| +)"/mu.exec(text) ?? [];
  return { eol: text.includes("\r\n") ? "\r\n" : "\n", unit: indent.startsWith("\t") ? "\t" : indent };
}

/** The white space before a property; undefined if it does not begin its line. */
function indentOf(text: string, { offset }: Node): string | undefined {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return before.trim() === "" && text.lastIndexOf("\n", offset - 1) >= 0 ? before : undefined;
}

const REST_OF_LINE = /[ \t]*(?:\/\*[^\n]*?\*\/[ \t]*)*(,?)[ \t]*(?:\/\*[^\n]*?\*\/[ \t]*)*(?:\/\/[^\r\n]*)?/uy;

/** Where the line of a property ends: behind its comma and the comments that belong to it. */
function restOfLine(text: string, { offset, length }: Node): { readonly hasComma: boolean; readonly end: number } {
  REST_OF_LINE.lastIndex = offset + length;
  const [rest = "", comma] = REST_OF_LINE.exec(text) ?? [];
  return { hasComma: comma === ",", end: offset + length + rest.trimEnd().length };
}
