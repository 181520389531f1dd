/**
 * @template {{ tool: { tool: string } }} T
 * @param {T} input
 */
function use_tool(input) {
  return client.callTool({ name: "use_tool", arguments: input });
}
use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
