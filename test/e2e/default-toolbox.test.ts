import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { spawnWorkbench, startWorkbench, type Workbench } from "../support/workbench.js";

/** The only toolbox that there is, as the instructions name it. */
async function openOnly(workbench: Workbench) {
  const names = [...workbench.instructions.matchAll(/^- (.+?) \(\d+ servers?\):/gmu)].map(([, name]) => name);
  expect(names).toHaveLength(1);
  return workbench.open(names[0]);
}

describe("the bin without a configuration", () => {
  it("serves its embedded toolbox with a real child process", async () => {
    const workbench = await startWorkbench();
    const listing = await openOnly(workbench);
    expect(listing.servers_connected).toBe(1);
    expect(listing.tools.length).toBeGreaterThan(3);
    expect(workbench.descendants().length).toBeGreaterThan(0);
    for (const tool of listing.tools) expect(tool.description).not.toBe("");
  });

  it("answers a call of each kind that needs no arguments", async () => {
    const workbench = await startWorkbench();
    const { tools } = await openOnly(workbench);
    const simple = tools.filter((tool) => (tool.inputSchema.required ?? []).length === 0);
    expect(simple.length).toBeGreaterThan(0);
    for (const { toolbox, server, name } of simple) {
      expect((await workbench.use({ toolbox, server, name })).isError, name).not.toBe(true);
    }
  });

  it("needs nothing from its environment, and says on stderr what it serves and how to write one's own", async () => {
    const workbench = await startWorkbench({ env: { PATH: "/nowhere" } });
    expect((await openOnly(workbench)).servers_connected).toBe(1);
    expect(workbench.stderr).toContain("embedded toolbox");
    expect(workbench.stderr).toContain("workbench-config.json");
    expect(workbench.stderr).toContain("--config");
  });
});

describe("the bin on a terminal", () => {
  it("says what it is, how to add it to a client and how to try it", async () => {
    const preload = pathToFileURL(path.join(import.meta.dirname, "../support/pretend-terminal.mjs"));
    const workbench = spawnWorkbench({ env: { NODE_OPTIONS: `--import=${preload.href}` } });
    await expect.poll(() => workbench.stderr, { timeout: 20_000 }).toContain('"mcpServers"');
    expect(workbench.stderr).toContain("MCP server");
    expect(workbench.stderr).toContain("tools/list");
    expect(workbench.rpc.lines).toEqual([]);
  });
});
