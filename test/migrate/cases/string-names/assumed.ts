declare const client: any;
declare const box: string;
declare const toolName: string;
const READ = "dev__filesystem__read_file";

await client.callTool({
  name: "use_tool",
  arguments: {
    tool: { toolbox: "dev", server: "filesystem", name: "read_file" },
    arguments: { path: "/etc/hosts" },
  },
});
await client.callTool({ name: 'use_tool', arguments: { tool: { toolbox: 'dev', server: 'filesystem', name: 'read_file' } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read__all" } } });
await client.callTool({
  name: "use_tool",
  arguments: {
    // The box
    /* always */ // this one
    // The tool
    "tool": /* read */ { "toolbox": "dev", "server": "filesystem", "name": "read_file" }, // that one
  },
});
await client.callTool({ name: "use_tool", arguments: { arguments: {},
  tool: { toolbox: "dev", server: "filesystem", name: "read_file" } } });

// A guess, or not even that.
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "prod", tool_name: "dev__filesystem__read_file" } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: box, server: "filesystem", name: toolName } } });
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "dev", tool_name: toolName } });
await client.callTool({ name: "use_tool", arguments: { tool_name: "dev___filesystem__read_file" } });
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "dev", tool_name: "dev__filesystem_read_file" } });
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "dev", tool_name: "read_file" } });
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "dev" } });
await client.callTool({ name: "use_tool", arguments: { toolbox_name: "dev", tool_name: READ, extra: true } });
const old = { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } };
const kept = { toolbox_name: "dev", tool_name: "dev__filesystem__read_file" };
await client.callTool({ name: "use_tool", arguments: kept });
console.log(kept.tool_name);

// `tool` as one string was never valid, but is often written.
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" }, arguments: {} } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: 'dev', server: 'filesystem', name: 'stat' } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: box, server: "filesystem", name: "stat" } } });
await client.callTool({ name: "use_tool", arguments: { tool: "hammer" } });
