import type { ToolIdentifier } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import type { Downstream } from "./downstream.js";
import { nearestName } from "./nearest-name.js";
import type { Session } from "./session.js";
import type { Toolbox } from "./toolbox.js";
import { workbenchError } from "./workbench-error.js";

const MOST_NAMES = 20;

/** The toolbox and the server of a call; after this nobody handles their absence. */
export function findServer(
  toolboxes: ReadonlyMap<string, Toolbox>,
  { toolbox: name, server }: ToolIdentifier,
): { readonly toolbox: Toolbox; readonly downstream: Downstream } {
  const toolbox = toolboxes.get(name);
  if (toolbox === undefined)
    throw workbenchError("toolbox_not_open", { toolbox: name, ...suggestions(name, toolboxes.keys()) });
  if (!toolbox.isOpen)
    throw workbenchError("toolbox_not_open", { toolbox: name, call: JSON.stringify({ toolbox: name }) });
  const downstream = toolbox.servers.get(server);
  if (downstream === undefined) {
    throw workbenchError("server_not_found", { server, toolbox: name, ...suggestions(server, toolbox.servers.keys()) });
  }
  return { toolbox, downstream };
}

/** The tool must be one that the server lists and the filters let through. */
export function requireTool({ listing: { tools } }: Session, { toolbox, server, name }: ToolIdentifier): void {
  if (tools.has(name)) return;
  throw workbenchError("tool_not_found", { name, server, toolbox, ...suggestions(name, tools.keys()) });
}

export function findToolbox(toolboxes: ReadonlyMap<string, Toolbox>, name: string): Toolbox {
  const toolbox = toolboxes.get(name);
  if (toolbox === undefined)
    throw workbenchError("toolbox_not_found", { toolbox: name, ...suggestions(name, toolboxes.keys()) });
  return toolbox;
}

/** What the caller may have meant, and what there is. */
export function suggestions(wanted: string, names: Iterable<string>): { nearest?: string; available?: string } {
  const all = [...names];
  const nearest = nearestName(wanted, all);
  const shown = all.slice(0, MOST_NAMES).join(", ");
  const rest = all.length - MOST_NAMES;
  return {
    ...(nearest === undefined ? {} : { nearest }),
    ...(all.length === 0 ? {} : { available: rest > 0 ? texts.names_and_more({ names: shown, count: rest }) : shown }),
  };
}
