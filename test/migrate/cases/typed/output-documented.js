/** @type {import("mcp-workbench/contracts").ToolIdentifier} */
const identifier = { toolbox: "dev", server: "filesystem", name: "read_file" };

/**
 * @param {import("mcp-workbench").UseToolInput} input
 */
export function describe({ tool: { toolbox, name: tool } }) {
  return `${toolbox} ${tool} ${identifier.name}`;
}
