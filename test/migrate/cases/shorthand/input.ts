export async function run(client: any, toolbox: string, server: string, tool: string, args: object) {
  await client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, tool }, arguments: args } });
  await client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, tool /* the name */ } } });
  const { tool: other } = { tool };
  return other;
}

export async function nested(client: any, args: object) {
  const tool = { toolbox: "dev", server: "filesystem", tool: "read_file" };
  return client.callTool({ name: "use_tool", arguments: { tool, arguments: args } });
}
