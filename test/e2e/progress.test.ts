import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench } from "../support/workbench.js";

describe("progress of a tool", () => {
  it("reaches the client under the client's own token, word for word", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const args = { steps: 3, ms: 20, message: "step" };
    const result = await workbench.use(at("a", "progress"), args, { progressToken: "own-token" });
    expect(result.structuredContent).toMatchObject({ steps: 3 });
    expect(workbench.rpc.received("notifications/progress")).toEqual(
      [1, 2, 3].map((step) => ({ progressToken: "own-token", progress: step, total: 3, message: `step ${step}` })),
    );
  });

  it("stays in order with log messages and the answer, though all come at once", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const log = (data: string) => ({
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "info", data },
    });
    const progress = (step: number) =>
      `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":$ID,"progress":${step}}}`;
    const lines = [
      JSON.stringify(log("first")),
      progress(1),
      JSON.stringify(log("second")),
      progress(2),
      '{"jsonrpc":"2.0","id":$ID,"result":{"content":[]}}',
    ];
    await workbench.use(at("a", "raw"), { before: lines.join("\n") }, { progressToken: "own-token" });
    const shown = workbench.rpc.lines
      .map((line) => JSON.parse(line) as { method?: string; params?: { data?: string; progress?: number } })
      .flatMap(({ params }) => params?.data ?? params?.progress ?? []);
    expect(shown).toEqual(["first", 1, "second", 2]);
    expect(workbench.rpc.lines.at(-1)).toContain('"result"');
  });

  it("goes to the right one of two calls at the same time", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture(), b: fixture() }) });
    await workbench.open();
    await Promise.all([
      workbench.use(at("a", "progress"), { steps: 5, ms: 10, message: "a" }, { progressToken: 1 }),
      workbench.use(at("a", "progress"), { steps: 5, ms: 10, message: "b" }, { progressToken: 2 }),
      workbench.use(at("b", "progress"), { steps: 5, ms: 10, message: "c" }, { progressToken: "1" }),
    ]);
    for (const { token, name } of [
      { token: 1, name: "a" },
      { token: 2, name: "b" },
      { token: "1", name: "c" },
    ]) {
      const own = workbench.rpc
        .received("notifications/progress")
        .filter((params) => params["progressToken"] === token);
      expect(own.map((params) => params["message"])).toEqual([1, 2, 3, 4, 5].map((step) => `${name} ${step}`));
    }
  });

  it("is not sent to a client that did not ask for it", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    await workbench.use(at("a", "progress"), { steps: 3 });
    expect(workbench.rpc.received("notifications/progress")).toEqual([]);
  });
});

describe("progress that cannot be passed on", () => {
  const notification = (progress: string) =>
    `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":$ID,"progress":${progress}`;

  it.each([
    ["is no number", { before: `${notification('"far"')}}}` }],
    // Written out in full every number is five times as long.
    ["is too large", { before: `${notification("1")},"more":[`, item: "1e20", count: 500_000, after: "]}}" }],
  ])("because it %s is left out, and the workbench goes on", async (_, line) => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    // Never answered; its end is that of the workbench.
    workbench.sendUse(at("a", "raw"), line, { progressToken: "own-token" });
    const { structuredContent } = await workbench.use(at("a", "progress"), { steps: 1 }, { progressToken: "other" });
    expect(structuredContent).toMatchObject({ steps: 1 });
    expect(workbench.rpc.received("notifications/progress").map((params) => params["progressToken"])).toEqual([
      "other",
    ]);
    expect(await workbench.close()).toMatchObject({ code: 0 });
  });
});

describe("progress of open_toolbox", () => {
  it("tells how many servers are ready, if the client asked for it", async () => {
    const servers = { a: fixture(), b: fixture({ "start-delay": 100 }), c: fixture({ exit: 1 }) };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    await workbench.openToolbox("box", { progressToken: "opening" });
    const progress = workbench.rpc.received("notifications/progress");
    expect(progress.length).toBeGreaterThan(0);
    for (const params of progress) expect(params["progressToken"]).toBe("opening");
    const steps = progress.map((params) => params["progress"] as number);
    expect(steps).toEqual([...new Set(steps)].sort((left, right) => left - right));
    expect(progress.at(-1)).toMatchObject({ progress: 3, total: 3 });
  });

  it("is not sent to a client that did not ask for it", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture(), b: fixture() }) });
    await workbench.open();
    expect(workbench.rpc.received("notifications/progress")).toEqual([]);
  });
});
