import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { getEventListeners } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import type { WorkbenchConfig } from "../../src/contracts/index.js";
import { createWorkbench, type Limits, type Workbench } from "../../src/index.js";
import { binFile } from "../support/bin.js";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { markedProcesses, waitUntilNone } from "../support/processes.js";
import { temporaryFile } from "../support/temporary.js";
import { soon } from "../support/timing.js";
import { at, withMarker } from "../support/workbench.js";

/** A workbench without stdio around it; nothing of it is left after the test. */
function create(config: object, limits: Partial<Limits> = {}): Workbench & { readonly marker: string } {
  const marker = randomUUID();
  const workbench = createWorkbench({ config: withMarker(config, marker) as WorkbenchConfig, limits });
  onTestFinished(async () => {
    await workbench.close();
    expect(await waitUntilNone(() => markedProcesses(marker), 1_000), "processes left behind").toEqual([]);
  });
  return Object.assign(workbench, { marker });
}

describe("createWorkbench", () => {
  it("opens, uses and closes without stdio around it", async () => {
    const workbench = create(oneToolbox({ a: fixture({ id: "a" }) }));
    expect(workbench.toolboxes).toEqual([{ name: "box", description: "For tests", servers: 1 }]);
    expect((await workbench.open("box")).servers_connected).toBe(1);
    const result = await workbench.use({ tool: at("a", "echo"), arguments: { n: 1 } }, { meta: { "x/y": 2 } });
    expect(result.structuredContent).toEqual({ server: "a", name: "echo", arguments: { n: 1 }, meta: { "x/y": 2 } });
    await workbench.close();
    await expect(workbench.open("box")).rejects.toThrow("shutting down");
  });

  it("is closed at the end of its block with await using", async () => {
    const marker = randomUUID();
    const config = withMarker(oneToolbox({ a: fixture({ "ignore-eof": true }) }), marker) as WorkbenchConfig;
    {
      await using workbench = createWorkbench({ config });
      await workbench.open("box");
      expect(markedProcesses(marker).length).toBeGreaterThan(0);
    }
    expect(await waitUntilNone(() => markedProcesses(marker), 1_000)).toEqual([]);
  });

  it("listens once to a signal, however many servers there are", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `server-${index}`);
    const workbench = create(oneToolbox(Object.fromEntries(names.map((name) => [name, fixture()]))));
    const { signal } = new AbortController();
    let most = 0;
    const opening = workbench.open("box", {
      signal,
      onProgress: () => {
        most = Math.max(most, getEventListeners(signal, "abort").length);
      },
    });
    expect((await opening).servers_connected).toBe(12);
    expect(most).toBe(1);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("takes a signal and a callback for progress", async () => {
    const record = temporaryFile();
    const workbench = create(oneToolbox({ a: fixture({ record }) }));
    const opened: number[] = [];
    await workbench.open("box", { onProgress: ({ progress }) => opened.push(progress) });
    expect(opened).toEqual([1]);
    const steps: number[] = [];
    const tool = at("a", "progress");
    await workbench.use({ tool, arguments: { steps: 3 } }, { onProgress: ({ progress }) => steps.push(progress) });
    expect(steps).toEqual([1, 2, 3]);
    const cancelling = new AbortController();
    const sleeping = workbench.use(
      { tool: at("a", "sleep"), arguments: { ms: 60_000 } },
      { signal: cancelling.signal },
    );
    await expect.poll(() => recorded(record, "call"), { timeout: 20_000 }).toHaveLength(2);
    cancelling.abort();
    await expect(soon(sleeping)).rejects.toThrow();
    await expect.poll(() => recorded(record, "notifications/cancelled"), { timeout: 20_000 }).toHaveLength(1);
  });

  it("ends a call whose callback fails, and no other", async () => {
    const record = temporaryFile();
    const workbench = create(oneToolbox({ a: fixture({ record }) }));
    await workbench.open("box");
    const other = workbench.use({ tool: at("a", "sleep"), arguments: { ms: 500 } });
    const failing = workbench.use(
      { tool: at("a", "progress"), arguments: { steps: 1_000_000, ms: 20 } },
      {
        onProgress: () => {
          throw new Error("the callback's own");
        },
      },
    );
    await expect(soon(failing)).rejects.toThrow("the callback's own");
    await expect.poll(() => recorded(record, "notifications/cancelled"), { timeout: 20_000 }).toHaveLength(1);
    expect((await other).structuredContent).toMatchObject({ slept: 500 });
  });

  it("throws whatever the reason of a signal is", async () => {
    const record = temporaryFile();
    const workbench = create(oneToolbox({ a: fixture({ record, hang: "list" }) }));
    const cancelling = new AbortController();
    const opening = workbench.open("box", { signal: cancelling.signal });
    await expect.poll(() => recorded(record, "notifications/initialized"), { timeout: 20_000 }).toHaveLength(1);
    cancelling.abort(null);
    await expect(soon(opening)).rejects.toBeNull();
  });

  it("throws the texts of the catalogue, with their codes", async () => {
    const workbench = create(oneToolbox({ a: fixture() }));
    await expect(workbench.open("bix")).rejects.toMatchObject({ code: "toolbox_not_found" });
    await expect(workbench.use({ tool: at("a", "echo") })).rejects.toMatchObject({ code: "toolbox_not_open" });
    await workbench.open("box");
    await expect(workbench.use({ tool: at("a", "eco") })).rejects.toMatchObject({ code: "tool_not_found" });
    await expect(workbench.use({ tool: at("a", "die") })).rejects.toMatchObject({ code: "tool_failed" });
  });

  it("ends a call at the longest time, whatever progress it reports", async () => {
    const record = temporaryFile();
    const workbench = create(oneToolbox({ a: fixture({ record }) }), { callMaximum: 1_500 });
    await workbench.open("box");
    const endless = workbench.use(
      { tool: at("a", "progress"), arguments: { steps: 1_000_000, ms: 20 } },
      { onProgress: () => {} },
    );
    await expect(soon(endless, 30_000)).rejects.toThrow("no answer within 1.5 s, the longest that a call may take");
    await expect.poll(() => recorded(record, "notifications/cancelled"), { timeout: 20_000 }).toHaveLength(1);
  });
});

