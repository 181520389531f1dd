import { writeFileSync } from "node:fs";
import path from "node:path";
import { binFile } from "../test/support/bin.js";
import type { Adapter, EchoServer } from "./adapter.js";

const FLOORS = path.join(import.meta.dirname, "floors");
const TOOLBOX = "box";

export const floorFile = (name: string): string => path.join(FLOORS, name);

/** That many downstream servers, with that many tools each, which take that long to start. */
export function echoServers(count: number, tools = 1, startsIn = 0): readonly EchoServer[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `echo${index}`,
    command: process.execPath,
    args: [floorFile("echo-server.mjs"), String(tools), String(startsIn)],
  }));
}

/** The downstream itself; only the first, as it has no way to reach others. */
export const direct: Adapter = {
  name: "direct",
  launch: ({ servers: [server] }) => ({ command: server?.command ?? "", args: server?.args ?? [] }),
  call: ({ name, arguments: args }) => ({ name, arguments: args }),
};

export const rawPipe = pipe("raw pipe", "raw-pipe.mjs");
export const sdkPipe = pipe("SDK pipe", "sdk-pipe.mjs");

function pipe(name: string, file: string): Adapter {
  return {
    name,
    launch: ({ servers: [server] }) => ({
      command: process.execPath,
      args: [floorFile(file), server?.command ?? "", ...(server?.args ?? [])],
    }),
    call: direct.call,
  };
}

export const workbench: Adapter = {
  name: "workbench",
  launch: ({ folder, servers }) => {
    const mcpServers = Object.fromEntries(servers.map(({ name, command, args }) => [name, { command, args }]));
    return launchWorkbench(folder, { [TOOLBOX]: { description: "For measuring", mcpServers } });
  },
  open: async (request, servers) => {
    const { structuredContent } = await request("tools/call", {
      name: "open_toolbox",
      arguments: { toolbox: TOOLBOX },
    });
    const { servers_connected: connected } = structuredContent as { readonly servers_connected: number };
    if (connected !== servers.length) throw new Error(`${connected} of ${servers.length} servers were connected`);
  },
  call: ({ server, name, arguments: args }) => ({
    name: "use_tool",
    arguments: { tool: { toolbox: TOOLBOX, server, name }, arguments: args },
  }),
};

export function launchWorkbench(folder: string, toolboxes: object): { command: string; args: readonly string[] } {
  const config = path.join(folder, "workbench-config.json");
  writeFileSync(config, JSON.stringify({ toolboxes }));
  return { command: process.execPath, args: [binFile(), "--config", config] };
}
