import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { at, startWorkbench } from "../support/workbench.js";

describe("a downstream server", () => {
  it("has one process, however many open it at the same time", async () => {
    const [a, b] = [temporaryFile(), temporaryFile()];
    const config = oneToolbox({ a: fixture({ record: a, "start-delay": 200 }), b: fixture({ record: b }) });
    const workbench = await startWorkbench({ config });
    const listings = await Promise.all(Array.from({ length: 30 }, () => workbench.open()));
    for (const listing of listings) expect(listing).toEqual(listings[0]);
    expect(await workbench.open()).toEqual(listings[0]);
    expect(recorded(a, "start")).toHaveLength(1);
    expect(recorded(b, "start")).toHaveLength(1);
  });

  it("has a process of its own in each toolbox", async () => {
    const record = temporaryFile();
    const toolbox = { mcpServers: { a: fixture({ record }) } };
    const workbench = await startWorkbench({ config: { toolboxes: { one: toolbox, two: toolbox } } });
    await Promise.all([workbench.open("one"), workbench.open("two")]);
    const pids = await Promise.all(["one", "two"].map((name) => workbench.use(at("a", "pid", name))));
    expect(new Set(pids.map((result) => result.structuredContent?.["pid"])).size).toBe(2);
    expect(recorded(record, "start")).toHaveLength(2);
  });

  it("is not started before its toolbox is opened", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.rpc.request("tools/list");
    await workbench.use(at("a", "echo"));
    expect(recorded(record, "start")).toEqual([]);
  });

  it("is opened side by side with the others of its toolbox", async () => {
    const record = temporaryFile();
    const servers = Array.from({ length: 4 }, (_, index) => [`s${index}`, fixture({ record, "start-delay": 3_000 })]);
    const workbench = await startWorkbench({ config: oneToolbox(Object.fromEntries(servers)) });
    const opening = workbench.open();
    // All have started before the first can have answered.
    await expect.poll(() => recorded(record, "start"), { timeout: 20_000 }).toHaveLength(4);
    expect(recorded(record, "list")).toEqual([]);
    expect((await opening).servers_connected).toBe(4);
  });
});
