import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { areStillRunning, descendantsOf, MARKER, markedProcesses, waitUntilNone } from "../support/processes.js";

describe("the search for processes that were left behind", () => {
  it("finds orphans in groups of their own by their marker, and sees when they are gone", async () => {
    const marker = randomUUID();
    const env = { PATH: process.env["PATH"], [MARKER]: marker };
    const parent = spawn("sh", ["-c", "setsid sleep 60 & exit 0"], { env, stdio: "ignore" });
    await once(parent, "exit");
    await expect
      .poll(() => markedProcesses(marker).map(({ command }) => command), { timeout: 20_000 })
      .toEqual(["sleep 60"]);
    const [orphan] = markedProcesses(marker);
    expect(descendantsOf(parent.pid ?? 0)).toEqual([]);
    process.kill(orphan?.pid ?? 0, "SIGKILL");
    expect(await waitUntilNone(() => markedProcesses(marker), 20_000)).toEqual([]);
    expect(areStillRunning(orphan === undefined ? [] : [orphan])).toEqual([]);
  });

  it("finds children and their children", async () => {
    const parent = spawn("sh", ["-c", "sleep 60; exit 0"], { stdio: "ignore" });
    const commands = () => descendantsOf(process.pid).map(({ command }) => command);
    await expect.poll(commands, { timeout: 20_000 }).toContain("sleep 60");
    const family = descendantsOf(parent.pid ?? 0);
    for (const { pid } of family) process.kill(pid, "SIGKILL");
    parent.kill("SIGKILL");
    expect(await waitUntilNone(() => areStillRunning(family), 20_000)).toEqual([]);
  });
});
