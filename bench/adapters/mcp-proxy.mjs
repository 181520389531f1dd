import { writeFileSync } from "node:fs";
import path from "node:path";

/** Its command serves HTTP only; its library forwards between any two transports. */
const PROXY = `
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { proxyServer } from "mcp-proxy";

const [, , command, ...args] = process.argv;
const client = new Client({ name: "proxy", version: "1" });
await client.connect(new StdioClientTransport({ command, args }));
const serverCapabilities = client.getServerCapabilities();
const server = new Server(client.getServerVersion(), { capabilities: serverCapabilities });
await proxyServer({ client, server, serverCapabilities });
await server.connect(new StdioServerTransport());
process.stdin.on("end", () => process.exit());
`;

/**
 * A proxy in front of one server, on the newest SDK.
 * @type {import("../adapter.js").Adapter}
 */
export const adapter = {
  name: "mcp-proxy",
  package: "mcp-proxy@6.7.19",
  launch: ({ installed, servers: [server] }) => {
    // Beside its packages, so that they are found.
    const script = path.join(installed, "stdio-proxy.mjs");
    writeFileSync(script, PROXY);
    return { command: process.execPath, args: [script, server?.command ?? "", ...(server?.args ?? [])] };
  },
  call: ({ name, arguments: args }) => ({ name, arguments: args }),
};
