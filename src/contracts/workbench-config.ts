import { renderError } from "../generated/errors.js";
import { formatIssues, formatPath, isObject } from "../generated/issues.js";
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
  const { id, endedIn, guidance } = changeOf("config_server_list");
  const changes = lists.map(([name]) => ({
    id,
    endedIn,
    guidance: `${formatPath(["toolboxes", name, "mcp_servers"])}: ${guidance}`,
  }));
  const converted = lists.map(([name, toolbox]) => [name, withServerObject(toolbox as object)] as const);
  if (converted.some(([, toolbox]) => toolbox === undefined)) return obstructed(from, guidance, ...changes);
  return rewritten(from, { ...input, toolboxes: { ...toolboxes, ...Object.fromEntries(converted) } }, ...changes);
}

/** Undefined where a server has no name of its own, or where two have the same. */
function withServerObject(toolbox: object): object | undefined {
  const { mcp_servers: list, ...rest } = toolbox as { readonly mcp_servers?: unknown };
  if (!Array.isArray(list) || Object.hasOwn(rest, "mcpServers")) return undefined;
  const servers = list.map((server: unknown) =>
    isObject(server) && typeof server["name"] === "string" ? server : undefined,
  );
  const names = new Set(servers.map((server) => server?.["name"]));
  if (names.has(undefined) || names.size !== servers.length) return undefined;
  return {
    ...rest,
    mcpServers: Object.fromEntries(
      servers.map((server) => [String(server?.["name"]), renameKey(server ?? {}, "name", undefined)]),
    ),
  };
}
