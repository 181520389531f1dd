import { printJson } from "./import/print-json.js";

/** The entry for the configuration of a client, as most of them have it. A client starts the workbench anywhere. */
export function clientEntry(file: string | undefined): string {
  const args = ["-y", "mcp-workbench", ...(file === undefined ? [] : ["--config", file])];
  return printJson({ mcpServers: { workbench: { command: "npx", args } } }, "  ").replace(/^/gmu, "  ");
}
