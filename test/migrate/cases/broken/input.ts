await client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "x", tool: "y" } } };
