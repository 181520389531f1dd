await client.callTool({
  name: "use_tool",
  arguments: {
    tool: { toolbox: "dev", server: "notes", name: "add" },
  },
});
