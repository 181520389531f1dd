export const Button = ({ client, toolbox, server, tool }) => (
  <button onClick={() => client.callTool({ name: "use_tool", arguments: { tool: { toolbox, server, tool } } })}>
    {tool}
  </button>
);
