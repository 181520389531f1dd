const anything: any = { toolbox: "dev", server: "filesystem", name: "read_file" };
console.log(anything.tool);
const unknown: unknown = { toolbox: "dev", server: "filesystem", name: "read_file" };
function take(identifier: any) {
  const { toolbox, server, name: tool } = identifier;
  return [toolbox, server, tool, identifier.tool];
}
take({ toolbox: "dev", server: "filesystem", name: "read_file" });
(globalThis as any).state = { toolbox: "dev", server: "filesystem", name: "read_file" };

// `any` on the way does not change what it is.
const passed: any = { toolbox: "dev", server: "filesystem", name: "read_file" };
await (client as any).callTool({ name: "use_tool", arguments: { tool: passed } as any } as any);
const read: any = { toolbox: "dev", server: "filesystem", name: "read_file" };
await (client as any).callTool({ name: "use_tool", arguments: { tool: read } });
console.log(read.tool);
