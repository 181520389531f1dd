import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { run } from "../../src/cli/commands/import.js";
import { type CommandLine, runCommandHere } from "../support/command-context.js";
import { BIN, runBin } from "../support/run-bin.js";
import { temporaryFolder } from "../support/temporary.js";

type Servers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const CONFIG = "workbench-config.json";

/** A folder with these files in it; what is no text becomes JSON. */
async function folderWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

const importHere = (cwd: string, line: Partial<CommandLine> = {}) => runCommandHere(run, { cwd, ...line });
const configText = (folder: string) => readFile(path.join(folder, CONFIG), "utf8");

async function serversIn(folder: string, toolbox = "imported"): Promise<Servers> {
  const { toolboxes } = parse(await configText(folder)) as { toolboxes: Record<string, { mcpServers: Servers }> };
  return toolboxes[toolbox]?.mcpServers ?? {};
}

/** What becomes of one server of Claude Code. */
async function imported(entry: unknown, file = ".mcp.json"): Promise<{ entry: unknown; stdout: string }> {
  const folder = await folderWith({ [file]: { mcpServers: { one: entry } } });
  const { stdout } = await importHere(folder, { positionals: [file] });
  return { entry: stdout.includes("\n  + one") ? (await serversIn(folder))["one"] : undefined, stdout };
}

