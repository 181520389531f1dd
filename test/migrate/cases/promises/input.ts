import type { ToolIdentifier, UseToolInput } from "mcp-workbench";

declare const client: any;

async function find(): Promise<ToolIdentifier | undefined> {
  return { toolbox: "dev", server: "filesystem", tool: "read_file" };
}
const prepare = async (): Promise<UseToolInput> => ({
  tool: { toolbox: "dev", server: "filesystem", tool: "read_file" },
});
async function* all(): AsyncGenerator<ToolIdentifier> {
  yield { toolbox: "dev", server: "filesystem", tool: "read_file" };
}
const maybe: ToolIdentifier | Promise<ToolIdentifier> = { toolbox: "dev", server: "filesystem", tool: "read_file" };
find().then((identifier) => identifier?.tool);
console.log((await prepare()).tool.tool);
for await (const { tool } of all()) console.log(tool);

// Not ours
const other: { tool: string } | Promise<ToolIdentifier> = { tool: "hammer" };
await client.use_tool(await Promise.resolve({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } }));
