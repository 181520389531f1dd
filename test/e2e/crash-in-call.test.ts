import { describe, expect, it } from "vitest";
import { fixture, fixtureBehindShell, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { soon, timed } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const KINDS = {
  directly: (record: string) => fixture({ record }),
  "behind a shell": (record: string) => fixtureBehindShell({ record }),
  "with a grandchild on its pipes": (record: string) => fixture({ record, grandchild: "stubborn" }),
  "behind a shell with a grandchild": (record: string) => fixtureBehindShell({ record, grandchild: true }),
};

describe("a server that dies in a call", () => {
  it.each(Object.entries(KINDS))("fails it fast, and the next call gets a fresh process: %s", async (kind, entry) => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: entry(record) }) });
    await workbench.open();
    const dying = workbench.use(at("a", "die"), { code: 7, stderr: "out of memory\n" });
    const result = await soon(timed(`death noticed, ${kind}`, dying));
    expect(result.isError).toBe(true);
    const text = "Error executing tool 'die' in server 'a' (toolbox 'box'): the server exited with code 7";
    expect(textOf(result)).toContain(text);
    expect(textOf(result)).toContain("out of memory");

    const next = await workbench.use(at("a", "pid"));
    const starts = recorded(record, "start");
    expect(starts).toHaveLength(2);
    expect(next.structuredContent).toMatchObject({ pid: starts[1]?.pid });
    expect(recorded(record, "call").map(({ name }) => name)).toEqual(["die", "pid"]);
  });

  it("fails every call that it had been given, and sends none of them twice", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }), b: fixture({ id: "b" }) }) });
    await workbench.open();
    const sleeping = [1, 2, 3].map((ms) => workbench.use(at("a", "sleep"), { ms: 60_000 + ms }));
    const elsewhere = workbench.use(at("b", "sleep"), { ms: 300 });
    await expect.poll(() => recorded(record, "call"), { timeout: 20_000 }).toHaveLength(3);
    const results = await soon(Promise.all([...sleeping, workbench.use(at("a", "die"), { signal: "SIGKILL" })]));
    for (const result of results) {
      expect(result.isError).toBe(true);
      expect(textOf(result)).toContain("the server was ended by SIGKILL");
    }
    expect((await elsewhere).structuredContent).toMatchObject({ server: "b", slept: 300 });
    await workbench.use(at("a", "pid"));
    expect(recorded(record, "call").map(({ name }) => name)).toEqual(["sleep", "sleep", "sleep", "die", "pid"]);
  });

  it("is started once when many calls come after its death", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    await workbench.use(at("a", "die"));
    const results = await Promise.all(Array.from({ length: 20 }, () => workbench.use(at("a", "pid"))));
    expect(new Set(results.map((result) => result.structuredContent?.["pid"])).size).toBe(1);
    expect(recorded(record, "start")).toHaveLength(2);
  });
});

describe("a server that dies between calls", () => {
  it("is started again by the next call, and by the next open_toolbox", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, "crash-after": 300 }) }) });
    await workbench.open();
    await expect.poll(() => recorded(record, "end"), { timeout: 20_000 }).toHaveLength(1);
    await expect
      .poll(() => workbench.use(at("a", "echo")).then((result) => result.isError), { timeout: 20_000 })
      .not.toBe(true);
    await expect.poll(() => recorded(record, "end").length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    expect((await workbench.open()).servers_connected).toBe(1);
  });
});
