import {
  embeddedLimits,
  embeddedTexts,
  type JsonQueryInput,
  type ParsedJsonFormatInput,
} from "../generated/embedded-server.js";
import { type JsonNode, type ObjectNode, parseJson } from "./parse-json.js";
import { ToolError } from "./tool-error.js";

/** Lays JSON out as `JSON.stringify` would, but from its own text: a number of thirty digits keeps all of them. */
export function formatJson({ json, indent }: ParsedJsonFormatInput): string {
  const { json_output: limit } = embeddedLimits;
  const parts: string[] = [];
  let length = 0;
  const put = (part: string): void => {
    length += part.length;
    // Deep nesting times wide indents grows faster than the text itself.
    if (length > limit) throw new ToolError(embeddedTexts.json_output_too_large({ limit }));
    parts.push(part);
  };
  const breakLine = (level: number): void => {
    if (indent > 0) put(`\n${" ".repeat(indent * level)}`);
  };
  const putAll = <Child>(brackets: string, children: readonly Child[], level: number, one: (child: Child) => void) => {
    put(brackets.charAt(0));
    for (const [index, child] of children.entries()) {
      if (index > 0) put(",");
      breakLine(level + 1);
      one(child);
    }
    if (children.length > 0) breakLine(level);
    put(brackets.charAt(1));
  };
  const write = (node: JsonNode, level: number): void => {
    if (node.type === "array") putAll("[]", node.items, level, (item) => write(item, level + 1));
    else if (node.type === "object") {
      putAll("{}", node.entries, level, ([key, value]) => {
        put(`${json.slice(key.start, key.end)}:${indent > 0 ? " " : ""}`);
        write(value, level + 1);
      });
    } else put(json.slice(node.start, node.end));
  };
  write(parseJson(json), 0);
  return parts.join("");
}

/** The text of the value that a JSON Pointer leads to. Of a repeated key the last one counts, as for `JSON.parse`. */
export function queryJson({ json, pointer }: JsonQueryInput): string {
  const keys = keysOfPointer(pointer);
  let node = parseJson(json);
  let at = "";
  for (const { key, written } of keys) {
    node = childOf(json, node, key, at);
    at += `/${written}`;
  }
  return json.slice(node.start, node.end);
}

function keysOfPointer(pointer: string): readonly { key: string; written: string }[] {
  if (pointer === "") return [];
  if (!/^(?:\/(?:[^~/]|~[01])*)+$/u.test(pointer)) throw new ToolError(embeddedTexts.invalid_pointer({ pointer }));
  return pointer
    .slice(1)
    .split("/")
    .map((written) => ({ written, key: written.replaceAll("~1", "/").replaceAll("~0", "~") }));
}

function childOf(json: string, node: JsonNode, key: string, at: string): JsonNode {
  if (node.type === "object") {
    const child = node.entries.findLast(([name]) => nameOf(json, name) === key)?.[1];
    if (child !== undefined) return child;
    throw new ToolError(embeddedTexts.no_such_key({ key, at, keys: shownKeys(json, node) }));
  }
  if (node.type === "array") {
    const item = /^(?:0|[1-9]\d*)$/u.test(key) ? node.items[Number(key)] : undefined;
    if (item !== undefined) return item;
    throw new ToolError(embeddedTexts.no_such_index({ key, at, count: node.items.length }));
  }
  throw new ToolError(embeddedTexts.not_a_container({ key, at, type: node.type }));
}

function shownKeys(json: string, { entries }: ObjectNode): string {
  const { shown_keys: limit } = embeddedLimits;
  const names = [...new Set(entries.map(([name]) => nameOf(json, name)))];
  if (names.length === 0) return embeddedTexts.empty_object();
  const keys = names.slice(0, limit).join(", ");
  return names.length > limit ? embeddedTexts.more_keys({ keys, count: names.length - limit }) : keys;
}

function nameOf(json: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return JSON.parse(json.slice(start, end)) as string;
}
