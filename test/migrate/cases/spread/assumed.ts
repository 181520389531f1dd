declare const client: any;
declare const unknownThing: any;
declare const info: { name: string; toolbox: string; server: string };
declare const record: Record<string, string>;

const place = { toolbox: "dev", server: "filesystem" };
await client.callTool({ name: "use_tool", arguments: { tool: { ...place, name: "read_file" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { name: "read_file", ...place } } });

// Both are rewritten, or none.
const readFile = { ...place, name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: readFile } });
await client.callTool({ name: "use_tool", arguments: { tool: { ...readFile, name: "write_file" } } });

const shared = { ...place, name: "stat" };
console.log(shared);
await client.callTool({ name: "use_tool", arguments: { tool: { ...shared, name: "list" } } });

// What these bring along is not known, or it gets in the way.
await client.callTool({ name: "use_tool", arguments: { tool: { ...unknownThing, tool: "read_file" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { ...record, tool: "read_file" } } });
await client.callTool({ name: "use_tool", arguments: { tool: { tool: info.name, ...info } } });

// Within a spread of a spread, and in the input as a whole.
await client.callTool({ name: "use_tool", arguments: { tool: { ...place, ...{ name: "read_file" } } } });
const more = { arguments: { path: "/" } };
await client.callTool({ name: "use_tool", arguments: { ...more, tool: { ...place, name: "read_file" } } });
await client.callTool({ ...unknownThing, name: "use_tool", arguments: { tool: { ...place, name: "read_file" } } });

// The name may be another one.
await client.callTool({ name: "use_tool", ...unknownThing });
await client.callTool({ name: "use_tool", ...unknownThing, arguments: { tool: { ...place, name: "read_file" } } });

// The copy of one that is typed had its tool replaced; now it has a second one.
const typed: import("mcp-workbench").ToolIdentifier = { toolbox: "dev", server: "notes", name: "add" };
export const replaced = { ...typed, tool: "remove" };
export const assigned = Object.assign({}, typed, { tool: "remove" });
