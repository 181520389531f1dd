import { describe, expect, it } from "vitest";
import type { OpenToolboxResult } from "../../src/contracts/index.js";
import { fixture, fixtureBehindShell, oneToolbox } from "../support/downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { soon } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const SECRET = "s3cr3t-token-from-env";

const DEAD: { readonly [server: string]: { readonly entry: Json; readonly says: readonly string[] } } = {
  exits: {
    entry: fixture({ exit: 3, stderr: `cannot read the database, token ${SECRET}\n` }, { env: { TOKEN: SECRET } }),
    says: ["the server exited with code 3. The last it wrote to stderr:\n", "cannot read the database, token ["],
  },
  "exits-behind-a-shell": {
    entry: fixtureBehindShell({ exit: 4, stderr: "no such project" }),
    says: ["the server exited with code 4", "no such project"],
  },
  "exits-at-initialize": { entry: fixture({ exit: 5, "exit-at": "initialize" }), says: ["exited with code 5"] },
  "exits-at-list": { entry: fixture({ exit: 6, "exit-at": "list" }), says: ["exited with code 6"] },
  missing: {
    entry: { command: "no-such-command-anywhere" },
    says: ["the command 'no-such-command-anywhere' was not found; check its name, its path and PATH"],
  },
  "no-folder": { entry: fixture({}, { cwd: "/no/such/folder" }), says: ["the folder '/no/such/folder' was not found"] },
  "not-executable": { entry: { command: import.meta.filename }, says: ["cannot be started", "EACCES"] },
  modern: { entry: fixture({ "modern-only": true }), says: ["Unsupported protocol version", "2026-07-28"] },
  // Nothing listens there: the range is reserved, and the port is none that `fetch` refuses by itself.
  unreachable: { entry: { url: "http://127.0.0.1:1025/mcp" }, says: ["ECONNREFUSED"] },
  "unreachable-sse": { entry: { url: "http://127.0.0.1:1025/sse", type: "sse" }, says: ["ECONNREFUSED"] },
};

function errorOf(listing: OpenToolboxResult, server: string): string {
  return listing.servers_failed?.find((failed) => failed.server === server)?.error ?? "";
}

describe("one dead server", () => {
  it("does not sink its toolbox, and is named with the reason", async () => {
    const dead = Object.fromEntries(Object.entries(DEAD).map(([name, { entry }]) => [name, entry]));
    const workbench = await startWorkbench({ config: oneToolbox({ good: fixture({ id: "good" }), ...dead }) });
    const listing = await soon(workbench.open());

    expect(listing.servers_connected).toBe(1);
    expect((await workbench.use(at("good", "echo"))).structuredContent).toMatchObject({ server: "good" });
    expect(listing.servers_failed?.map(({ server }) => server).sort()).toEqual(Object.keys(DEAD).sort());
    for (const [server, { says }] of Object.entries(DEAD)) {
      const error = errorOf(listing, server);
      expect(error).toContain(`Failed to connect to server '${server}' in toolbox 'box': `);
      for (const words of says) expect(error).toContain(words);
    }
    expect(workbench.stderr + workbench.rpc.lines.join("\n")).not.toContain(SECRET);
  });

  it("is refused with the reason when it is used", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ good: fixture(), dead: fixture({ exit: 3 }) }) });
    await workbench.open();
    const result = await workbench.use(at("dead", "echo"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain(
      "Failed to connect to server 'dead' in toolbox 'box': the server exited with code 3",
    );
  });

  it("keeps only the end of a long stderr", async () => {
    const stderr = `the beginning ${"x".repeat(10_000)} the end`;
    const workbench = await startWorkbench({
      config: oneToolbox({ good: fixture(), dead: fixture({ exit: 1, stderr }) }),
    });
    const error = errorOf(await workbench.open(), "dead");
    expect(error).toContain("the end");
    expect(error).not.toContain("the beginning");
    expect(error.length).toBeLessThan(3_000);
  });
});

describe("a toolbox whose servers are all dead", () => {
  it("is refused with the reason of each", async () => {
    const workbench = await startWorkbench({
      config: oneToolbox({ a: fixture({ exit: 3 }), b: fixture({ exit: 4 }) }),
    });
    const result = await workbench.openToolbox("box");
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain("Failed to connect to server 'a' in toolbox 'box': the server exited with code 3");
    expect(textOf(result)).toContain("Failed to connect to server 'b' in toolbox 'box': the server exited with code 4");
  });
});
