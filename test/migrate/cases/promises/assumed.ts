import type { ToolIdentifier, UseToolInput } from "mcp-workbench";

declare const client: any;

async function find(): Promise<ToolIdentifier | undefined> {
  return { toolbox: "dev", server: "filesystem", name: "read_file" };
}
const prepare = async (): Promise<UseToolInput> => ({
  tool: { toolbox: "dev", server: "filesystem", name: "read_file" },
});
async function* all(): AsyncGenerator<ToolIdentifier> {
  yield { toolbox: "dev", server: "filesystem", name: "read_file" };
}
const maybe: ToolIdentifier | Promise<ToolIdentifier> = { toolbox: "dev", server: "filesystem", name: "read_file" };
find().then((identifier) => identifier?.name);
console.log((await prepare()).tool.name);
for await (const { name: tool } of all()) console.log(tool);

// Not ours
const other: { tool: string } | Promise<ToolIdentifier> = { tool: "hammer" };
await client.use_tool(await Promise.resolve({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } }));
