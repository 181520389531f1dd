import { parseOpenToolbox } from "../contracts/open-toolbox.js";
import { parseUseTool } from "../contracts/use-tool.js";
import { type MetaToolName, renderError } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import type { Edit } from "./finding.js";
import { unquotedJson } from "./json-text.js";
import {
  type Entry,
  entryOf,
  knownString,
  type ObjectView,
  repeatedKey,
  type Stringified,
  staticObject,
  UNKNOWN,
} from "./object-view.js";
import { removeEntry } from "./remove-entry.js";
import { merged, migrationOf, type Rewrite } from "./rewrite.js";
import { identifierCode, notationOf, renameKey, replaceValue, unwrap, writeIdentifier } from "./write-code.js";

/** An object in the place of a meta-tool's input. An identifier within it is rewritten on its own. */
export function rewriteInput(text: string, view: ObjectView, tool: MetaToolName): Rewrite | undefined {
  const rewrite = tool === "use_tool" ? rewriteUseTool(text, view) : rewriteOpenToolbox(text, view);
  if (rewrite === undefined) return undefined;
  return repeatedKey(view) === undefined ? rewrite : impossible(rewrite, renderError("duplicate_key", {}));
}

function impossible(rewrite: Rewrite, reason: string): Rewrite {
  return { ...rewrite, edits: [], reason };
}

function rewriteOpenToolbox(text: string, view: ObjectView): Rewrite | undefined {
  const old = entryOf(view, "toolbox_name");
  if (old === undefined) return undefined;
  const found: Rewrite = { shapes: ["open_toolbox_name"], at: old.start, edits: [renameKey(text, old, "toolbox")] };
  if (entryOf(view, "toolbox") !== undefined)
    return impossible(found, texts.migrate_both_keys({ old_key: "toolbox_name", new_key: "toolbox" }));
  if (old.form === "other") return impossible(found, texts.migrate_not_a_value({ key: "toolbox_name" }));
  const reason = migrationOf(parseOpenToolbox(staticObject(view)))?.reason;
  return reason === undefined ? found : impossible(found, reason);
}

function rewriteUseTool(text: string, view: ObjectView): Rewrite | undefined {
  const rewrite = merged([fromNames(text, view), fromTool(text, view), fromArguments(text, view)]);
  if (rewrite === undefined || rewrite.edits.length === 0) return rewrite;
  const reason = othersIn(view);
  return reason === undefined ? rewrite : impossible(rewrite, reason);
}

/** Keys that the input must not have, old ones aside. */
function othersIn(view: ObjectView): string | undefined {
  const others = view.entries.filter(({ key }) => !["tool", "toolbox_name", "tool_name", "arguments"].includes(key));
  const old = { toolbox: UNKNOWN, server: UNKNOWN, tool: UNKNOWN };
  const input = { tool: old, ...Object.fromEntries(others.map(({ key }) => [key, UNKNOWN])) };
  return migrationOf(parseUseTool(input))?.reason;
}

/** `toolbox_name` and `tool_name`. */
function fromNames(text: string, view: ObjectView): Rewrite | undefined {
  const toolbox = entryOf(view, "toolbox_name");
  const name = entryOf(view, "tool_name");
  const [first] = [toolbox, name].filter((entry) => entry !== undefined);
  if (first === undefined) return undefined;
  const found: Rewrite = { shapes: ["string_tool_name"], at: first.start, edits: [] };
  if (entryOf(view, "tool") !== undefined)
    return { ...found, reason: texts.migrate_both_keys({ old_key: first.key, new_key: "tool" }) };
  if (name === undefined) {
    const reason = view.isOpen ? texts.migrate_name_unknown() : migrationOf(parseUseTool(staticObject(view)))?.reason;
    return { ...found, reason: reason ?? texts.migrate_name_unknown() };
  }
  const named = fromStringName(text, name, toolbox);
  const removed = toolbox === undefined ? [] : removeEntry(text, view, toolbox);
  return { ...named, at: first.start, edits: named.edits.length === 0 ? [] : [...named.edits, ...removed] };
}

