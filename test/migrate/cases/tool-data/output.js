// What a tool is given belongs to that tool, whatever it looks like.
await client.callTool({
  name: "use_tool",
  arguments: {
    tool: { toolbox: "dev", server: "notes", name: "add" },
    arguments: {
      identifier: { toolbox: "dev", server: "filesystem", tool: "read_file" },
      call: { name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } },
      old: { name: "workbench_use_tool", arguments: {} },
    },
  },
});
