function call({ toolbox, server, tool }) {
  return client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, tool } } });
}
call({ toolbox: "dev", server: "filesystem", tool: "read_file" });
identifiers.map(({ toolbox, server, tool }) => `${toolbox}/${server}/${tool}`);
server.handle("use_tool", ({ params: { arguments: { tool: { toolbox, server: from, tool: name } } } }) => name);
const { toolbox, server: source, tool } = JSON.parse(text);

// Another one
const paint = ({ tool, colour }) => `${tool} ${colour}`;
