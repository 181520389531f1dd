import { parseToolCall, type RewrittenCall } from "../contracts/tool-call.js";
import { isObject, renderError } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { unquotedJson } from "./json-text.js";
import { type Entry, entryOf, knownString, type ObjectView, repeatedKey, staticValue } from "./object-view.js";
import { type CallName, readCallName } from "./read-call-name.js";
import { migrationOf, type Rewrite } from "./rewrite.js";
import {
  identifierCode,
  notationOf,
  replaceText,
  replaceValue,
  writeIdentifier,
  writeObject,
  writeString,
} from "./write-code.js";

/** An object that describes a call: a tool's name, and its input under one of the usual keys. */
export interface CallView {
  readonly name: Entry;
  readonly called: CallName;
  readonly input: Entry | undefined;
}

/** The call that an object describes, if its name is one of ours, now or once. */
export function callIn(view: ObjectView): CallView | undefined {
  const name = entryOf(view, "name");
  const called = readCallName(knownString(name) ?? "");
  if (name === undefined || called === undefined) return undefined;
  return { name, called, input: entryOf(view, "arguments") ?? entryOf(view, "input") };
}

/** The name of a call becomes the current one. Its input is rewritten on its own. */
export function rewriteCall(text: string, view: ObjectView, { name, called, input }: CallView): Rewrite | undefined {
  if (called.kind === "direct") return rewriteDirectCall(text, view, name, input);
  if (!called.isOld) return undefined;
  const found: Rewrite = { shapes: ["prefixed_meta_tool"], at: name.value.start, edits: [] };
  if (repeatedKey(view) !== undefined) return { ...found, reason: renderError("duplicate_key", {}) };
  if (name.value.literal === undefined) return { ...found, reason: texts.migrate_not_in_place() };
  const { quote } = notationOf(text, name);
  return { ...found, edits: replaceText(name, writeString(called.tool, quote)) };
}

/** A call of a downstream tool by its own name goes through `use_tool`. */
function rewriteDirectCall(text: string, view: ObjectView, name: Entry, input: Entry | undefined): Rewrite | undefined {
  const given = input === undefined ? undefined : staticInput(input);
  const migration = migrationOf(parseToolCall(knownString(name) ?? "", given));
  if (migration === undefined) return undefined;
  const { changes, reason } = migration;
  // A name that is not one of ours is always rewritten to a whole call.
  const rewritten = migration.rewritten as RewrittenCall | undefined;
  const found: Rewrite = { shapes: changes.map(({ id }) => id), at: name.value.start, edits: [] };
  if (repeatedKey(view) !== undefined) return { ...found, reason: renderError("duplicate_key", {}) };
  if (rewritten?.name !== "use_tool") return { ...found, reason: reason ?? texts.migrate_name_unknown() };
  const json = knownString(input);
  // The name of a constant must not be replaced by what it stands for.
  const unquoted = json === undefined || input?.value.literal === undefined ? undefined : unquotedJson(json, view);
  const { stringified, isText = false } = input?.value ?? {};
  const isOdd = input?.form === "other" || stringified !== undefined || isText || (json !== undefined && !unquoted);
  if (view.isOpen || name.value.literal === undefined || isOdd)
    return { ...found, reason: texts.migrate_not_in_place() };

  const notation = notationOf(text, name);
  const tool = writeIdentifier(identifierCode(rewritten.arguments.tool, notation), notation);
  const use = replaceText(name, writeString("use_tool", notation.quote));
  const wrap = (code: string) => writeObject({ tool, arguments: code }, notation);
  if (input === undefined) {
    const key = notation.hasQuotedKeys ? writeString("arguments", notation.quote) : "arguments";
    return { ...found, edits: [...use, { start: name.end, end: name.end, text: `, ${key}: ${wrap("{}")}` }] };
  }
  if (input.form === "shorthand") return { ...found, edits: [...use, replaceValue(input, wrap(input.key))] };
  if (unquoted !== undefined) return { ...found, edits: [...use, replaceValue(input, wrap(unquoted))] };
  // The arguments themselves are not touched: something within them may be rewritten, too.
  const [head = "", tail = ""] = wrap("\0").split("\0");
  const { start, end } = input.value;
  return { ...found, edits: [...use, { start, end: start, text: head }, { start: end, end, text: tail }] };
}

/** The input, or an object where it is only known at run time. */
function staticInput({ value }: Entry): unknown {
  return value.known === undefined && value.object === undefined ? {} : staticValue(value);
}

/** Whether a value is an object that holds a tool of an old listing. */
export function isOldListing(value: unknown): boolean {
  return (
    isObject(value) &&
    ["name", "inputSchema", "toolbox_name", "source_server"].every((key) => Object.hasOwn(value, key))
  );
}
