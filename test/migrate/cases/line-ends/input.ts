await client.callTool({
  name: "use_tool",
  arguments: {
    toolbox_name: "dev",
    tool_name: "dev__notes__add",
  },
});
