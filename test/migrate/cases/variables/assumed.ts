declare const client: any;
declare function log(value: unknown): void;
const flag = process.argv.length > 2;

// Followed: a constant, however it is written, and what is read from it.
const plain = { toolbox: "dev", server: "filesystem", name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: plain } });
log(`${plain.toolbox}/${plain.server}/${plain.name}`);
log(plain["name"].length);
const { name: nameOfPlain, server } = plain;

const frozen = { toolbox: "dev", server: "filesystem", name: "stat" } as const;
const same = frozen;
await client.callTool({ name: "use_tool", arguments: { tool: same } });

const chosen = flag ? { toolbox: "dev", server: "a", name: "x" } : { toolbox: "dev", server: "b", name: "y" };
await client.callTool({ name: "use_tool", arguments: { tool: chosen } });

const input = { tool: { toolbox: "dev", server: "filesystem", name: "list" }, arguments: { path: "/" } };
await client.callTool({ name: "use_tool", arguments: input });
log(input.tool.name + input.arguments.path);

const request = { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "move" } } };
await client.callTool(request);
log(request.arguments.tool.name);

function inner() {
  const plain = { toolbox: "red", server: "apache", name: "hammer" };
  return plain;
}

// Not followed.
const logged = { toolbox: "dev", server: "filesystem", name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: logged } });
log(logged);

let changing = { toolbox: "dev", server: "filesystem", name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: changing } });

export const exported = { toolbox: "dev", server: "filesystem", name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: exported } });

const checked = { toolbox: "dev", server: "filesystem", name: "read_file" };
if ("tool" in checked) await client.callTool({ name: "use_tool", arguments: { tool: checked } });

const listed = [{ toolbox: "dev", server: "filesystem", name: "read_file" }];
for (const tool of listed) await client.callTool({ name: "use_tool", arguments: { tool } });

const rest = { toolbox: "dev", server: "filesystem", name: "read_file" };
const { server: _, ...others } = rest;
await client.callTool({ name: "use_tool", arguments: { tool: rest } });

const taken = { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } };
await client.callTool({ name: "use_tool", arguments: taken });
log(taken.tool);

const never = { toolbox: "dev", server: "filesystem", name: "read_file" };

const self = { toolbox: "dev", server: "filesystem", tool: "read_file", again: () => self };
await client.callTool({ name: "use_tool", arguments: { tool: self } });

function make() {
  return { toolbox: "dev", server: "filesystem", name: "read_file" };
}
await client.callTool({ name: "use_tool", arguments: { tool: make() } });
