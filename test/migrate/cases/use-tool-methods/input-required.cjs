const { createWorkbench } = require("mcp-workbench");

const workbench = createWorkbench({ config });
workbench.use({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
