import { isDeepStrictEqual } from "node:util";
import type { Node } from "jsonc-parser";
import { parseToolCall, renamedMetaTool } from "../../contracts/tool-call.js";
import { parseUseTool } from "../../contracts/use-tool.js";
import { isObject, type MetaToolName } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { entryOf, type ObjectView } from "../object-view.js";
import { merged, migrationOf, type Rewrite } from "../rewrite.js";
import { type CallView, callIn, isOldListing, rewriteCall } from "../rewrite-call.js";
import { looksLikeIdentifier, rewriteIdentifier } from "../rewrite-identifier.js";
import { rewriteInput } from "../rewrite-input.js";
import { applyEdits } from "../text-edits.js";
import { findInConfig } from "./find-in-config.js";
import { childOf, jsonObjectView, jsonValue } from "./json-view.js";
import { parseJson } from "./parse-json.js";

/** Every old shape in a JSON text, or the place where it is no JSON. */
export function findInJson(text: string): readonly Rewrite[] | { readonly errorAt: number } {
  const parsed = parseJson(text);
  if ("errorAt" in parsed) return parsed;
  const config = findInConfig(text, parsed.root);
  return config === undefined ? findInNode({ text, isData: false }, parsed.root) : [config];
}

interface Surroundings {
  readonly text: string;
  /** Within the arguments for a tool, where everything belongs to that tool. */
  readonly isData: boolean;
}

function findInNode(around: Surroundings, node: Node): readonly Rewrite[] {
  switch (node.type) {
    case "array":
      return (node.children ?? []).flatMap((child) => findInNode(around, child));
    case "object":
      return findInObject(around, node);
    case "string":
      return findInString(around, node);
    default:
      return [];
  }
}

/** Nothing of ours is without one of these. To look closer at every object would take long in a large file. */
const TELLING_KEYS: ReadonlySet<string> = new Set(["name", "tool", "tool_name"]);

function findInObject(around: Surroundings, node: Node): readonly Rewrite[] {
  const properties = node.children ?? [];
  if (!properties.some(({ children: [key] = [] }) => TELLING_KEYS.has(String(key?.value))))
    return findInEntries(around, node);
  const view = jsonObjectView(node);
  const call = callIn(view);
  if (call?.input !== undefined) return findInCall(around, node, view, call, call.input.key);
  const found = lookalike(around, node, view);
  return found === undefined ? findInEntries(around, node) : [found];
}

function findInEntries(
  around: Surroundings,
  { children = [] }: Node,
  except: readonly string[] = [],
): readonly Rewrite[] {
  return children.flatMap(({ children: [key, value] = [] }) => {
    return value === undefined || except.includes(String(key?.value)) ? [] : findInNode(around, value);
  });
}

/** A call is ours by its name; only by a client's own name for it, or by that of a downstream tool, it could be another. */
function findInCall(
  around: Surroundings,
  node: Node,
  view: ObjectView,
  call: CallView,
  inputKey: string,
): readonly Rewrite[] {
  const { text } = around;
  const { called } = call;
  const inputNode = childOf(node, inputKey);
  const input = call.input?.value.object;
  const parts = [rewriteCall(text, view, call)];
  if (called.kind === "meta" && input !== undefined) parts.push(...rewritesOfInput(text, input, called.tool));
  const rewrite = merged(parts);
  const rest = findInEntries(around, node, ["name", inputKey]);
  const data = inputNode === undefined ? [] : dataOf(around, inputNode, called.kind === "meta");
  if (rewrite === undefined) return [...rest, ...data];

  const value = jsonValue(node) as Readonly<Record<string, unknown>>;
  const name = String(value["name"]);
  const migration = migrationOf(
    parseToolCall(called.kind === "meta" && !called.isCertain ? called.tool : name, value[inputKey]),
  );
  const rewritten = migration?.rewritten;
  const isWhole = isObject(rewritten) && Object.hasOwn(rewritten, "name");
  const current = isWhole
    ? { name: (rewritten as { name: unknown }).name, [inputKey]: (rewritten as { arguments: unknown }).arguments }
    : { [inputKey]: rewritten };
  const doubt = called.kind === "direct" ? texts.migrate_not_shown() : doubtOf(called.isCertain, name);
  return [...rest, ...data, verified(around, node, doubted(rewrite, doubt), { ...value, ...current })];
}

