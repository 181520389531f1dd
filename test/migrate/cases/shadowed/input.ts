declare const client: any;
const JSON = { stringify: (value: object): string => `(${Object.keys(value).join()})` };
const tool = { toolbox: "dev", server: "notes", name: "add" };
await client.callTool({ name: "use_tool", arguments: { tool, arguments: JSON.stringify({ text: "x" }) } });

export function own(Object: any): void {
  client.callTool({ name: "use_tool", arguments: { tool: Object.freeze({ toolbox: "a", server: "b", tool: "c" }) } });
}

// The signatures of a function say nothing of what it does.
function use_tool(input: string): void;
function use_tool(input: object): void;
function use_tool(input: any): void {
  console.log(input.tool.tool);
}
use_tool({ tool: { toolbox: "a", server: "b", tool: "c" } });
