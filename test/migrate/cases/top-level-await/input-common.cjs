const held = await { toolbox: "dev", server: "filesystem", tool: "read_file" };
