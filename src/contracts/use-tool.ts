import { renderError } from "../generated/errors.js";
import { formatIssues, isObject } from "../generated/issues.js";
import { migrationTexts } from "../generated/migrations.js";
import type { ParsedUseToolInput, UseToolInput } from "../generated/use-tool-input.js";
import { checkUseToolInput, fillUseToolInput } from "../generated/validators.js";
import type { MigrationChange, ParseResult } from "./parse-result.js";
import {
  changeOf,
  hasMixedSeparators,
  identifierFromName,
  looksLikeJson,
  obstructed,
  type Rewriting,
  renameKey,
  renderMigration,
  rewrite,
  rewritten,
  toMigration,
} from "./rewriting.js";

/** Any input of `use_tool`: the parsed call, or an error that a model can act on. */
export function parseUseTool(input: unknown): ParseResult<ParsedUseToolInput, UseToolInput> {
  const issues = checkUseToolInput(input);
  if (issues.length === 0) return { ok: true, value: fillUseToolInput(input as UseToolInput) };
  const code = "invalid_use_tool_input";
  const message = renderError(code, { issues: formatIssues(issues) });
  const migration = toMigration<UseToolInput>(rewrite(input, STEPS), checkUseToolInput);
  if (migration === undefined) return { ok: false, error: { code, message, issues } };
  return { ok: false, error: { code, message: `${message}\n${renderMigration(migration)}`, issues, migration } };
}

// In this order, because one rewriting can uncover the next: a JSON string may hold an identifier with the old key, and
// string names beside an identifier are compared with it.
const STEPS = [fromToolAsString, fromIdentifierKeyTool, fromStringNames, fromArgumentsAsString];

/** `tool` as JSON text, or as one string name. Neither was ever valid; models write both. */
function fromToolAsString(from: Rewriting): Rewriting {
  const { input } = from;
  const text = isObject(input) ? input["tool"] : undefined;
  if (!isObject(input) || typeof text !== "string") return from;
  if (looksLikeJson(text)) return fromJsonText(from, input, "tool", text, changeOf("tool_as_json_string"));
  const changes = [changeOf("tool_as_string_name"), ...mixedSeparators(text)];
  const found = identifierFromName(text, input["toolbox_name"]);
  if ("obstacle" in found) return obstructed(from, found.obstacle, ...changes);
  return rewritten(from, { ...input, tool: found.identifier }, ...changes);
}

/** The identifier's key `tool`, until 0.13.0. */
function fromIdentifierKeyTool(from: Rewriting): Rewriting {
  const { input } = from;
  const identifier = isObject(input) ? input["tool"] : undefined;
  if (!isObject(input) || !isObject(identifier) || !Object.hasOwn(identifier, "tool")) return from;
  const change = changeOf("identifier_key_tool");
  const isRepeated = Object.hasOwn(identifier, "name");
  if (isRepeated && identifier["name"] !== identifier["tool"]) {
    return obstructed(from, migrationTexts.both_given({ old_key: "tool", new_key: "name" }), change);
  }
  return rewritten(from, { ...input, tool: renameKey(identifier, "tool", isRepeated ? undefined : "name") }, change);
}

/** `toolbox_name` and `tool_name`, until 0.11.0. */
function fromStringNames(from: Rewriting): Rewriting {
  const { input } = from;
  if (!isObject(input) || !(Object.hasOwn(input, "tool_name") || Object.hasOwn(input, "toolbox_name"))) return from;
  const { toolbox_name: toolbox, tool_name: name, ...rest } = input;
  const changes = [changeOf("string_tool_name"), ...mixedSeparators(name)];
  const found = Object.hasOwn(input, "tool_name") ? identifierFromName(name, toolbox) : undefined;
  if (Object.hasOwn(rest, "tool")) {
    const conflict = conflictWith(rest["tool"], input, found);
    return conflict === undefined ? rewritten(from, rest, ...changes) : obstructed(from, conflict, ...changes);
  }
  if (found === undefined) return rewritten(from, rest, ...changes);
  if ("obstacle" in found) return obstructed(from, found.obstacle, ...changes);
  if (Object.hasOwn(input, "toolbox_name") && toolbox !== found.identifier.toolbox) {
    return obstructed(from, migrationTexts.toolboxes_differ(), ...changes);
  }
  return rewritten(from, { tool: found.identifier, ...rest }, ...changes);
}

/** What string names say that the identifier beside them does not. */
function conflictWith(
  tool: unknown,
  input: { readonly [key: string]: unknown },
  named: ReturnType<typeof identifierFromName> | undefined,
): string | undefined {
  const identifier = isObject(tool) ? tool : {};
  const isSame = (key: string, part: unknown) => Object.hasOwn(identifier, key) && identifier[key] === part;
  if (named !== undefined) {
    const isSameTool =
      "identifier" in named && Object.entries(named.identifier).every(([key, part]) => isSame(key, part));
    if (!isSameTool) return migrationTexts.both_given({ old_key: "tool_name", new_key: "tool" });
  }
  const hasBoth = Object.hasOwn(input, "toolbox_name") && Object.hasOwn(identifier, "toolbox");
  return hasBoth && !isSame("toolbox", input["toolbox_name"])
    ? migrationTexts.both_given({ old_key: "toolbox_name", new_key: "tool.toolbox" })
    : undefined;
}

/** `arguments` as JSON text. */
function fromArgumentsAsString(from: Rewriting): Rewriting {
  const { input } = from;
  const text = isObject(input) ? input["arguments"] : undefined;
  if (!isObject(input) || typeof text !== "string") return from;
  return fromJsonText(from, input, "arguments", text, changeOf("arguments_as_json_string"));
}

function fromJsonText(from: Rewriting, input: object, key: string, text: string, change: MigrationChange): Rewriting {
  const json = parseJson(text);
  if (!isObject(json)) return obstructed(from, migrationTexts.not_an_object({ key }), change);
  return rewritten(from, { ...input, [key]: json }, change);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mixedSeparators(name: unknown): readonly MigrationChange[] {
  return hasMixedSeparators(name) ? [changeOf("mixed_separators")] : [];
}
