import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig, parseConfig } from "../../src/runtime/load-config.js";
import type { WorkbenchError } from "../../src/runtime/workbench-error.js";

const environment = { TOKEN: "s3cr3t-value-9", ROOT: "/srv" };

async function faultsOf(text: string): Promise<string> {
  const error = await parseConfig("file.json", text, environment).then(
    () => undefined,
    (failure: unknown) => failure as WorkbenchError,
  );
  return error?.message ?? "no fault";
}

describe("parseConfig", () => {
  it("reads comments, trailing commas and a byte order mark, and fills in variables and defaults", async () => {
    const text = `\uFEFF{ // a comment
      "$schema": "x", /* another */
      "toolboxes": { "dev": { "mcpServers": { "a": { "command": "\${ROOT}/bin", "args": ["\${X:-y}",], }, }, }, }, }`;
    const { config, secrets } = await parseConfig("f", text, environment);
    expect(config.toolboxes["dev"]?.mcpServers["a"]).toMatchObject({
      command: "/srv/bin",
      args: ["y"],
      timeout: 60_000,
    });
    expect(secrets).toEqual(["/srv"]);
  });

  it("lists every fault at once, each with its path, and no value of a variable", async () => {
    const text = JSON.stringify({
      toolboxes: {
        dev: {
          mcpservers: {},
          mcpServers: {
            a: { comand: "x" },
            b: { url: "ftp://${TOKEN}" },
            c: { command: "${NOPE}", args: ["${TOKEN}", 5], env: { A: "${ALSO_NOPE" } },
          },
        },
      },
    });
    const message = await faultsOf(text);
    expect(message.split("\n")[0]).toBe("The configuration file.json cannot be used:");
    for (const expected of [
      "toolboxes.dev: Unrecognized key(s) in object: 'mcpservers'. Did you mean 'mcpServers' instead of 'mcpservers'?",
      "Did you mean 'command' instead of 'comand'?",
      "toolboxes.dev.mcpServers.b.url: Expected an address that starts with http:// or https://",
      "toolboxes.dev.mcpServers.c.command: The environment variable 'NOPE' is not set",
      "toolboxes.dev.mcpServers.c.args[1]: Expected string, received number",
      "toolboxes.dev.mcpServers.c.env.A: '${' does not start a variable here",
    ]) {
      expect(message).toContain(expected);
    }
    expect(message).not.toContain("s3cr3t");
  });

  it("names line and column of a syntax error", async () => {
    expect(await faultsOf('{\n  "toolboxes": {\n    oops\n  }\n}')).toMatch(/Line 3, column 5: /u);
    expect(await faultsOf("")).toContain("The file is empty");
    expect(await faultsOf("// only a comment")).toContain("The file is empty");
  });

  it("refuses keys that are written twice and keys that no object may have", async () => {
    expect(await faultsOf('{ "toolboxes": {}, "toolboxes": {} }')).toContain("toolboxes: The key is written twice");
    expect(await faultsOf('{ "toolboxes": { "__proto__": { "mcpServers": {} } } }')).toContain("__proto__");
  });

  it("explains old configurations", async () => {
    expect(await faultsOf('{ "toolMode": "dynamic", "toolboxes": {} }')).toContain("0.10.0");
    expect(await faultsOf('{ "toolboxes": { "d": { "mcp_servers": [] } } }')).toContain("mcp_servers");
    const { notes } = await parseConfig("f", '{ "toolMode": "proxy", "toolboxes": {} }', {});
    expect(notes.join()).toContain("toolMode");
  });
});

describe("loadConfig", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "workbench-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("reads a file", async () => {
    const file = path.join(folder, "good.json");
    await writeFile(file, '{ "toolboxes": {} }');
    expect((await loadConfig(file, {})).config).toEqual({ toolboxes: {} });
  });

  it("leaves a key of an older version to its guidance", async () => {
    const config = parseConfig("c.json", '{ "toolMode": "dynamic", "toolbox": {} }', {});
    await expect(config).rejects.toThrow(/Did you mean 'toolboxes' instead of 'toolbox'\?.*Remove 'toolMode'/su);
    await expect(config).rejects.not.toThrow(/instead of 'toolMode'/u);
  });

  it("says when a file does not exist or is a folder", async () => {
    await expect(loadConfig(path.join(folder, "none.json"), {})).rejects.toThrow(/does not exist/u);
    await expect(loadConfig(folder, {})).rejects.toThrow(/cannot be read: it is a folder/u);
  });
});