describe("a server that fails again and again", () => {
  it("is tried once after a while, however many ask; and one answer heals it", async () => {
    const record = temporaryFile();
    const mended = temporaryFile("mended");
    const servers = { good: fixture(), bad: fixture({ record, "exit-unless": mended }) };
    const workbench = create(oneToolbox(servers), { breakerDelay: 1_000 });
    const echo = () => workbench.use({ tool: at("bad", "echo") });
    await workbench.open("box");
    for (let failure = 2; failure <= 5; failure++) await expect(echo()).rejects.toThrow("exited with code 1");
    await expect(echo()).rejects.toThrow("left alone");
    expect(recorded(record, "start")).toHaveLength(5);

    await delay(1_100);
    const probes = await Promise.allSettled(Array.from({ length: 10 }, echo));
    expect(probes.every(({ status }) => status === "rejected")).toBe(true);
    expect(recorded(record, "start")).toHaveLength(6);
    await expect(echo()).rejects.toThrow("left alone");

    writeFileSync(mended, "");
    await delay(2_200);
    const healed = await Promise.all(Array.from({ length: 10 }, echo));
    expect(healed).toHaveLength(10);
    expect(recorded(record, "start")).toHaveLength(7);
  });
});

describe("importing the package", () => {
  it.each(["index.js", "contracts/index.js", "generated/validators.js"])("starts nothing: %s", async (file) => {
    const url = pathToFileURL(path.join(path.dirname(binFile()), file)).href;
    const args = ["--input-type=module", "-e", `await import(${JSON.stringify(url)}); console.log("imported");`];
    // It would not end by itself if anything had been started.
    const { stdout, stderr } = await soon(promisify(execFile)(process.execPath, args));
    expect({ stdout, stderr }).toEqual({ stdout: "imported\n", stderr: "" });
  });
});