describe("import FILE", () => {
  it("recognises a client by what a file of any name holds", async () => {
    for (const [content, title] of [
      [{ context_servers: { a: { command: "x" } } }, "Zed"],
      [{ servers: { a: { command: "x" } } }, "VS Code"],
      [{ mcp: { servers: { a: { command: "x" } }, inputs: [] } }, "VS Code"],
      [{ mcp: { servers: { a: { type: "local", command: ["x"] } } } }, "opencode"],
      [{ mcp: { a: { type: "local", command: ["x"] } } }, "opencode"],
      [{ mcpServers: { a: { httpUrl: "https://x.example" } } }, "Gemini CLI"],
      [{ mcpServers: { a: { serverUrl: "https://x.example" } } }, "Windsurf"],
      [{ mcpServers: { a: { command: "x" } } }, "Claude Code"],
    ] as const) {
      const folder = await folderWith({ "any.json": content });
      const { code, stdout } = await importHere(folder, { positionals: ["any.json"] });
      expect([code, stdout.split("\n")[1]]).toEqual([0, `  any.json (${title}), servers: 1`]);
      expect(Object.keys(await serversIn(folder))).toEqual(["a"]);
    }
  });

  it("reports a file that cannot be used without a word of it, imports the others and ends with exit code 1", async () => {
    const folder = await folderWith({
      "broken.json": '{ "mcpServers": { "a": { "env": { "TOKEN": "s3cr3t-broken" } ',
      "broken.toml": '[mcp_servers.a]\nenv = { TOKEN = "s3cr3t-broken" \n',
      "other.json": { hello: "s3cr3t-broken" },
      "good.json": { mcpServers: { good: { command: "x" } } },
    });
    const files = ["broken.json", "broken.toml", "other.json", "none.json", ".", "good.json"];
    const { code, stdout, stderr } = await importHere(folder, { positionals: files });
    expect(code).toBe(1);
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(/broken\.json cannot be understood: Line 1, column \d+: /u),
      expect.stringMatching(/broken\.toml cannot be understood: Line \d, column \d+: not valid TOML$/u),
      expect.stringMatching(/other\.json holds no MCP servers in a form that is known$/u),
      expect.stringMatching(/none\.json cannot be read: it does not exist$/u),
      expect.stringMatching(/cannot be read: it is a folder$/u),
      "",
    ]);
    expect(stdout + stderr).not.toContain("s3cr3t");
    expect(Object.keys(await serversIn(folder))).toEqual(["good"]);
  });

  it.each([
    [{ type: "ws", url: "wss://x.example" }, "its transport is neither stdio nor HTTP"],
    [{ url: "ftp://x.example" }, "url: Expected an address that starts with http:// or https://"],
    [{ args: ["x"] }, "it has neither a command nor an address"],
    [{ command: "mcp-workbench", args: ["serve"] }, "it is the workbench itself"],
    [{ command: "npx", args: ["-y", "mcp-workbench@latest", "--config", "x"] }, "it is the workbench itself"],
    [{ command: "cmd", args: ["/c", "npx", "-y", "mcp-workbench"] }, "it is the workbench itself"],
    [{ command: "C:\\nodejs\\npx.cmd", args: ["mcp-workbench"] }, "it is the workbench itself"],
    [{ command: "node", args: ["/opt/mcp-workbench/dist/bin.cjs"] }, "it is the workbench itself"],
  ])("leaves out what cannot be had: %j", async (entry, reason) => {
    const { entry: result, stdout } = await imported(entry);
    expect(result).toBeUndefined();
    expect(stdout).toContain(`- one (left out: ${reason})`);
  });

  it.each([
    [{ command: "npx", args: ["server-filesystem", "/home/ada/mcp-workbench"] }],
    [{ command: "npx", args: ["-y", "@ada/mcp-workbench"] }],
    [{ command: "my-mcp-workbench" }],
  ])("takes no other server for the workbench: %j", async (entry) => {
    expect((await imported(entry)).entry).toEqual(entry);
  });

  it("names every setting that it drops, whatever is wrong with it", async () => {
    const { entry, stdout } = await imported({
      command: "x",
      args: "a b",
      env: { GOOD: 1, BAD: { nested: true }, GONE: null },
      cwd: 5,
      disabled: "true",
      timeout: "60s",
      autoApprove: ["a"],
      tools: { a: {} },
    });
    expect(entry).toEqual({ command: "x", env: { GOOD: "1" } });
    expect(stdout).toContain(
      "one: not taken over, because the workbench has no such setting: args, cwd, disabled, timeout, autoApprove, tools, env.BAD, env.GONE",
    );
  });

  it("keeps an empty list of tools empty", async () => {
    const entry = { command: "x", includeTools: [], excludeTools: ["a"] };
    expect((await imported(entry)).entry).toEqual({ command: "x", toolFilters: [] });
  });

  it("finds the secrets among arguments by what they are called, and names their variables after it", async () => {
    const { entry } = await imported({
      command: "x",
      args: [
        "--api-key",
        "plain one",
        "-e",
        "SLACK_TOKEN=plain two",
        "--password=plain three",
        "-H",
        "X-Key:plain",
        "y",
      ],
      env: { AWS_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE", token: "plain" },
    });
    expect(entry).toEqual({
      command: "x",
      args: [
        "--api-key",
        "${ONE_API_KEY}",
        "-e",
        "SLACK_TOKEN=${SLACK_TOKEN}",
        "--password=${ONE_PASSWORD}",
        "-H",
        "X-Key:${ONE_KEY}",
        "y",
      ],
      env: { AWS_ACCESS_KEY_ID: "${AWS_ACCESS_KEY_ID}", token: "${ONE_TOKEN}" },
    });
    expect((await imported({ command: "x", args: ["--headers", "X-Key", "plain"] })).entry).toEqual({
      command: "x",
      args: ["--headers", "X-Key", "${ONE_KEY}"],
    });
  });

  it("hides a secret wherever else it stands", async () => {
    const key = "correct-horse-42-battery";
    const { entry, stdout } = await imported({ command: "x", args: ["--id", `n=${key};`], env: { API_KEY: key } });
    expect(entry).toEqual({ command: "x", args: ["--id", "n=${API_KEY};"], env: { API_KEY: "${API_KEY}" } });
    expect(stdout).not.toContain(key);
  });
});

describe("import into a configuration", () => {
  const existing = `// mine
{
  "toolboxes": {
    "dev": {
      "description": "Mine", // keep
      "mcpServers": {
        "github": { "command": "gh", "env": { "GITHUB_TOKEN": "\${GITHUB_TOKEN}" } }, // by hand
      },
    },
  },
}
`;
  const github = (token: string, command = "gh") => ({
    mcpServers: { github: { command, env: { GITHUB_TOKEN: token } } },
  });

  it("keeps its comments and puts new servers behind those that are there", async () => {
    const folder = await folderWith({ [CONFIG]: existing, "a.json": { mcpServers: { new: { command: "x" } } } });
    await importHere(folder, { positionals: ["a.json"], options: { toolbox: "dev" } });
    expect(await configText(folder)).toBe(
      existing.replace("// by hand\n", '// by hand\n        "new": { "command": "x" },\n'),
    );
  });

  it("creates a toolbox that is not there, with a description", async () => {
    const folder = await folderWith({ [CONFIG]: existing, "a.json": { mcpServers: { new: { command: "x" } } } });
    await importHere(folder, { positionals: ["a.json"] });
    const text = await configText(folder);
    expect(text.startsWith(existing.slice(0, existing.indexOf("    },\n")))).toBe(true);
    expect(text).toContain('"description": "Servers imported from Claude Code"');
    expect(await serversIn(folder)).toEqual({ new: { command: "x" } });
  });

  it("takes a secret and the variable in its place for the same, in any toolbox", async () => {
    const folder = await folderWith({ [CONFIG]: existing, "a.json": github("my-own-token") });
    const { stdout } = await importHere(folder, { positionals: ["a.json"] });
    expect(stdout).toContain("= github (already there, in toolbox 'dev')");
    expect(await configText(folder)).toBe(existing);
  });

  it("gives another server of the same name a number, and its secret a variable of its own", async () => {
    const folder = await folderWith({ [CONFIG]: existing, "a.json": github("other-token", "hub") });
    const { stdout } = await importHere(folder, { positionals: ["a.json"], options: { toolbox: "dev" } });
    expect(stdout).toContain("+ github-2 ('github' in a.json; that name was taken)");
    expect((await serversIn(folder, "dev"))["github-2"]).toEqual({
      command: "hub",
      env: { GITHUB_TOKEN: "${GITHUB_TOKEN_2}" },
    });
  });

  it("keeps two accounts apart, also when it is run again", async () => {
    const folder = await folderWith({ "a.json": github("token-of-ada"), "b.json": github("token-of-bob") });
    const line = { positionals: ["a.json", "b.json"] };
    await importHere(folder, line);
    const text = await configText(folder);
    expect(await serversIn(folder)).toEqual({
      github: { command: "gh", env: { GITHUB_TOKEN: "${GITHUB_TOKEN}" } },
      "github-2": { command: "gh", env: { GITHUB_TOKEN: "${GITHUB_TOKEN_2}" } },
    });
    for (const positionals of [line.positionals, ["b.json", "a.json"], ["a.json"]]) {
      await importHere(folder, { positionals });
      expect(await configText(folder)).toBe(text);
    }
  });

  it("does not use a variable that is set to something else, and lists only those that are not set", async () => {
    const folder = await folderWith({ "a.json": github("token-of-ada") });
    const same = await importHere(folder, { positionals: ["a.json"], environment: { GITHUB_TOKEN: "token-of-ada" } });
    expect(same.stdout).not.toContain("Variables to set");
    const other = await folderWith({ "a.json": github("token-of-ada") });
    const { stdout } = await importHere(other, { positionals: ["a.json"], environment: { GITHUB_TOKEN: "of-bob" } });
    expect(stdout).toContain("copied):\n  GITHUB_TOKEN_2\n");
  });

  it("leaves a server alone that is used in another way, and says so", async () => {
    const config = { toolboxes: { dev: { mcpServers: { a: { command: "x", toolFilters: ["one"] } } } } };
    const folder = await folderWith({
      [CONFIG]: config,
      ".gemini/settings.json": { mcpServers: { a: { command: "x", includeTools: ["two"], timeout: 9000 } } },
    });
    const { stdout } = await importHere(folder);
    expect(stdout).toContain(
      "a: it is already there with other settings, which are left as they are: toolFilters, timeout",
    );
    expect(await configText(folder)).toBe(JSON.stringify(config));
  });

  it("changes nothing in a configuration that has faults", async () => {
    const broken = '{ "toolboxes": { "dev": { "mcpservers": {} } } }';
    const folder = await folderWith({ [CONFIG]: broken, "a.json": { mcpServers: { a: { command: "x" } } } });
    await expect(importHere(folder, { positionals: ["a.json"] })).rejects.toThrow(/Did you mean 'mcpServers'/u);
    expect(await configText(folder)).toBe(broken);
  });

  it("does not mind variables that are not set, nor addresses that are variables", async () => {
    const config = { toolboxes: { dev: { mcpServers: { a: { url: "${BASE}/mcp" } } } } };
    const folder = await folderWith({ [CONFIG]: config, "a.json": { mcpServers: { b: { url: "${OTHER}" } } } });
    expect((await importHere(folder, { positionals: ["a.json"] })).code).toBe(0);
    expect(await serversIn(folder)).toEqual({ b: { url: "${OTHER}" } });
  });

  it("keeps a link a link and the permissions as they were, and leaves no other file behind", async () => {
    const folder = await folderWith({ "real.json": existing, "a.json": { mcpServers: { a: { command: "x" } } } });
    await chmod(path.join(folder, "real.json"), 0o600);
    await symlink("real.json", path.join(folder, CONFIG));
    await importHere(folder, { positionals: ["a.json"] });
    expect((await lstat(path.join(folder, CONFIG))).isSymbolicLink()).toBe(true);
    expect((await stat(path.join(folder, "real.json"))).mode & 0o777).toBe(0o600);
    expect(await serversIn(folder)).toEqual({ a: { command: "x" } });
    expect((await readdir(folder)).sort()).toEqual(["a.json", "real.json", CONFIG].sort());
  });

  it("says when it cannot write", async () => {
    const folder = await folderWith({ "a.json": { mcpServers: { a: { command: "x" } } } });
    const line = { positionals: ["a.json"], options: { config: "no/such/folder.json" } };
    await expect(importHere(folder, line)).rejects.toThrow(
      /folder\.json cannot be written: its folder does not exist/u,
    );
  });
});

