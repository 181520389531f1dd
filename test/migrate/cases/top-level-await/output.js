const held = await { toolbox: "dev", server: "filesystem", tool: "read_file" };
const [result] = await [await use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } })];
await (async () => use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } }))();
// The end, without a line's