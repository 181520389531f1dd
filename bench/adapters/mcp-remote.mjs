import path from "node:path";

/**
 * A bridge from stdio to one HTTP server, with OAuth.
 * @type {import("../adapter.js").Adapter}
 */
export const adapter = {
  name: "mcp-remote",
  package: "mcp-remote@0.15.1",
  over: "http",
  launch: ({ folder, installed, url }) => ({
    command: process.execPath,
    args: [path.join(installed, "node_modules/mcp-remote/dist/proxy.js"), url, "--silent"],
    env: { HOME: folder, MCP_REMOTE_CONFIG_DIR: folder },
  }),
  call: ({ name, arguments: args }) => ({ name, arguments: args }),
};
