import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { soon } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const LEFT_ALONE = /it failed 5 times in a row and is left alone; the next try is possible in \d+ s/u;

describe("a server that fails again and again", () => {
  it("is left alone after five failures in a row: calls fail at once, with the time to retry", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({
      config: oneToolbox({ good: fixture(), bad: fixture({ record, exit: 1 }) }),
    });
    await workbench.open();
    for (let failure = 2; failure <= 5; failure++) {
      expect(textOf(await workbench.use(at("bad", "echo")))).toContain("exited with code 1");
    }
    expect(recorded(record, "start")).toHaveLength(5);
    const refused = await soon(workbench.use(at("bad", "echo")));
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toMatch(LEFT_ALONE);
    const listing = await workbench.open();
    expect(listing.servers_connected).toBe(1);
    expect(listing.servers_failed?.[0]?.error).toMatch(LEFT_ALONE);
    expect(recorded(record, "start")).toHaveLength(5);
  });

  it("is left alone too when it is ready each time but dies in the first call", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ bad: fixture({ record }) }) });
    await workbench.open();
    for (let failure = 1; failure <= 5; failure++) {
      expect(textOf(await workbench.use(at("bad", "die")))).toContain("exited with code 1");
    }
    expect(textOf(await workbench.use(at("bad", "die")))).toMatch(LEFT_ALONE);
    expect(recorded(record, "start")).toHaveLength(5);
  });

  it("has its failures forgotten once it answers", async () => {
    const file = temporaryFile("mended");
    const record = temporaryFile();
    const workbench = await startWorkbench({
      config: oneToolbox({ good: fixture(), bad: fixture({ record, "exit-unless": file }) }),
    });
    await workbench.open();
    for (let failure = 2; failure <= 4; failure++) await workbench.use(at("bad", "echo"));
    writeFileSync(file, "");
    expect((await workbench.use(at("bad", "echo"))).isError).not.toBe(true);
    for (let failure = 1; failure <= 4; failure++) {
      expect(textOf(await workbench.use(at("bad", "die")))).toContain("exited with code 1");
    }
    expect((await workbench.use(at("bad", "echo"))).isError).not.toBe(true);
  });
});
