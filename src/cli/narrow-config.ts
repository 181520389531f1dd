import type { WorkbenchConfig } from "../generated/index.js";

/** The part of a configuration that is asked for. What does not exist is left to the workbench, which says so best. */
export function narrowConfig(config: WorkbenchConfig, toolbox?: string, server?: string): WorkbenchConfig {
  const wanted = toolbox === undefined ? undefined : config.toolboxes[toolbox];
  if (toolbox === undefined || wanted === undefined) return config;
  const only = server === undefined ? undefined : wanted.mcpServers[server];
  const mcpServers = server === undefined || only === undefined ? wanted.mcpServers : { [server]: only };
  return { toolboxes: { [toolbox]: { ...wanted, mcpServers } } };
}
