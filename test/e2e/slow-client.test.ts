import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { at, startWorkbench } from "../support/workbench.js";

const MEBIBYTE = 1024 * 1024;

describe("a client that stops reading", () => {
  it.each(["end of stdin", "SIGTERM"] as const)("does not keep the workbench from ending: %s", async (way) => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    workbench.child.stdout.pause();
    for (let call = 0; call < 6; call++) void workbench.sendUse(at("a", "big"), { bytes: 5 * MEBIBYTE });
    await expect.poll(() => recorded(record, "call"), { timeout: 20_000 }).toHaveLength(6);
    workbench.descendants();
    if (way === "SIGTERM") workbench.child.kill("SIGTERM");
    else workbench.rpc.end();
    const exited = new Promise((resolve) => workbench.child.once("exit", resolve));
    expect(await Promise.race([exited, delay(20_000, "still running", { ref: false })])).toBe(0);
    await workbench.expectNothingLeft();
    workbench.child.stdout.resume();
  });

  it("gets everything once it reads again", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    workbench.child.stdout.pause();
    const calls = Array.from({ length: 8 }, () => workbench.use(at("a", "big"), { bytes: 4 * MEBIBYTE }));
    await delay(1_000);
    workbench.child.stdout.resume();
    for (const result of await Promise.all(calls)) expect(result.content[0]?.text).toHaveLength(4 * MEBIBYTE);
  });
});

describe("a client that sends much", () => {
  it("has large arguments handed on", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const text = "ü".repeat(MEBIBYTE);
    const { structuredContent } = await workbench.use(at("a", "echo"), { text });
    const echoed = structuredContent as { readonly arguments: { readonly text: string } };
    // Not by `toEqual`: nobody wants to read a difference of that size.
    expect(echoed.arguments.text === text).toBe(true);
  });

  it("has its words taken in pieces of any size", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    const answer = workbench.rpc.answerTo("ü-1");
    for (const byte of Buffer.from(`${JSON.stringify({ jsonrpc: "2.0", id: "ü-1", method: "ping" })}\n`)) {
      workbench.child.stdin.write(Buffer.from([byte]));
      await delay(1);
    }
    expect((await answer).result).toEqual({});
  });
});
