function call({ toolbox, server, name: tool }) {
  return client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, name: tool } } });
}
call({ toolbox: "dev", server: "filesystem", name: "read_file" });
identifiers.map(({ toolbox, server, name: tool }) => `${toolbox}/${server}/${tool}`);
server.handle("use_tool", ({ params: { arguments: { tool: { toolbox, server: from, name: name } } } }) => name);
const { toolbox, server: source, name: tool } = JSON.parse(text);

// Another one
const paint = ({ tool, colour }) => `${tool} ${colour}`;
