declare const client: any;
declare const stranger: any;

await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
await client.callTool({ name: "dev__filesystem__read_file", arguments: { path: "/etc/hosts" } });
await client.callTool({ name: 'dev__filesystem__read__all' });
await client.callTool({
  name: "dev__filesystem__write_file",
  arguments: {
    path: "/tmp/x", // where
    content: { toolbox: "a", server: "b", tool: "c" },
  },
});
await client.request({ method: "tools/call", params: { name: "dev__notes__add", arguments: { text: "x" } } }, Schema);

class Session {
  private readonly client: any;
  async open() {
    await this.client.callTool({ name: "workbench_open_toolbox", arguments: { toolbox_name: "dev" } });
  }
  add(args: object) {
    return this.client.callTool({ name: "dev__notes__add", arguments: args });
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
