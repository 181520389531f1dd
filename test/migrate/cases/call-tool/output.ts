import { Client } from "@modelcontextprotocol/sdk/client/index.js";

const client = new Client({ name: "example", version: "1.0.0" });

// Before
const result = await client.callTool({
  name: "use_tool",
  arguments: {
    tool: {
      toolbox: "dev",
      server: "filesystem",
      name: "read_file"  // Old property name
    },
    arguments: { path: "/etc/hosts" }
  }
});

/* Formatting of every kind is kept. */
await client.callTool( {name:'use_tool',arguments:{tool:{toolbox:'dev',server:'memory',name:'list_keys'},}, } );
await client
	.callTool({
		"name": "use_tool",
		"arguments": {
			"tool": {
				/* which one */ "name" /* old */ : "query", // and why
				"server": "database",
				"toolbox": "dev",
			},
		},
	})
	.then((reply) => reply.content);

// Already in the current shape.
await client.callTool({
  name: "use_tool",
  arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" }, arguments: { tool: "hammer" } },
});
