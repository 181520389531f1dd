// Nothing here is a call of ours; what looks like one is listed, and nothing is changed.
const shed = { toolbox: "red", server: "apache", name: "hammer" };
paint({ toolbox: shed.toolbox, server: shed.server, name: shed.name });
const numbers = { toolbox: 1, server: 2, tool: 3 };
const nested = { tool: { toolbox: "red", tool: "hammer" }, arguments: [] };
const tool = { tool: "tool", name: "use_tool" };
const listing = { name: "use_tool", description: "Calls a tool", inputSchema: { tool: {}, arguments: {} } };
const { toolbox, server, name: hammer } = shed;
shed.name = "saw";
export const use_tool = "use_tool";
const calls = { name: "use_tools", arguments: { tool: { toolbox: "a", server: "b", name: "c" } } };
const names = ["a__b__c", "dev__filesystem__read_file"];
const dunder = { name: "a__b__c" };
registry.callTool({ name: "tool", arguments: { tool: "x", toolbox_name: "y" } });
app.use({ tool: "hammer" });
type Hammer = { toolbox: string; server: string; tool: string; weight: number };
switch (tool.tool) {
  case "use_tool":
    break;
}
/* { name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } } */
