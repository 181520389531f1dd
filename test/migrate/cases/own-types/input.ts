declare const client: any;

interface OldIdentifier {
  readonly toolbox: string;
  readonly server: string;
  /** the tool's name */
  readonly tool: string;
}
type OldInput = { tool: { toolbox: string; server: string; "tool": string }; arguments?: object };

class Workbench {
  use_tool(input: OldInput) {
    return client.callTool({ name: "use_tool", arguments: input });
  }
}

const identifier: OldIdentifier = { toolbox: "dev", server: "filesystem", tool: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: identifier } });
await new Workbench().use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
console.log(identifier.tool);

const describe = ({ toolbox, server, tool }: OldIdentifier) => `${toolbox}/${server}/${tool}`;
