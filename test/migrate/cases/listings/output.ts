import type { OpenToolboxResult, ToolInfo } from "mcp-workbench/contracts";

const place = (tool: ToolInfo) => `${tool.toolbox}/${tool.server}/${tool.name}`;
export function places({ tools }: OpenToolboxResult) {
  return tools.map(({ toolbox: toolbox_name, server: server }) => `${toolbox_name}/${server}`).concat(tools.map(place));
}
const stored: ToolInfo = { name: "dev__notes__add", toolbox_name: "dev", source_server: "notes", inputSchema: {} };
const untyped = { name: "dev__notes__add", toolbox_name: "dev", source_server: "notes", inputSchema: {} };
