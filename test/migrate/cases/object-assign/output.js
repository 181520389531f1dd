const place = { toolbox: "dev", server: "filesystem" };

await client.callTool({ name: "use_tool", arguments: { tool: Object.assign({}, place, { name: "read_file" }) } });
await client.callTool({ name: "use_tool", arguments: Object.assign({ tool: { ...place, name: "stat" } }, { arguments: {} }) });
await client.callTool({ name: "use_tool", arguments: { tool: Object.freeze({ ...place, name: "list" }) } });

const part = { name: "write_file" };
await client.callTool({ name: "use_tool", arguments: { tool: Object.assign({}, place, part) } });

// The target goes on to somewhere else.
const kept = { toolbox: "dev", server: "filesystem", tool: "read_file" };
Object.assign(kept, { tool: "stat" });
await client.callTool({ name: "use_tool", arguments: { tool: kept } });

await client.callTool({ name: "use_tool", arguments: { tool: Object.assign(place, { tool: "touch" }) } });

await client.callTool({ name: "use_tool", arguments: { tool: Object.assign({}, unknownThing, { tool: "read_file" }) } });
Object.assign(settings, { toolbox: "red", server: "apache", tool: "hammer" });
