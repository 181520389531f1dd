import { describe, expect, it } from "vitest";
import { fixture, fixtureBehindShell, oneToolbox, recorded } from "../support/downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { temporaryFile } from "../support/temporary.js";
import { timed } from "../support/timing.js";
import { at, startWorkbench, type ToolResult, textOf, type Workbench } from "../support/workbench.js";

const WAYS: { readonly [way: string]: (workbench: Workbench) => void } = {
  "end of stdin": (workbench) => workbench.rpc.end(),
  SIGTERM: (workbench) => workbench.child.kill("SIGTERM"),
  SIGINT: (workbench) => workbench.child.kill("SIGINT"),
  SIGHUP: (workbench) => workbench.child.kill("SIGHUP"),
  EPIPE: (workbench) => {
    workbench.child.stdout.destroy();
    workbench.rpc.notify("notifications/initialized");
    workbench.rpc.send("ping");
  },
};

const STUBBORN = { "ignore-eof": true, "ignore-sigterm": true, grandchild: "stubborn" } as const;

const CHILDREN: { readonly [kind: string]: { readonly [server: string]: Json } } = {
  "children that behave": { a: fixture(), b: fixtureBehindShell(), c: fixture({ grandchild: true }) },
  "children that ignore everything": {
    a: fixture(STUBBORN),
    b: fixtureBehindShell(STUBBORN),
    c: fixture({ "ignore-eof": true }),
    d: fixture({ "stop-reading": true }),
    e: fixture(),
  },
};

async function expectEnd(workbench: Workbench, what: string): Promise<void> {
  const exit = await timed(`exit after ${what}`, workbench.waitForExit());
  await workbench.expectNothingLeft();
  expect(exit).toEqual({ code: 0, signal: null });
}

describe("shutdown", () => {
  const cases = Object.entries(CHILDREN).flatMap(([kind, servers]) =>
    Object.entries(WAYS).map(([way, end]) => ({ kind, servers, way, end })),
  );

  it.each(cases)("leaves nothing behind: $way with $kind", async ({ kind, servers, way, end }) => {
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    expect((await workbench.open()).servers_connected).toBe(Object.keys(servers).length);
    expect(workbench.descendants().length).toBeGreaterThanOrEqual(Object.keys(servers).length);
    end(workbench);
    await expectEnd(workbench, `${way} with ${kind}`);
  });

  it.each(Object.entries(WAYS))("leaves nothing behind in the middle of opening: %s", async (way, end) => {
    const record = temporaryFile();
    const servers = {
      a: fixture({ record, hang: "initialize", ...STUBBORN }),
      b: fixture({ record, hang: "list" }),
      c: fixtureBehindShell({ record, hang: "initialize", "ignore-eof": true }),
    };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    void workbench.sendCall("open_toolbox", { toolbox: "box" });
    await expect.poll(() => recorded(record, "start"), { timeout: 20_000 }).toHaveLength(3);
    workbench.descendants();
    end(workbench);
    await expectEnd(workbench, `${way} while opening`);
  });

  it("does not wait for an opening whose children behave", async () => {
    const record = temporaryFile();
    const servers = { a: fixture({ record, hang: "initialize" }), b: fixture({ record, hang: "list" }), c: fixture() };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    void workbench.sendCall("open_toolbox", { toolbox: "box" });
    await expect.poll(() => recorded(record, "start"), { timeout: 20_000 }).toHaveLength(2);
    workbench.rpc.end();
    await expectEnd(workbench, "the end of stdin while opening children that behave");
  });

  it.each(Object.entries(WAYS))("leaves nothing behind right after the first words: %s", async (way, end) => {
    const workbench = await startWorkbench({ config: oneToolbox(CHILDREN["children that ignore everything"] ?? {}) });
    void workbench.sendCall("open_toolbox", { toolbox: "box" });
    end(workbench);
    await expectEnd(workbench, `${way} right after the first words`);
  });

  it("ends many stubborn children side by side", async () => {
    const servers = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index}`, fixture(STUBBORN)]));
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    expect((await workbench.open()).servers_connected).toBe(12);
    workbench.descendants();
    workbench.rpc.end();
    await expectEnd(workbench, "the end of stdin with 12 stubborn children");
  });

  it("gives answers in flight a moment", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const answer = workbench.use(at("a", "sleep"), { ms: 200 });
    workbench.rpc.end();
    expect((await answer).structuredContent).toMatchObject({ slept: 200 });
    await expectEnd(workbench, "the end of stdin with an answer on its way");
  });

  it("does not wait for a call that takes long, and says so", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    const answers: ToolResult[] = [];
    void workbench.use(at("a", "sleep"), { ms: 120_000 }).then((result) => answers.push(result));
    await expect.poll(() => recorded(record, "call"), { timeout: 20_000 }).toHaveLength(1);
    workbench.rpc.end();
    await expectEnd(workbench, "the end of stdin with a long call");
    expect(answers.map(textOf)).toEqual([expect.stringContaining("the workbench is shutting down")]);
  });

  it("closes the input of its servers first, so that they can end by themselves", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    await workbench.close();
    expect(recorded(record, "eof")).toHaveLength(1);
    expect(recorded(record, "end")).toEqual([expect.objectContaining({ code: 0 })]);
  });

  it("ends cleanly before any client has spoken", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    workbench.rpc.end();
    await expectEnd(workbench, "the end of stdin without a call");
  });
});
