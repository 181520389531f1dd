const key = "tool";
let anyKey = Math.random() > 0.5 ? "tool" : "name";

await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", ["tool"]: "c" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", [`tool`]: "c" } } });
await client.callTool({ name: "use_tool", arguments: { ["tool"]: { 'toolbox': "a", 'server': "b", 'tool': "c" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", [key]: "c" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c", [anyKey]: "d" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", get tool() { return "c"; } } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c", name: "d" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c", tool: "d" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c", version: 1 } } });
await client.callTool({ name: "use_tool", arguments: { tool: { server: "b", tool: "c" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "", server: "b", tool: "c" } } });
