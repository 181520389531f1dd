import { renderError } from "../generated/errors.js";
import { formatIssues, type Issue, isObject } from "../generated/issues.js";
import type { LegacyToolInfo } from "../generated/legacy-tool-info.js";
import { migrationTexts } from "../generated/migrations.js";
import type { ToolInfo } from "../generated/tool-info.js";
import { checkLegacyToolInfo, isToolInfo } from "../generated/validators.js";
import type { ParseResult } from "./parse-result.js";
import { changeOf } from "./rewriting.js";

/**
 * A tool of a stored listing in the current shape. Listings before 0.12.0 had `toolbox_name` and `source_server`, those
 * before 0.11.0 also a joined name and the original one in `_meta`. A current `ToolInfo` comes back as it is.
 */
export function migrateToolInfo(tool: unknown): ParseResult<ToolInfo> {
  // One old key alone is a field of the tool's own: listings had both or none.
  if (isToolInfo(tool) && !(Object.hasOwn(tool, "toolbox_name") && Object.hasOwn(tool, "source_server"))) {
    return { ok: true, value: tool };
  }
  const issues = [...checkLegacyToolInfo(tool), ...conflicts(tool)];
  if (issues.length > 0) {
    const code = "invalid_tool_listing";
    return { ok: false, error: { code, message: renderError(code, { issues: formatIssues(issues) }), issues } };
  }
  const value = fromLegacy(tool as LegacyToolInfo);
  return { ok: true, value, migration: { changes: [changeOf("listing_provenance")], rewritten: value } };
}

function conflicts(tool: unknown): readonly Issue[] {
  if (!isObject(tool)) return [];
  return [["toolbox_name", "toolbox"] as const, ["source_server", "server"] as const]
    .filter(([oldKey, newKey]) => Object.hasOwn(tool, newKey) && tool[oldKey] !== tool[newKey])
    .map(([old_key, new_key]) => ({ path: [new_key], message: migrationTexts.both_given({ old_key, new_key }) }));
}

function fromLegacy({ toolbox_name: toolbox, source_server: server, ...tool }: LegacyToolInfo): ToolInfo {
  const { _meta: meta, ...rest } = tool;
  const name = originalName(tool.name, `${toolbox}__${server}`, meta?.["original_name"]);
  // What the workbench itself put into `_meta` is said by other fields now; what is not the same was not put by it.
  const provenance = new Map<string, string>([
    ["toolbox_name", toolbox],
    ["source_server", server],
    ["original_name", name],
  ]);
  const kept = Object.entries(meta ?? {}).filter(([key, value]) => provenance.get(key) !== value);
  const hasMeta = meta !== undefined && (kept.length > 0 || Object.keys(meta).length === 0);
  return { ...rest, name, ...(hasMeta ? { _meta: Object.fromEntries(kept) } : {}), toolbox, server };
}

/** Names were joined with two underscores from 0.5.0 until 0.11.0, and with one before; the original tells them apart. */
function originalName(name: string, place: string, original: unknown): string {
  if (name === original) return name;
  const prefixes = [`${place}__`, `${place}_`].filter((prefix) => name.startsWith(prefix) && name !== prefix);
  const prefix = prefixes.find((one) => name.slice(one.length) === original) ?? prefixes[0] ?? "";
  return name.slice(prefix.length);
}