describe("import --dry-run", () => {
  const config = `{
  "toolboxes": {
    "dev": {
      "mcpServers": {
        "a": { "command": "x", "env": { "TOKEN": "literal-in-my-file" } }
      }
    }
  }
}
`;
  const line = { positionals: ["a.json"], options: { "dry-run": true, toolbox: "dev" } };
  const files = { [CONFIG]: config, "a.json": { mcpServers: { b: { command: "y" } } } };

  it("shows the difference on stdout, the report on stderr, and writes nothing", async () => {
    const folder = await folderWith(files);
    const { code, stdout, stderr } = await importHere(folder, line);
    expect([code, stdout]).toEqual([
      0,
      `--- ${CONFIG}
+++ ${CONFIG}
@@ -2,7 +2,8 @@
   "toolboxes": {
     "dev": {
       "mcpServers": {
-        "a": { "command": "x", "env": { "TOKEN": "[redacted]" } }
+        "a": { "command": "x", "env": { "TOKEN": "[redacted]" } },
+        "b": { "command": "y" }
       }
     }
   }
`,
    ]);
    expect(stderr).toContain("  + b\n");
    expect(stderr).toContain("Nothing was written (--dry-run).");
    expect(await configText(folder)).toBe(config);
  });

  it("has colours on a terminal only, and not with NO_COLOR", async () => {
    const folder = await folderWith(files);
    const coloured = await importHere(folder, { ...line, isTerminal: true });
    expect(coloured.stdout).toContain('\u001b[32m+        "b": { "command": "y" }\u001b[0m');
    const plain = await importHere(folder, { ...line, isTerminal: true, environment: { NO_COLOR: "1" } });
    expect(plain.stdout).not.toContain("\u001b");
  });

  it("shows nothing on stdout when there is nothing to add", async () => {
    const folder = await folderWith({ [CONFIG]: config });
    const { stdout, stderr } = await importHere(folder, { options: { "dry-run": true } });
    expect(stdout).toBe("");
    expect(stderr).toContain("No configuration of another client was found. Looked for:\n");
  });
});

