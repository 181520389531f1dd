import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { spawnWorkbench, startWorkbench } from "../support/workbench.js";

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};

describe("the command line", () => {
  it.each([["--confg", "x"], ["--config"], ["servee"], ["serve", "surplus"], ["--version=yes"]])(
    "ends with 2 and points to the help when it is wrong: %s %s",
    async (...args) => {
      const workbench = spawnWorkbench({ args: args.filter((arg) => arg !== undefined) });
      expect(await workbench.waitForExit()).toEqual({ code: 2, signal: null });
      expect(workbench.stderr).toMatch(/mcp-workbench.* --help says what is possible/u);
      expect(workbench.rpc.lines).toEqual([]);
    },
  );

  it("gives help and version on stdout, and ends with 0", async () => {
    const help = spawnWorkbench({ args: ["--help"] });
    expect(await help.waitForExit()).toEqual({ code: 0, signal: null });
    expect(help.rpc.lines.join("\n")).toContain("Usage: mcp-workbench");
    const versioned = spawnWorkbench({ args: ["--version"] });
    expect(await versioned.waitForExit()).toEqual({ code: 0, signal: null });
    expect(versioned.rpc.lines).toEqual([version]);
  });

  it("ends with 0 when the client goes", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    expect(await workbench.close()).toMatchObject({ code: 0, signal: null });
  });

  it("tells its version to the client", async () => {
    const workbench = await startWorkbench({ config: { toolboxes: {} } });
    expect(workbench.serverInfo).toMatchObject({ name: "mcp-workbench", version });
  });
});
