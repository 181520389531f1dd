import { getDefaultEnvironment } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { MARKER } from "../support/processes.js";
import { at, startWorkbench } from "../support/workbench.js";

async function environmentOf(entry: object): Promise<{ readonly [name: string]: unknown }> {
  const env = { CANARY: "from-outside", USER: "ada" };
  const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({}, { ...entry }) }), env });
  await workbench.open();
  return (await workbench.use(at("a", "env"))).structuredContent ?? {};
}

describe("the environment of a downstream server", () => {
  it("is the SDK's default set and what the configuration declares, nothing else", async () => {
    const environment = await environmentOf({ env: { OWN: "declared" } });
    expect(environment).toMatchObject({ OWN: "declared", USER: "ada" });
    expect(environment["PATH"]).toBe(process.env["PATH"]);
    const known = new Set([
      "OWN",
      MARKER,
      "HOME",
      "PATH",
      "USER",
      "LOGNAME",
      "SHELL",
      "TERM",
      ...Object.keys(getDefaultEnvironment()),
    ]);
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  });

  it("is that of the workbench where the configuration asks for it", async () => {
    const environment = await environmentOf({ env: { OWN: "declared" }, inheritEnv: true });
    expect(environment).toMatchObject({ OWN: "declared", CANARY: "from-outside" });
  });
});

describe("the folder of a downstream server", () => {
  it("is the one that the configuration names", async () => {
    expect(
      await environmentOf({ command: "sh", args: ["-c", 'WHERE="$(pwd)" exec "$@"', "sh", ...commandOf()], cwd: "/" }),
    ).toMatchObject({
      WHERE: "/",
    });
  });
});

function commandOf(): readonly string[] {
  const { command, args } = fixture() as { readonly command: string; readonly args: readonly string[] };
  return [command, ...args];
}
