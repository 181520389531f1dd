const call = (client, path) =>
  client.request(
    {
      method: "tools/call",
      params: {
        name: "use_tool",
        arguments: { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" }, arguments: { path } },
      },
    },
    Schema,
  );

await fetch("http://localhost/mcp", {
  method: "POST",
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", tool: "stat" } } },
  }),
});

// How other programs write down a call of a tool.
messages.push({ type: "tool_use", name: "use_tool", input: { tool: { toolbox: "a", server: "b", tool: "c" } } });
messages.push({
  function: { name: "use_tool", arguments: JSON.stringify({ tool: { toolbox: "a", server: "b", tool: "c" } }) },
});
