/** @type {import("mcp-workbench/contracts").ToolIdentifier} */
const identifier = { toolbox: "dev", server: "filesystem", tool: "read_file" };

/**
 * @param {import("mcp-workbench").UseToolInput} input
 */
export function describe({ tool: { toolbox, tool } }) {
  return `${toolbox} ${tool} ${identifier.tool}`;
}