describe("mcp-workbench import", () => {
  const files = {
    "home/.cursor/mcp.json": { mcpServers: { github: { command: "gh", env: { GITHUB_TOKEN: "s3cr3t-of-ada" } } } },
    "home/.codex/config.toml": '[mcp_servers.time]\ncommand = "uvx"\nargs = ["mcp-server-time"]\n',
  };
  const runIn = async (folder: string, args: readonly string[]) => {
    await mkdir(path.join(folder, "work"), { recursive: true });
    return runBin(["import", ...args], { cwd: path.join(folder, "work"), env: { HOME: path.join(folder, "home") } });
  };

  it("imports from the usual places, TOML too, into a configuration that the server accepts", async () => {
    const folder = await folderWith(files);
    const { code, stdout, stderr } = await runIn(folder, []);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Wrote workbench-config.json. Next: mcp-workbench check");
    expect(stdout).not.toContain("s3cr3t");
    expect(Object.keys(await serversIn(path.join(folder, "work")))).toEqual(["github", "time"]);
    const checked = await runBin(["check", "--offline"], {
      cwd: path.join(folder, "work"),
      env: { GITHUB_TOKEN: "x" },
    });
    expect(checked.code).toBe(0);
  });

  it("gives the result as JSON", async () => {
    const folder = await folderWith(files);
    const { code, stdout } = await runIn(folder, ["--json", "--toolbox", "mine"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      file: path.join(folder, "work", CONFIG),
      toolbox: "mine",
      changed: true,
      sources: [
        { file: path.join(folder, "home/.cursor/mcp.json"), client: "Cursor", servers: 1 },
        { file: path.join(folder, "home/.codex/config.toml"), client: "Codex", servers: 1 },
      ],
      servers: [
        {
          name: "github",
          source: path.join(folder, "home/.cursor/mcp.json"),
          result: "added",
          toolbox: "mine",
          server: "github",
          notes: [],
        },
        expect.objectContaining({ name: "time", result: "added", server: "time" }),
      ],
      variables: ["GITHUB_TOKEN"],
      dryRun: false,
    });
  });

  it("says what is wrong with exit codes 1 and 2", async () => {
    const folder = await folderWith({});
    const missing = await runIn(folder, ["none.json"]);
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringContaining("none.json cannot be read: it does not exist"),
    ]);
    expect(missing.stdout).toBe("");
    const empty = await runIn(folder, ["--toolbox", ""]);
    expect([empty.code, empty.stderr]).toEqual([2, expect.stringContaining("Toolbox name cannot be empty")]);
    const reserved = await runIn(folder, ["--toolbox", "__proto__"]);
    expect([reserved.code, reserved.stdout]).toEqual([2, ""]);
    const nothing = await runIn(folder, []);
    expect([nothing.code, nothing.stderr]).toEqual([0, ""]);
    expect(nothing.stdout).toContain("  ~/.cursor/mcp.json\n");
    expect(nothing.stdout).toContain("mcp-workbench import FILE");
    expect(await readdir(path.join(folder, "work"))).toEqual([]);
  });

  it("reads a file once that is named twice", async () => {
    const folder = await folderWith(files);
    const file = path.join(folder, "home/.codex/config.toml");
    const { stdout } = await runIn(folder, [file, "../home/.codex/config.toml"]);
    expect(stdout).toContain("Found:\n  ~/.codex/config.toml (Codex), servers: 1\n\n");
  });

  it("brings the parser for TOML along", async () => {
    const folder = path.dirname(BIN);
    const parts = (await readdir(folder)).filter((name) => name.endsWith(".cjs"));
    const texts = await Promise.all(parts.map((name) => readFile(path.join(folder, name), "utf8")));
    expect(texts.filter((text) => /["'`]smol-toml["'`]/u.test(text))).toEqual([]);
  });
});
