import type { OpenToolboxResult, ToolInfo } from "mcp-workbench/contracts";

const place = (tool: ToolInfo) => `${tool.toolbox_name}/${tool.source_server}/${tool.name}`;
export function places({ tools }: OpenToolboxResult) {
  return tools.map(({ toolbox_name, source_server: server }) => `${toolbox_name}/${server}`).concat(tools.map(place));
}
const stored: ToolInfo = { name: "dev__notes__add", toolbox_name: "dev", source_server: "notes", inputSchema: {} };
const untyped = { name: "dev__notes__add", toolbox_name: "dev", source_server: "notes", inputSchema: {} };
