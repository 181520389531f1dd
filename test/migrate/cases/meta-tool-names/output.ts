declare const client: any;
const USE = "workbench_use_tool";
const CURRENT = "use_tool";

await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
await client.callTool({ name: 'use_tool', arguments: { tool: { toolbox: 'dev', server: 'notes', name: 'add' } } });
await client.callTool({ name: "open_toolbox" as const, arguments: { toolbox: "dev" } });
await client.callTool("open_toolbox", { toolbox: "dev" });
await client.callTool({ name: CURRENT, arguments: { tool: { toolbox: "a", server: "b", name: "c" } } });
await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });

await client.callTool({ name: USE, arguments: { tool: { toolbox: "a", server: "b", name: "c" } } });
const isOurs = (name: string) => name === "workbench_use_tool" || name === 'workbench_open_toolbox';
const listing = { name: "workbench_use_tool", description: "Calls a tool" };
await client.callTool({ name: "open_toolbox", arguments: { toolbox_name: "dev", toolbox: "dev" } });
await client.callTool({ name: "mcp__workbench__use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } });
