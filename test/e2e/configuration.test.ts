import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { faultyServerFile, fixture, oneToolbox } from "../support/downstream.js";
import { temporaryFile, temporaryFolder } from "../support/temporary.js";
import { at, type StartOptions, spawnWorkbench, startWorkbench } from "../support/workbench.js";

/** Starts with a configuration that must be refused; what is said about it. */
async function refusal(config: object | string, options: StartOptions = {}): Promise<string> {
  const workbench = spawnWorkbench({ config, ...options });
  expect(await workbench.waitForExit()).toEqual({ code: 1, signal: null });
  expect(workbench.rpc.lines).toEqual([]);
  return workbench.stderr;
}

describe("a faulty configuration", () => {
  it("is refused with every fault at once, each with its place and what was expected", async () => {
    const text = await refusal({
      toolboxs: {},
      toolboxes: {
        dev: {
          descripton: "typo",
          mcpServers: {
            a: { command: "", timeout: 0, arg: [] },
            b: { url: "ftp://example.com" },
            c: { command: "node", url: "http://example.com" },
            d: {},
            e: { command: "node", args: "not a list", env: { A: 1 } },
          },
        },
        "two words": { mcpServers: [] },
      },
    });
    for (const line of [
      /Unrecognized key\(s\) in object: 'toolboxs'.*Did you mean 'toolboxes' instead of 'toolboxs'\?/u,
      /toolboxes\.dev: Unrecognized key\(s\) in object: 'descripton'.*'description'/u,
      /toolboxes\.dev\.mcpServers\.a\.command: Command cannot be empty/u,
      /toolboxes\.dev\.mcpServers\.a\.timeout: Expected a number of at least 1/u,
      /toolboxes\.dev\.mcpServers\.a: Unrecognized key\(s\) in object: 'arg'.*'args'/u,
      /toolboxes\.dev\.mcpServers\.b\.url: Expected an address that starts with http:\/\/ or https:\/\//u,
      /toolboxes\.dev\.mcpServers\.c: /u,
      /toolboxes\.dev\.mcpServers\.d: Expected either 'command' \(a stdio server\) or 'url' \(an HTTP server\)/u,
      /toolboxes\.dev\.mcpServers\.e\.args: Expected array, received string/u,
      /toolboxes\.dev\.mcpServers\.e\.env\.A: Expected string, received number/u,
      /toolboxes\["two words"\]\.mcpServers: Expected object, received array/u,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it("is refused with every missing variable and every malformed one, and its place", async () => {
    const text = await refusal({
      toolboxes: {
        dev: { mcpServers: { a: { command: "${NOT_SET}", args: ["ok", "${ALSO_NOT_SET}", "${9bad}", "${open"] } } },
      },
    });
    expect(text).toMatch(/toolboxes\.dev\.mcpServers\.a\.command: .*'NOT_SET'/u);
    expect(text).toMatch(/toolboxes\.dev\.mcpServers\.a\.args\[1\]: .*'ALSO_NOT_SET'/u);
    expect(text).toMatch(/toolboxes\.dev\.mcpServers\.a\.args\[2\]: /u);
    expect(text).toMatch(/toolboxes\.dev\.mcpServers\.a\.args\[3\]: /u);
  });

  it.each([
    { config: "{", says: /[Ll]ine 1/u },
    { config: '{\n  "toolboxes": {},\n  oops\n}', says: /[Ll]ine 3/u },
    { config: "", says: /empty/u },
    { config: "[]", says: /Expected object, received array/u },
    {
      config: '{ "toolboxes": { "a": { "mcpServers": {} }, "a": { "mcpServers": {} } } }',
      says: /a.*(twice|[Dd]uplicate)/u,
    },
    { config: '{ "toolboxes": { "__proto__": { "mcpServers": {} } } }', says: /__proto__.*reserved/u },
    { config: '{ "toolboxes": { "": { "mcpServers": {} } } }', says: /Toolbox name cannot be empty/u },
    { config: '{ "toolMode": "dynamic", "toolboxes": {} }', says: /Dynamic mode ended in 0\.10\.0/u },
    { config: '{ "toolboxes": { "dev": { "mcp_servers": [] } } }', says: /toolboxes\.dev\.mcp_servers.*0\.10\.0/u },
  ])("is refused in words that help: $config", async ({ config, says }) => {
    expect(await refusal(config)).toMatch(says);
  });

  it("is refused if its file does not exist or cannot be read, with its name", async () => {
    const missing = spawnWorkbench({ args: ["--config", "no-such-file.json"] });
    expect((await missing.waitForExit()).code).toBe(1);
    expect(missing.stderr).toContain("no-such-file.json does not exist");
    const folder = temporaryFolder();
    const unreadable = spawnWorkbench({ args: ["--config", folder] });
    expect((await unreadable.waitForExit()).code).toBe(1);
    expect(unreadable.stderr).toContain("cannot be read: it is a folder");
  });
});

describe("a configuration", () => {
  it("may hold comments, trailing commas, a byte order mark and a $schema", async () => {
    const server = JSON.stringify(fixture());
    const config = `\ufeff// a comment with \${NOT_A_VARIABLE}
      { "$schema": "./workbench-config.schema.json", /* another */
        "toolboxes": { "box": { "mcpServers": { "a": ${server}, }, }, }, }`;
    const workbench = await startWorkbench({ config });
    expect((await workbench.open()).servers_connected).toBe(1);
  });

  it("has its variables replaced in values, with defaults, and not in keys", async () => {
    const args = [faultyServerFile, "--only=echo,env", "--id=${A}-${B:-default}-${EMPTY:-unused}-$${C}"];
    const config = { toolboxes: { "${A}": { mcpServers: { s: { command: process.execPath, args } } } } };
    const workbench = await startWorkbench({ config, env: { A: "first", EMPTY: "" } });
    await workbench.open("${A}");
    const { structuredContent } = await workbench.use(at("s", "echo", "${A}"));
    expect(structuredContent).toMatchObject({ server: "first-default--${C}" });
  });

  it("of an older time is accepted with a warning where nothing is lost", async () => {
    const workbench = await startWorkbench({ config: { toolMode: "proxy", ...oneToolbox({ a: fixture() }) } });
    expect((await workbench.open()).servers_connected).toBe(1);
    expect(workbench.stderr).toContain("'toolMode' is ignored; remove it");
  });

  it("may have a toolbox without servers, and no toolbox at all", async () => {
    const empty = await startWorkbench({ config: { toolboxes: { empty: { mcpServers: {} } } } });
    expect(await empty.open("empty")).toMatchObject({ servers_connected: 0, tools: [] });
    const none = await startWorkbench({ config: { toolboxes: {} } });
    expect((await none.openToolbox("any")).isError).toBe(true);
  });
});

describe("the place of the configuration", () => {
  function toolboxNamed(name: string): string {
    return JSON.stringify({ toolboxes: { [name]: { mcpServers: {} } } });
  }

  it("is --config, else WORKBENCH_CONFIG, else ./workbench-config.json", async () => {
    const cwd = path.join(temporaryFolder(), "home");
    mkdirSync(cwd);
    writeFileSync(path.join(cwd, "workbench-config.json"), toolboxNamed("from-folder"));
    const fromVariable = temporaryFile("variable.json");
    writeFileSync(fromVariable, toolboxNamed("from-variable"));
    const fromOption = temporaryFile("option.json");
    writeFileSync(fromOption, toolboxNamed("from-option"));

    const env = { WORKBENCH_CONFIG: fromVariable };
    const byOption = await startWorkbench({ cwd, env, args: ["--config", fromOption] });
    expect(byOption.instructions).toContain("from-option");
    const byVariable = await startWorkbench({ cwd, env });
    expect(byVariable.instructions).toContain("from-variable");
    const byFolder = await startWorkbench({ cwd });
    expect(byFolder.instructions).toContain("from-folder");
  });
});
