declare const client: any;
const tool = { toolbox: "dev", server: "queue", name: "push" };

const job = { name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } };
await client.callTool({ name: "use_tool", arguments: { tool, arguments: job } });

const jobs = [{ name: "workbench_use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } }];
const batch = { jobs };
await client.callTool({ name: "use_tool", arguments: { tool, arguments: batch } });

// Only the result of this call is an argument.
const run = () => client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", name: "c" } } });
await client.callTool({ name: "use_tool", arguments: { tool, arguments: { result: await run() } } });
