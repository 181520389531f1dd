const { createWorkbench } = require("mcp-workbench");

const workbench = createWorkbench({ config });
workbench.use({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
