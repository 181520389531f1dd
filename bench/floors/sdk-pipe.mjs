// What the SDK's protocol layer costs by itself: its server and its client back to back over its own transports, with
// nothing between them. Answers are not checked, as in the workbench.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

const [, , command = "", ...args] = process.argv;
const client = new Client({ name: "sdk-pipe", version: "1" });
const server = new Server({ name: "sdk-pipe", version: "1" }, { capabilities: { tools: {} } });
const anyResult = /** @type {Parameters<typeof client.request>[1]} */ (
  /** @type {unknown} */ ({ safeParse: (/** @type {unknown} */ data) => ({ success: true, data }) })
);

server.fallbackRequestHandler = async ({ method, params }, { signal }) =>
  client.request({ method, params: { ...params } }, anyResult, { signal });

await client.connect(new StdioClientTransport({ command, args: [...args] }));
await server.connect(new StdioServerTransport());
process.stdin.on("end", () => void client.close().then(() => process.exit()));
