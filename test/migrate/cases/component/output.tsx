import type { ToolIdentifier } from "mcp-workbench/contracts";

interface Props {
  readonly identifier: ToolIdentifier;
  readonly label?: string;
}

function Tool({ identifier: { toolbox, name: tool }, label = tool }: Props) {
  return <b title={toolbox}>{label}: {tool}</b>;
}

export const Page = ({ client }: { client: any }) => (
  <>
    <Tool identifier={{ toolbox: "dev", server: "filesystem", name: "read_file" }} />
    <button
      onClick={() =>
        client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "x", name: "y" } } })
      }
    >
      { /* { toolbox, server, tool } */ }
      tool
    </button>
    <Shed toolbox="red" server="apache" tool="hammer" />
  </>
);
