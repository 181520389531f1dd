declare const client: any;
declare const known: { path: string };
declare const untyped: any;
const tool = { toolbox: "dev", server: "filesystem", name: "read_file" };

await client.callTool({ name: "use_tool", arguments: { tool, arguments: { path: "/etc/hosts" } } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: known } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: { "path": "/etc/hosts", "depth": 1.0 } } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: {"path":"/etc/hosts"} } });
await client.callTool({
  name: "use_tool",
  arguments: {
    tool: { toolbox: "dev", server: "filesystem", name: "stat" },
    arguments: // kept
{ path: "/" },
  },
});

await client.callTool({ name: "use_tool", arguments: { tool, arguments: untyped } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: known } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: JSON.stringify([1]) } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: "[1]" } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: "path=/etc/hosts" } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: '{"__proto__":{"a":1}}' } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: '{"\\u005f_proto__":{"a":1}}' } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: {"half":"\ud800"} } });

await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
const input = '{ "path": "/" }';
await client.callTool({ name: "dev__filesystem__stat", input });
await client.callTool({ name: "dev__filesystem__stat", arguments: input });
await client.callTool({ name: "dev__filesystem__stat", arguments: '{"\\u005f_proto__":1}' });
