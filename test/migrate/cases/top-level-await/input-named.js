var await = (value) => value;
use_tool(await, { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } });
use_tool({ tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } }, await);
