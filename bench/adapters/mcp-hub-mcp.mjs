import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * An aggregator with tools for finding and calling tools. It connects to its servers one after the other as soon as it
 * is started.
 * @type {import("../adapter.js").Adapter}
 */
export const adapter = {
  name: "mcp-hub-mcp",
  package: "mcp-hub-mcp@1.3.1",
  launch: ({ folder, installed, servers }) => {
    const config = path.join(folder, "mcp.json");
    const mcpServers = Object.fromEntries(servers.map(({ name, command, args }) => [name, { command, args }]));
    writeFileSync(config, JSON.stringify({ mcpServers }));
    const bin = path.join(installed, "node_modules/mcp-hub-mcp/dist/index.js");
    return { command: process.execPath, args: [bin, "--config-path", config] };
  },
  open: async (request, servers) => {
    for (;;) {
      const listed = JSON.stringify(await request("tools/call", { name: "list-servers", arguments: {} }));
      if (servers.every(({ name }) => listed.includes(name))) return;
      await sleep(5);
    }
  },
  call: ({ server, name, arguments: toolArgs }) => ({
    name: "call-tool",
    arguments: { serverName: server, toolName: name, toolArgs },
  }),
};
