import { renderError } from "../generated/errors.js";
import { isObject } from "../generated/issues.js";
import { type MetaToolName, metaToolNames } from "../generated/meta-tools.js";
import { migrationGuidance, migrationShapes, migrationTexts } from "../generated/migrations.js";
import type { OpenToolboxInput } from "../generated/open-toolbox-input.js";
import type { ParsedUseToolInput, UseToolInput } from "../generated/use-tool-input.js";
import { parseOpenToolbox } from "./open-toolbox.js";
import type { Migration, MigrationChange, ParseResult } from "./parse-result.js";
import { changeOf, hasMixedSeparators, identifierFromName, renderMigration } from "./rewriting.js";
import { parseUseTool } from "./use-tool.js";

/** A parsed call of one of the meta-tools. */
export type MetaToolCall =
  | { readonly name: "open_toolbox"; readonly input: OpenToolboxInput }
  | { readonly name: "use_tool"; readonly input: ParsedUseToolInput };

/** A whole call, as `tools/call` takes it. */
export type RewrittenCall =
  | { readonly name: "open_toolbox"; readonly arguments: OpenToolboxInput }
  | { readonly name: "use_tool"; readonly arguments: UseToolInput };

const OLD_PREFIX = "workbench_";

/** Any call of any tool of this server, by the name and the arguments that `tools/call` was given. */
export function parseToolCall(
  name: string,
  input: unknown,
): ParseResult<MetaToolCall, UseToolInput | OpenToolboxInput | RewrittenCall> {
  switch (name) {
    case "open_toolbox": {
      const parsed = parseOpenToolbox(input);
      return parsed.ok ? { ...parsed, value: { name, input: parsed.value } } : parsed;
    }
    case "use_tool": {
      const parsed = parseUseTool(input);
      return parsed.ok ? { ...parsed, value: { name, input: parsed.value } } : parsed;
    }
    default:
      return unknownTool(name, input);
  }
}

function unknownTool(name: string, input: unknown): ParseResult<MetaToolCall, RewrittenCall> {
  const code = "unknown_tool";
  const message = renderError(code, { name, available: metaToolNames.join(", ") });
  const migration = prefixedMetaTool(name, input) ?? directToolCall(name, input);
  if (migration === undefined) return { ok: false, error: { code, message, issues: [] } };
  return { ok: false, error: { code, message: `${message}\n${renderMigration(migration)}`, issues: [], migration } };
}

/** What `workbench_open_toolbox` and `workbench_use_tool`, of before 0.10.0, are called now. */
export function renamedMetaTool(oldName: string): MetaToolName | undefined {
  return metaToolNames.find((known) => `${OLD_PREFIX}${known}` === oldName);
}

function prefixedMetaTool(oldName: string, input: unknown): Migration<RewrittenCall> | undefined {
  const name = renamedMetaTool(oldName);
  if (name === undefined) return undefined;
  const id = "prefixed_meta_tool";
  const guidance = migrationGuidance[id]({ old_name: oldName, new_name: name });
  const changes = [{ id, endedIn: migrationShapes[id].endedIn, guidance } satisfies MigrationChange];
  return callInCurrentShape(name, input, changes);
}

function callInCurrentShape(
  name: MetaToolName,
  input: unknown,
  changes: readonly MigrationChange[],
): Migration<RewrittenCall> {
  const parsed = parseToolCall(name, input);
  const inner = parsed.ok ? parsed.migration : parsed.error.migration;
  const all = [...changes, ...(inner?.changes ?? [])];
  const value = inner?.rewritten ?? (parsed.ok ? input : undefined);
  if (value !== undefined) return { changes: all, rewritten: { name, arguments: value } as RewrittenCall };
  const reason = inner?.reason ?? (parsed.ok ? "" : migrationTexts.still_invalid({ issues: parsed.error.message }));
  return { changes: all, reason };
}

/** A downstream tool called by its own name, as in the dynamic mode until 0.10.0. */
function directToolCall(name: string, input: unknown): Migration<RewrittenCall> | undefined {
  const isOldest = hasMixedSeparators(name);
  const found = identifierFromName(name);
  if ("obstacle" in found && !name.includes("__")) return undefined;
  const changes = [changeOf("direct_tool_call"), ...(isOldest ? [changeOf("mixed_separators")] : [])];
  if ("obstacle" in found) return { changes, reason: found.obstacle };
  const args = input === undefined ? {} : input;
  if (!isObject(args)) return callInCurrentShape("use_tool", { tool: found.identifier, arguments: args }, changes);
  return { changes, rewritten: { name: "use_tool", arguments: { tool: found.identifier, arguments: args } } };
}
