import path from "node:path";
import { embeddedServer } from "../generated/embedded-server.js";
import type { WorkbenchConfig } from "../generated/index.js";

/** One toolbox with the server that is part of the package: it needs no network and no other package. */
export function embeddedConfig(): WorkbenchConfig {
  const { toolbox, description, server } = embeddedServer;
  const file = path.join(import.meta.dirname, "embedded-server.js");
  return {
    toolboxes: { [toolbox]: { description, mcpServers: { [server]: { command: process.execPath, args: [file] } } } },
  };
}
