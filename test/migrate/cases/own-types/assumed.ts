declare const client: any;

interface OldIdentifier {
  readonly toolbox: string;
  readonly server: string;
  /** the tool's name */
  readonly name: string;
}
type OldInput = { tool: { toolbox: string; server: string; "name": string }; arguments?: object };

class Workbench {
  use_tool(input: OldInput) {
    return client.callTool({ name: "use_tool", arguments: input });
  }
}

const identifier: OldIdentifier = { toolbox: "dev", server: "filesystem", name: "read_file" };
await client.callTool({ name: "use_tool", arguments: { tool: identifier } });
await new Workbench().use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
console.log(identifier.name);

const describe = ({ toolbox, server, name: tool }: OldIdentifier) => `${toolbox}/${server}/${tool}`;
