declare const client: any;
declare const other: any;

// Passes everything on: what it is given is an input of use_tool.
const call = (input: unknown) => client.callTool({ name: "use_tool", arguments: input });
await call({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });

async function identified(tool: any, args = {}) {
  return client.callTool({ name: "use_tool", arguments: { tool, arguments: args } });
}
await identified({ toolbox: "dev", server: "filesystem", tool: "read_file" });

class Wrapped {
  use_tool({ tool, arguments: args }: { tool: any; arguments?: object }) {
    return client.callTool({ name: "use_tool", arguments: { tool, arguments: args } });
  }
}
await new Wrapped().use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });

const parts = ({ toolbox, server, tool }: any) =>
  client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, tool } } });
await parts({ toolbox: "dev", server: "filesystem", tool: "read_file" });

// Its own function of this name does something else as well.
function use_tool(input: any) {
  other.record(input);
  return client.callTool({ name: "use_tool", arguments: input });
}
await use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });

function translate(identifier: any) {
  return client.callTool({
    name: "use_tool",
    arguments: { tool: { toolbox: identifier.toolbox, server: identifier.server, name: identifier.tool } },
  });
}
await translate({ toolbox: "dev", server: "filesystem", tool: "read_file" });

function circle(input: any): any {
  return circle(input);
}
circle({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
