var await = (value) => value;
use_tool(await, { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } }, await);
