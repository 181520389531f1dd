import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

describe("timeout", () => {
  it("ends a call that neither answers nor reports progress, and tells the downstream server", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }, { timeout: 700 }) }) });
    await workbench.open();
    const result = await workbench.use(at("a", "sleep"), { ms: 120_000 });
    expect(result.isError).toBe(true);
    const reason = "no answer and no progress within 0.7 s (timeout)";
    expect(textOf(result)).toBe(`Error executing tool 'sleep' in server 'a' (toolbox 'box'): ${reason}`);
    await expect.poll(() => recorded(record, "notifications/cancelled"), { timeout: 20_000 }).toHaveLength(1);
    const { structuredContent } = await workbench.use(at("a", "pid"));
    expect(structuredContent).toMatchObject({ pid: recorded(record, "start")[0]?.pid });
  });

  it("is extended by progress", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({}, { timeout: 3_000 }) }) });
    await workbench.open();
    const result = await workbench.use(at("a", "progress"), { steps: 9, ms: 500 }, { progressToken: 1 });
    expect(result.structuredContent).toMatchObject({ steps: 9 });
  });

  it("does not wait for a late answer, and survives it", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ slow: 1_500 }, { timeout: 300 }) }) });
    await workbench.open();
    expect((await workbench.use(at("a", "echo"))).isError).toBe(true);
    expect((await workbench.use(at("a", "echo"))).isError).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect((await workbench.open()).servers_connected).toBe(1);
  });
});

describe("connectTimeout", () => {
  it.each(["initialize", "list"])("ends a start that hangs at %s, and its process with it", async (stage) => {
    const config = oneToolbox({ a: fixture(), b: fixture({ hang: stage }, { connectTimeout: 1_000 }) });
    const workbench = await startWorkbench({ config });
    const listing = await workbench.open();
    expect(listing.servers_connected).toBe(1);
    const error = "Failed to connect to server 'b' in toolbox 'box': it was not ready within 1 s (connectTimeout)";
    expect(listing.servers_failed).toEqual([{ server: "b", error }]);
    const isHanging = () => workbench.descendants().some(({ command }) => command.includes(`--hang=${stage}`));
    await expect.poll(isHanging, { timeout: 20_000 }).toBe(false);
  });
});
