await use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await [
