import { renderError } from "../generated/errors.js";
import { formatIssues, isObject } from "../generated/issues.js";
import { migrationTexts } from "../generated/migrations.js";
import type { ParsedUseToolInput, UseToolInput } from "../generated/use-tool-input.js";
import { checkUseToolInput, fillUseToolInput } from "../generated/validators.js";
import type { ParseResult } from "./parse-result.js";
import {
  changeOf,
  hasMixedSeparators,
  identifierFromName,
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

// In this order, because one rewriting can uncover the next: a JSON string may hold an identifier with the old key.
const STEPS = [fromStringNames, fromToolAsString, fromIdentifierKeyTool, fromArgumentsAsString];

/** `toolbox_name` and `tool_name`, until 0.11.0. */
function fromStringNames(from: Rewriting): Rewriting {
  const { input } = from;
  if (!isObject(input) || !(Object.hasOwn(input, "tool_name") || Object.hasOwn(input, "toolbox_name"))) return from;
  const { toolbox_name: toolbox, tool_name: name, ...rest } = input;
  const changes = [changeOf("string_tool_name"), ...(hasMixedSeparators(name) ? [changeOf("mixed_separators")] : [])];
  if (Object.hasOwn(rest, "tool"))
    return obstructed(from, migrationTexts.both_given({ old_key: "tool_name", new_key: "tool" }), ...changes);
  if (name === undefined) return rewritten(from, rest, ...changes);

  const found = identifierFromName(name);
  if ("obstacle" in found) return obstructed(from, found.obstacle, ...changes);
  const { identifier } = found;
  if (Object.hasOwn(input, "toolbox_name") && toolbox !== identifier.toolbox) {
    return obstructed(from, migrationTexts.toolboxes_differ(), ...changes);
  }
  return rewritten(from, { tool: identifier, ...rest }, ...changes);
}

/** `tool` as JSON text, or as one string name. Neither was ever valid; models write both. */
function fromToolAsString(from: Rewriting): Rewriting {
  const { input } = from;
  if (!isObject(input) || typeof input["tool"] !== "string") return from;
  const text = input["tool"];
  const json = parseJsonObject(text);
  if (json !== undefined) return rewritten(from, { ...input, tool: json }, changeOf("tool_as_json_string"));
  const changes = [
    changeOf("tool_as_string_name"),
    ...(hasMixedSeparators(text) ? [changeOf("mixed_separators")] : []),
  ];
  const found = identifierFromName(text);
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

/** `arguments` as JSON text. */
function fromArgumentsAsString(from: Rewriting): Rewriting {
  const { input } = from;
  if (!isObject(input) || typeof input["arguments"] !== "string") return from;
  const json = parseJsonObject(input["arguments"]);
  return rewritten(
    from,
    json === undefined ? input : { ...input, arguments: json },
    changeOf("arguments_as_json_string"),
  );
}

function parseJsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
