import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { startWorkbench } from "../support/workbench.js";

const preload = pathToFileURL(path.join(import.meta.dirname, "../support/crash-soon.mjs")).href;

describe("an unexpected error in the workbench", () => {
  it("is logged and ends it cleanly, with exit code 70 and nothing left", async () => {
    const env = { NODE_OPTIONS: `--import=${preload}`, CRASH_AFTER: "2000" };
    const config = oneToolbox({ a: fixture(), b: fixture({ "ignore-eof": true, "ignore-sigterm": true }) });
    const workbench = await startWorkbench({ config, env });
    await workbench.open();
    expect(workbench.descendants().length).toBeGreaterThan(1);
    expect(await workbench.waitForExit()).toEqual({ code: 70, signal: null });
    await workbench.expectNothingLeft();
    expect(workbench.stderr).toContain("an error that nobody expected");
  });
});
