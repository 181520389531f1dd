import { createWorkbench } from "mcp-workbench";
import express from "express";

const workbench = createWorkbench({ config });
await workbench.use({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" }, arguments: { path: "/" } });
await workbench.call("use_tool", { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await workbench.open({ toolbox_name: "dev" });

await someone.use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await someone?.use_tool?.({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await someone["use_tool"]({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await client.callTool("use_tool", { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });

// `use` of something else is not ours.
const app = express();
app.use({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
unknown.use({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
await client.callTool("other_tool", { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
