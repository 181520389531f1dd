declare const client: any;
declare const stranger: any;

await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" }, arguments: { path: "/etc/hosts" } } });
await client.callTool({ name: 'use_tool', arguments: { tool: { toolbox: 'dev', server: 'filesystem', name: 'read__all' }, arguments: {} } });
await client.callTool({
  name: "use_tool",
  arguments: { tool: { toolbox: "dev", server: "filesystem", name: "write_file" }, arguments: {
    path: "/tmp/x", // where
    content: { toolbox: "a", server: "b", tool: "c" },
  } },
});
await client.request({ method: "tools/call", params: { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "notes", name: "add" }, arguments: { text: "x" } } } }, Schema);

class Session {
  private readonly client: any;
  async open() {
    await this.client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
  }
  add(args: object) {
    return this.client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "notes", name: "add" }, arguments: args } });
  }
}

let changing: any = client;
await changing.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
changing = stranger;
await changing.callTool({ name: "dev__filesystem__read_file", arguments: {} });

// Nothing shows that these are ours, or what they mean.
await stranger.callTool({ name: "dev__filesystem__read_file", arguments: { path: "/etc/hosts" } });
const call = { name: "dev__filesystem__read_file", arguments: { path: "/etc/hosts" } };
await client.callTool({ name: "dev___filesystem__read_file", arguments: {} });
await client.callTool({ name: "dev__filesystem_read_file", arguments: {} });
await client.callTool({ name: "mcp__filesystem__read_file", arguments: {} });
await client.callTool({ name: "dev__filesystem__read_file", arguments: null });
await client.callTool({ name: "dev__filesystem__read_file", ...stranger });
await client.callTool("dev__filesystem__read_file", {});
