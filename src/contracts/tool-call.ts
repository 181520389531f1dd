import { renderError } from "../generated/errors.js";
import { formatIssues } from "../generated/issues.js";
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

/** Any call of any tool of this server, by the name and the arguments that `tools/call` was given; none is `{}`. */
export function parseToolCall(
  name: string,
  input: unknown,
): ParseResult<MetaToolCall, UseToolInput | OpenToolboxInput | RewrittenCall> {
  const metaTool = metaToolNames.find((known) => known === name);
  const args = input === undefined ? {} : input;
  return metaTool === undefined ? unknownTool(name, args) : parseMetaToolCall(metaTool, args);
}

function parseMetaToolCall(
  name: MetaToolName,
  input: unknown,
): ParseResult<MetaToolCall, UseToolInput | OpenToolboxInput> {
  if (name === "open_toolbox") {
    const parsed = parseOpenToolbox(input);
    return parsed.ok ? { ...parsed, value: { name, input: parsed.value } } : parsed;
  }
  const parsed = parseUseTool(input);
  return parsed.ok ? { ...parsed, value: { name, input: parsed.value } } : parsed;
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
  const parsed = parseMetaToolCall(name, input);
  const inner = parsed.ok ? parsed.migration : parsed.error.migration;
  const all = [...changes, ...(inner?.changes ?? [])];
  const current = parsed.ok && inner === undefined ? input : inner?.rewritten;
  if (current !== undefined) return { changes: all, rewritten: { name, arguments: current } as RewrittenCall };
  const issues = formatIssues(parsed.ok ? [] : parsed.error.issues);
  return { changes: all, reason: inner?.reason ?? migrationTexts.still_invalid({ issues }) };
}

/** A downstream tool called by its own name, as in the dynamic mode until 0.10.0. */
function directToolCall(name: string, input: unknown): Migration<RewrittenCall> | undefined {
  if (!name.includes("__")) return undefined;
  const changes = [changeOf("direct_tool_call"), ...(hasMixedSeparators(name) ? [changeOf("mixed_separators")] : [])];
  const found = identifierFromName(name);
  if ("obstacle" in found) return { changes, reason: found.obstacle };
  return callInCurrentShape("use_tool", { tool: found.identifier, arguments: input }, changes);
}
