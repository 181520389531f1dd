import type { ToolIdentifier } from "mcp-workbench";

const Tool = ({ server, name: tool }: ToolIdentifier) => <b title={server}>{tool}</b>;
const Both = ({ name }: ToolIdentifier & { tool?: string }) => <b>{name}</b>;
const Other = ({ tool }: { tool: string }) => <b>{tool}</b>;

export const page = (
  <>
    <Tool toolbox="dev" server="filesystem" /* kept */ name="read_file" />
    <Tool {...{ toolbox: "dev", server: "filesystem", name: "read_file" }} />
    <Tool toolbox="dev" server="filesystem" name="read_file" tool="read_file" />
    <Both toolbox="dev" server="filesystem" name="read_file" tool="read_file" />
    <Other tool="hammer" />
    <div tool="hammer" />
  </>
);
