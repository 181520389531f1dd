// The name that counts is the last one.
client.callTool({ name: "use_tool", name: "other", arguments: { tool: { toolbox: "a", server: "b", name: "c" } } });
const call = { name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", name: "c" } } };
call.name = "other";
client.callTool(call);
const kept = { name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", name: "c" } } };
kept.title = "x";
client.callTool(kept);

// A parameter has a second name.
function sends(input) {
  console.log(arguments[0].tool.tool);
  return client.callTool({ name: "use_tool", arguments: input });
}
sends({ tool: { toolbox: "a", server: "b", name: "c" } });

// What was turned into JSON does not change any more.
const given = { count: 1 };
const input = { tool: { toolbox: "a", server: "b", name: "c" }, arguments: given };
given.count++;
client.callTool({ name: "use_tool", arguments: input });
