import { describe, expect, it } from "vitest";
import { fixture, fixtureBehindShell, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { timed } from "../support/timing.js";
import { startWorkbench } from "../support/workbench.js";

const STUBBORN = { "ignore-eof": true, "ignore-sigterm": true, grandchild: "stubborn" } as const;

describe("a workbench that is killed with SIGKILL", () => {
  it.each([
    { kind: "children that behave", servers: { a: fixture(), b: fixtureBehindShell() } },
    { kind: "stubborn children", servers: { a: fixture(STUBBORN), b: fixtureBehindShell(STUBBORN), c: fixture() } },
  ])("leaves nothing behind: $kind", async ({ kind, servers }) => {
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    await workbench.open();
    expect(workbench.descendants().length).toBeGreaterThan(1);
    workbench.child.kill("SIGKILL");
    await workbench.waitForExit();
    await timed(`${kind} gone after SIGKILL`, workbench.expectNothingLeft(10_000));
  });

  it("leaves nothing behind in the middle of opening", async () => {
    const record = temporaryFile();
    const servers = { a: fixture({ record, hang: "initialize", ...STUBBORN }), b: fixture({ record, hang: "list" }) };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    void workbench.sendCall("open_toolbox", { toolbox: "box" });
    await expect.poll(() => recorded(record, "start"), { timeout: 20_000 }).toHaveLength(2);
    workbench.descendants();
    workbench.child.kill("SIGKILL");
    await workbench.waitForExit();
    await timed("hanging children gone after SIGKILL", workbench.expectNothingLeft(10_000));
  });
});
