import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { temporaryFile } from "../support/temporary.js";
import { at, startWorkbench } from "../support/workbench.js";

const LONG = { ms: 120_000 };
const polling = { timeout: 20_000, interval: 5 };

describe("cancellation of use_tool", () => {
  it("reaches the downstream server, leaves the call unanswered, and spares the server", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    const sleeping = workbench.sendUse(at("a", "sleep"), LONG);
    let isAnswered = false;
    void sleeping.answer.then(() => {
      isAnswered = true;
    });
    await expect.poll(() => recorded(record, "call"), polling).toHaveLength(1);
    const sent = Date.now();
    workbench.rpc.cancel(sleeping.id);
    await expect.poll(() => recorded(record, "notifications/cancelled"), polling).toHaveLength(1);
    const [arrived] = recorded(record, "notifications/cancelled");
    console.info(`cancellation reaches the downstream: ${(arrived?.time ?? 0) - sent} ms`);

    const other = await workbench.use(at("a", "pid"));
    expect(other.structuredContent).toMatchObject({ pid: recorded(record, "start")[0]?.pid });
    expect(isAnswered).toBe(false);
    expect(recorded(record, "start")).toHaveLength(1);
  });

  it("cancels that call only", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    const cancelled = workbench.sendUse(at("a", "sleep"), LONG);
    const kept = workbench.use(at("a", "sleep"), { ms: 500 });
    await expect.poll(() => recorded(record, "call"), polling).toHaveLength(2);
    workbench.rpc.cancel(cancelled.id);
    expect((await kept).structuredContent).toMatchObject({ slept: 500 });
  });
});

describe("cancellation of open_toolbox", () => {
  it("stops the opening: the starting process goes", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, hang: "initialize" }) }) });
    const opening = workbench.sendCall("open_toolbox", { toolbox: "box" });
    await expect.poll(() => recorded(record, "start"), polling).toHaveLength(1);
    const [started] = recorded(record, "start");
    workbench.rpc.cancel(opening.id);
    await expect.poll(() => workbench.descendants().some(({ pid }) => pid === started?.pid), polling).toBe(false);
    expect(workbench.isRunning).toBe(true);
  });

  it("does not stop it while someone else waits for it", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, "start-delay": 1_000 }) }) });
    const first = workbench.sendCall("open_toolbox", { toolbox: "box" });
    const second = workbench.open();
    await expect.poll(() => recorded(record, "start"), polling).toHaveLength(1);
    workbench.rpc.cancel(first.id);
    expect((await second).servers_connected).toBe(1);
    expect(recorded(record, "start")).toHaveLength(1);
  });

  it("lets the toolbox be opened again afterwards", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, "start-delay": 500 }) }) });
    const first = workbench.sendCall("open_toolbox", { toolbox: "box" });
    await expect.poll(() => recorded(record, "start"), polling).toHaveLength(1);
    workbench.rpc.cancel(first.id);
    expect((await workbench.open()).servers_connected).toBe(1);
  });
});

describe("the reason of a cancellation", () => {
  it.each([null, "late", { toString: 1 }])("may be anything, such as %j", async (reason) => {
    const record = temporaryFile();
    const servers = { a: fixture(), b: fixture({ record, hang: "list" }) };
    const toolbox = (server: Json) => ({ description: "For tests", mcpServers: { a: server } });
    const config = { toolboxes: { box: toolbox(servers.a), hanging: toolbox(servers.b) } };
    const workbench = await startWorkbench({ config });
    await workbench.open();
    const cancelled = [
      workbench.sendUse(at("a", "sleep"), LONG),
      workbench.sendCall("open_toolbox", { toolbox: "hanging" }),
    ];
    await expect.poll(() => recorded(record, "notifications/initialized"), polling).toHaveLength(1);
    for (const { id } of cancelled) workbench.rpc.notify("notifications/cancelled", { requestId: id, reason });
    await expect.poll(() => recorded(record, "eof"), polling).toHaveLength(1);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
    expect(await workbench.close()).toMatchObject({ code: 0 });
  });
});
