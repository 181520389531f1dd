import { renderError } from "../generated/errors.js";
import { formatIssues, formatPath, isObject } from "../generated/issues.js";
import { migrationGuidance, migrationShapes, migrationTexts } from "../generated/migrations.js";
import { checkWorkbenchConfig, fillWorkbenchConfig } from "../generated/validators.js";
import type { ParsedWorkbenchConfig, WorkbenchConfig } from "../generated/workbench-config.js";
import type { MigrationChange, ParseResult } from "./parse-result.js";
import { changeOf, obstructed, type Rewriting, renameKey, rewrite, rewritten, toMigration } from "./rewriting.js";

/**
 * Any configuration: the parsed one with its defaults, or every fault at once. Unlike a call, a configuration is never
 * shown rewritten in the message, because it may hold secrets; `migration.rewritten` has it for those who may see it.
 */
export function parseWorkbenchConfig(input: unknown): ParseResult<ParsedWorkbenchConfig, WorkbenchConfig> {
  const accepted = rewrite(input, [fromToolModeProxy]);
  const issues = checkWorkbenchConfig(accepted.input);
  if (issues.length === 0) {
    const migration = toMigration<WorkbenchConfig>(accepted, checkWorkbenchConfig);
    const value = fillWorkbenchConfig(accepted.input as WorkbenchConfig);
    return migration === undefined ? { ok: true, value } : { ok: true, value, migration };
  }
  const code = "invalid_config";
  const message = renderError(code, { issues: formatIssues(issues) });
  const migration = toMigration<WorkbenchConfig>(
    rewrite(input, [fromToolModeProxy, fromToolModeDynamic, fromServerLists]),
    checkWorkbenchConfig,
  );
  if (migration === undefined) return { ok: false, error: { code, message, issues } };
  const guidance = migration.changes.map((change) => change.guidance).join("\n");
  return { ok: false, error: { code, message: `${message}\n${guidance}`, issues, migration } };
}

function fromToolMode(mode: string, change: MigrationChange, from: Rewriting): Rewriting {
  const { input } = from;
  return isObject(input) && input["toolMode"] === mode
    ? rewritten(from, renameKey(input, "toolMode", undefined), change)
    : from;
}

function fromToolModeProxy(from: Rewriting): Rewriting {
  return fromToolMode("proxy", changeOf("config_tool_mode_proxy"), from);
}

function fromToolModeDynamic(from: Rewriting): Rewriting {
  return fromToolMode("dynamic", changeOf("config_tool_mode_dynamic"), from);
}

/** `mcp_servers: [{ name, … }]`, until 0.10.0. */
function fromServerLists(from: Rewriting): Rewriting {
  const { input } = from;
  const toolboxes = isObject(input) ? input["toolboxes"] : undefined;
  if (!isObject(input) || !isObject(toolboxes)) return from;
  const lists = Object.entries(toolboxes).filter(
    ([, toolbox]) => isObject(toolbox) && Object.hasOwn(toolbox, "mcp_servers"),
  );
  if (lists.length === 0) return from;
  const changes = lists.map(([name]) => serverListAt(formatPath(["toolboxes", name, "mcp_servers"])));
  const converted = lists.map(([name, toolbox]) => [name, withServerObject(toolbox as object)] as const);
  const obstacle = converted.map(([, toolbox]) => toolbox).find((toolbox) => typeof toolbox === "string");
  if (obstacle !== undefined) return obstructed(from, obstacle, ...changes);
  return rewritten(from, { ...input, toolboxes: { ...toolboxes, ...Object.fromEntries(converted) } }, ...changes);
}

function serverListAt(path: string): MigrationChange {
  const id = "config_server_list";
  return { id, endedIn: migrationShapes[id].endedIn, guidance: migrationGuidance[id]({ path }) };
}

/** A toolbox with its servers by name, or why they cannot be had by name. */
function withServerObject(toolbox: object): object | string {
  const { mcp_servers: list, ...rest } = toolbox as { readonly mcp_servers?: unknown };
  if (Object.hasOwn(rest, "mcpServers")) {
    return migrationTexts.both_given({ old_key: "mcp_servers", new_key: "mcpServers" });
  }
  if (!Array.isArray(list)) return migrationTexts.server_list_unclear();
  const servers = list.flatMap((server: unknown): [string, object][] =>
    isObject(server) && typeof server["name"] === "string"
      ? [[server["name"], renameKey(server, "name", undefined)]]
      : [],
  );
  const names = new Set(servers.map(([name]) => name));
  return names.size === list.length
    ? { ...rest, mcpServers: Object.fromEntries(servers) }
    : migrationTexts.server_list_unclear();
}