function fromStringName(text: string, entry: Entry, toolbox: Entry | undefined): Rewrite {
  const found: Rewrite = { shapes: ["string_tool_name"], at: entry.start, edits: [] };
  const name = knownString(entry);
  const notation = notationOf(text, entry);
  const edits = (code: string): readonly Edit[] =>
    entry.form === "shorthand"
      ? [{ start: entry.start, end: entry.end, text: `tool: ${code}` }]
      : [renameKey(text, entry, "tool"), replaceValue(entry, code)];
  if (name === undefined) {
    const { joined } = entry.value;
    return joined === undefined
      ? { ...found, reason: texts.migrate_name_unknown() }
      : { ...found, edits: edits(writeIdentifier(joined, notation)), reason: texts.migrate_name_joined() };
  }
  const box = toolbox === undefined ? undefined : knownString(toolbox);
  const migration = migrationOf(parseUseTool({ tool_name: name, ...(box === undefined ? {} : { toolbox_name: box }) }));
  const shapes = migration?.changes.map(({ id }) => id) ?? found.shapes;
  if (migration?.rewritten === undefined)
    return { ...found, shapes, reason: migration?.reason ?? texts.migrate_name_unknown() };
  const written = edits(writeIdentifier(identifierCode(migration.rewritten.tool, notation), notation));
  if (toolbox === undefined || box !== undefined) return { ...found, shapes, edits: written };
  return { ...found, shapes, edits: written, reason: texts.migrate_toolbox_unknown() };
}

/** `tool` as one string: a name, or JSON. */
function fromTool(text: string, view: ObjectView): Rewrite | undefined {
  const entry = entryOf(view, "tool");
  if (entry === undefined) return undefined;
  const { stringified, joined } = entry.value;
  const notation = notationOf(text, entry);
  if (stringified !== undefined) return unstringified(text, "tool_as_json_string", entry, stringified);
  if (joined !== undefined)
    return {
      shapes: ["tool_as_string_name"],
      at: entry.start,
      edits: [replaceValue(entry, writeIdentifier(joined, notation))],
      reason: texts.migrate_name_joined(),
    };
  if (entry.value.isText === true)
    return { shapes: ["tool_as_string_name"], at: entry.start, edits: [], reason: texts.migrate_name_unknown() };
  const name = knownString(entry);
  const migration = name === undefined ? undefined : migrationOf(parseUseTool({ tool: name }));
  if (migration === undefined) return undefined;
  const { changes, rewritten, reason } = migration;
  const found: Rewrite = { shapes: changes.map(({ id }) => id), at: entry.start, edits: [] };
  if (rewritten === undefined) return { ...found, reason: reason ?? texts.migrate_name_unknown() };
  return {
    ...found,
    edits: [replaceValue(entry, writeIdentifier(identifierCode(rewritten.tool, notation), notation))],
  };
}

/** `arguments` as JSON text. */
function fromArguments(text: string, view: ObjectView): Rewrite | undefined {
  const entry = entryOf(view, "arguments");
  if (entry === undefined) return undefined;
  const { stringified } = entry.value;
  if (stringified !== undefined) return unstringified(text, "arguments_as_json_string", entry, stringified);
  const json = knownString(entry);
  const found: Rewrite = { shapes: ["arguments_as_json_string"], at: entry.start, edits: [] };
  if (json === undefined)
    return entry.value.isText === true ? { ...found, reason: texts.migrate_not_in_place() } : undefined;
  const tool = { toolbox: UNKNOWN, server: UNKNOWN, name: UNKNOWN };
  const migration = migrationOf(parseUseTool({ tool, arguments: json }));
  if (migration?.rewritten === undefined)
    return { ...found, reason: migration?.reason ?? texts.migrate_arguments_unknown() };
  // The name of a constant must not be replaced by what it stands for.
  const code = entry.value.literal === undefined ? undefined : unquotedJson(json, view);
  if (code === undefined) return { ...found, reason: texts.migrate_not_in_place() };
  return { ...found, edits: [replaceValue(entry, code)] };
}

function unstringified(
  text: string,
  shape: "tool_as_json_string" | "arguments_as_json_string",
  entry: Entry,
  inner: Stringified,
): Rewrite {
  const found: Rewrite = { shapes: [shape], at: entry.start, edits: [] };
  if (inner.hasReplacer || inner.isObject === false) return { ...found, reason: texts.migrate_not_in_place() };
  const edits = unwrap(text, entry.value, inner);
  return inner.isObject === true ? { ...found, edits } : { ...found, edits, reason: texts.migrate_arguments_unknown() };
}
