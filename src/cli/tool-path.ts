import { renderError, type WorkbenchConfig } from "../generated/index.js";
import { suggestions } from "../runtime/find-route.js";
import { workbenchError } from "../runtime/workbench-error.js";
import { UsageError } from "./command.js";

export interface ToolPath {
  readonly toolbox?: string;
  readonly server?: string;
  readonly name?: string;
}

/** Refuses what cannot be `TOOLBOX[/SERVER[/NAME]]`, before anything is loaded. */
export function checkToolPath(text: string, fewest: number): void {
  const parts = text.split("/");
  if (parts.length < fewest || parts.includes(""))
    throw new UsageError(renderError("wrong_tool_path", { path: text, list: "mcp-workbench tools" }));
}

/**
 * What `TOOLBOX[/SERVER[/NAME]]` means in a configuration; what is not in it is refused before any server is started.
 * Any of the names may hold slashes: of several that fit, the longest is meant.
 */
export function findToolPath(text: string | undefined, { toolboxes }: WorkbenchConfig): ToolPath {
  if (text === undefined) return {};
  const names = Object.keys(toolboxes);
  const toolbox = longestStart(text, names);
  if (toolbox === undefined) {
    const [wanted = ""] = text.split("/");
    throw workbenchError("toolbox_not_found", { toolbox: wanted, ...suggestions(wanted, names) });
  }
  if (text === toolbox) return { toolbox };
  const rest = text.slice(toolbox.length + 1);
  const servers = Object.keys(toolboxes[toolbox]?.mcpServers ?? {});
  const server = longestStart(rest, servers);
  if (server === undefined) {
    const [wanted = ""] = rest.split("/");
    throw workbenchError("server_not_found", { server: wanted, toolbox, ...suggestions(wanted, servers) });
  }
  if (toolboxes[toolbox]?.mcpServers[server]?.disabled === true)
    throw workbenchError("server_disabled", { server, toolbox });
  return rest === server ? { toolbox, server } : { toolbox, server, name: rest.slice(server.length + 1) };
}

function longestStart(text: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => text === name || text.startsWith(`${name}/`));
  return fitting.sort((a, b) => b.length - a.length)[0];
}