function doubtOf(isCertain: boolean, name: string): string | undefined {
  return isCertain ? undefined : texts.migrate_name_of_client({ name });
}

function rewritesOfInput(text: string, input: ObjectView, tool: MetaToolName): readonly (Rewrite | undefined)[] {
  const identifier = tool === "use_tool" ? entryOf(input, "tool")?.value.object : undefined;
  return [rewriteInput(text, input, tool), identifier === undefined ? undefined : rewriteIdentifier(text, identifier)];
}

/** What looks like one of our shapes within the arguments for a tool. */
function dataOf(around: Surroundings, input: Node, isMeta: boolean): readonly Rewrite[] {
  if (isMeta && input.type !== "object") return findInNode(around, input);
  const data = isMeta ? childOf(input, "arguments") : input;
  return data === undefined ? [] : findInNode({ ...around, isData: true }, data);
}

function lookalike(around: Surroundings, node: Node, view: ObjectView): Rewrite | undefined {
  const { text } = around;
  const value = jsonValue(node);
  if (looksLikeIdentifier(view)) {
    const rewrite = rewriteIdentifier(text, view);
    const current = migrationOf(parseUseTool({ tool: value }))?.rewritten?.tool;
    return rewrite && verified(around, node, doubted(rewrite, texts.migrate_not_shown()), current);
  }
  if (["toolbox_name", "tool_name"].every((key) => entryOf(view, key) !== undefined)) {
    const rewrite = rewriteInput(text, view, "use_tool");
    const current = migrationOf(parseUseTool(value))?.rewritten;
    return rewrite && verified(around, node, doubted(rewrite, texts.migrate_not_shown()), current);
  }
  if (!isOldListing(value)) return undefined;
  return { shapes: ["listing_provenance"], at: view.start, edits: [], reason: texts.migrate_old_listing() };
}

function doubted(rewrite: Rewrite, reason: string | undefined): Rewrite {
  return reason === undefined || rewrite.edits.length === 0 ? rewrite : { ...rewrite, reason };
}

/** The edits must make exactly what the contract's own migration makes of the object, and touch nothing else. */
function verified({ text, isData }: Surroundings, node: Node, rewrite: Rewrite, current: unknown): Rewrite {
  if (isData) return { ...rewrite, edits: [], reason: texts.migrate_in_arguments() };
  if (rewrite.edits.length === 0) return rewrite;
  const { offset, length } = node;
  const edits = rewrite.edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }));
  const parsed = parseJson(applyEdits(text.slice(offset, offset + length), edits));
  const isExact = "root" in parsed && isDeepStrictEqual(jsonValue(parsed.root), current);
  return isExact ? rewrite : { ...rewrite, edits: [], reason: texts.migrate_not_in_place() };
}

function findInString({ isData }: Surroundings, { offset, length, value }: Node): readonly Rewrite[] {
  const text = String(value);
  const tool = renamedMetaTool(text);
  if (tool !== undefined) {
    const edits = isData ? [] : [{ start: offset, end: offset + length, text: JSON.stringify(tool) }];
    return [{ shapes: ["prefixed_meta_tool"], at: offset, edits, reason: texts.migrate_old_name() }];
  }
  const shapes = shapesInString(text);
  return shapes.length === 0 ? [] : [{ shapes, at: offset, edits: [], reason: texts.migrate_in_string() }];
}

/** The old shapes in a string that holds JSON. */
export function shapesInString(text: string): Rewrite["shapes"] {
  if (!/^\s*[{[]/u.test(text) || !text.includes("tool")) return [];
  const found = findInJson(text);
  return "errorAt" in found ? [] : [...new Set(found.flatMap(({ shapes }) => shapes))];
}
