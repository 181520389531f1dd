import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "jsonc-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../src/cli/commands/import.js";
import { usualPlaces } from "../../src/cli/import/clients.js";
import { type CommandRun, runCommandHere } from "../support/command-context.js";
import { ROOT } from "../support/root.js";

// Files as people have them: a home and a project with a configuration of every client.
const CASES = path.join(import.meta.dirname, "cases");
const SECRETS = [
  "ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8",
  "dd-s3cr3t-header-77",
  "pat-plain-airtable-99",
  "hunter2pass",
  "letmein-default",
  "zed-old-secret-5",
  "ghp_fromTheZedExtension0123456789ABCD",
  "zed-web-token-8",
  "ctx7-plain-key-31",
  "vs-code-query-key",
];

let folder = "";
let ran: CommandRun;
let text = "";
let servers: Readonly<Record<string, unknown>> = {};

const importHere = (options = {}) =>
  runCommandHere(run, {
    cwd: path.join(folder, "project"),
    environment: { HOME: path.join(folder, "home") },
    options,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "workbench-import-"));
  await cp(CASES, folder, { recursive: true });
  ran = await importHere();
  text = await readFile(path.join(folder, "project/workbench-config.json"), "utf8");
  const config = parse(text) as { toolboxes: { imported: { mcpServers: Record<string, unknown> } } };
  servers = config.toolboxes.imported.mcpServers;
});
afterAll(() => rm(folder, { recursive: true }));

describe("import", () => {
  it("says what it found, where, and how much", () => {
    expect(ran.code).toBe(0);
    for (const line of [
      "~/.config/Claude/claude_desktop_config.json (Claude Desktop), servers: 5",
      ".mcp.json (Claude Code), servers: 2",
      "~/.claude.json (Claude Code), servers: 4",
      "~/.cursor/mcp.json (Cursor), servers: 3",
      ".vscode/mcp.json (VS Code), servers: 3",
      "~/.codeium/windsurf/mcp_config.json (Windsurf), servers: 2",
      "~/.config/zed/settings.json (Zed), servers: 4",
      "~/.codex/config.toml (Codex), servers: 3",
      "~/.gemini/settings.json (Gemini CLI), servers: 4",
      "~/.config/opencode/opencode.jsonc (opencode), servers: 3",
    ]) {
      expect(ran.stdout).toContain(`\n  ${line}\n`);
    }
  });

  it("takes over the servers of Claude Desktop, whose texts are literal", () => {
    expect(servers["filesystem"]).toEqual({
      command: "npx",
      args: ["-y", "@modelcontextprotocol/server-filesystem", "/home/ada/Desktop", "/home/ada/Downloads"],
    });
    expect(servers["github"]).toEqual({
      command: "docker",
      args: ["run", "-i", "--rm", "-e", "GITHUB_PERSONAL_ACCESS_TOKEN", "ghcr.io/github/github-mcp-server"],
      env: { GITHUB_PERSONAL_ACCESS_TOKEN: "${GITHUB_PERSONAL_ACCESS_TOKEN}" },
    });
    expect(servers["remote-docs"]).toMatchObject({
      args: ["mcp-remote", "https://docs.example.com/sse", "--header", "Authorization:Bearer ${REMOTE_DOCS_TOKEN}"],
    });
    expect(servers["shell"]).toMatchObject({ args: ["-c", "exec notes-server --root $${HOME}/notes"] });
    expect(servers["workbench"]).toBeUndefined();
    expect(ran.stdout).toContain("- workbench (left out: it is the workbench itself)");
  });

  it("takes over the servers of Claude Code, those of its projects too", () => {
    expect(servers["db"]).toEqual({
      command: "${DB_TOOLS:-/opt/db}/server",
      args: ["--config", "${DB_CONFIG}"],
      env: { DB_PASSWORD: "${DB_PASSWORD}", CACHE_DIR: "/tmp" },
    });
    expect(servers["api"]).toEqual({
      url: "${API_BASE_URL:-https://api.example.com}/mcp",
      headers: { Authorization: "Bearer ${API_KEY}" },
    });
    expect(servers["airtable"]).toMatchObject({ env: { AIRTABLE_API_KEY: "${AIRTABLE_API_KEY}" }, timeout: 120_000 });
    expect(servers["postgres"]).toMatchObject({
      args: [
        "-y",
        "@modelcontextprotocol/server-postgres",
        "postgresql://ada:${POSTGRES_PASSWORD}@db.example.com/shop",
      ],
      disabled: true,
    });
    expect(servers["sentry"]).toEqual({ url: "https://mcp.sentry.dev/mcp" });
    expect(servers["sentry-2"]).toEqual({
      url: "https://sentry.example.com/sse",
      headers: { "X-Env": "${SENTRY_ENV:-prod}" },
      transport: "sse",
    });
    expect(ran.stdout).toContain("+ sentry-2 ('sentry' in ~/.claude.json; that name was taken)");
  });

  it("takes over the servers of Cursor, once where another client has the same", () => {
    expect(servers["linear"]).toEqual({
      url: "https://mcp.linear.app/sse",
      headers: { Authorization: "Bearer ${LINEAR_TOKEN}", "X-Workspace": "shop" },
      transport: "sse",
    });
    expect(servers["python"]).toEqual({
      command: "${HOME}/.venv/bin/python",
      args: ["${WORKSPACE_FOLDER:-.}/server.py"],
    });
    expect(servers["filesystem-2"]).toBeUndefined();
    expect(ran.stdout).toContain("= filesystem (already there)");
    expect(ran.stdout).toContain("python: not taken over, because the workbench has no such setting: envFile");
  });

  it("takes over the servers of VS Code, and what it asks for as variables", () => {
    expect(servers["perplexity"]).toMatchObject({
      args: ["-y", "server-perplexity-ask", "--region", "${REGION:-eu}"],
      env: { PERPLEXITY_API_KEY: "${PERPLEXITY_KEY}" },
    });
    expect(servers["local"]).toEqual({
      command: `\${WORKSPACE_FOLDER:-${path.join(folder, "project")}}/bin/server`,
      args: ["--shell", "$${command:pickShell}"],
    });
    expect(servers["fetch"]).toEqual({ url: "https://api.example.com/mcp?api_key=${FETCH_API_KEY}&page=1" });
    expect(ran.stdout).toContain("perplexity: ${input:perplexity-key} became ${PERPLEXITY_KEY}");
  });

  it("takes over the servers of Windsurf, Zed and Gemini CLI", () => {
    expect(servers["figma"]).toEqual({
      url: "https://mcp.figma.com/mcp",
      headers: { "X-Figma-Token": "${FIGMA_TOKEN}" },
    });
    expect(servers["memory"]).toMatchObject({
      toolFilters: ["!delete_entities", "!delete_relations"],
      env: { MEMORY_FILE_PATH: "/home/ada/memory.json" },
      disabled: true,
    });
    expect(servers["time"]).toEqual({ command: "uvx", args: ["mcp-server-time"], timeout: 90_000 });
    expect(servers["old-shape"]).toEqual({
      command: "node",
      args: ["/home/ada/old.js"],
      env: { OLD_SECRET: "${OLD_SECRET}" },
    });
    expect(servers["web"]).toMatchObject({ headers: { Authorization: "Bearer ${WEB_TOKEN}" } });
    expect(servers["mcp-server-github"]).toBeUndefined();
    expect(servers["weather"]).toEqual({
      url: "https://weather.example.com/mcp?units=metric",
      headers: { "X-Api-Key": "${WEATHER_KEY}", "X-Static": "abc" },
      toolFilters: ["forecast", "alerts"],
      timeout: 5000,
    });
    expect(servers["events"]).toEqual({
      url: "https://events.example.com/stream",
      transport: "sse",
      toolFilters: ["!purge"],
    });
    expect(servers["local-tools"]).toMatchObject({
      args: ["-m", "tools", "--root=${PROJECT_ROOT}", "costs $5"],
      cwd: "./tools",
    });
    expect(servers["off-by-list"]).toEqual({ command: "off", disabled: true });
  });

  it("takes over the servers of Codex and opencode", () => {
    expect(servers["context7"]).toEqual({
      command: "npx",
      args: ["-y", "@upstash/context7-mcp", "--api-key", "${CONTEXT7_API_KEY}"],
      env: { HTTPS_PROXY: "${HTTPS_PROXY:-}", CONTEXT7_REGION: "${CONTEXT7_REGION:-}", LOG_LEVEL: "debug" },
      toolFilters: ["resolve-library-id", "get-library-docs", "!get-library-docs"],
      timeout: 45_500,
      connectTimeout: 20_000,
    });
    expect(servers["figma-codex"]).toEqual({
      url: "https://mcp.figma.com/mcp",
      headers: {
        "X-Figma-Region": "us-east-1",
        "X-Trace": "${TRACE_ID}",
        Authorization: "Bearer ${FIGMA_OAUTH_TOKEN}",
      },
      disabled: true,
    });
    expect(servers["weird name.1"]).toEqual({ command: "weird", timeout: 600_000 });
    expect(ran.stdout).toContain("weird name.1: tool_timeout_sec was brought to 600000 ms");
    expect(servers["everything"]).toEqual({
      command: "npx",
      args: ["-y", "@modelcontextprotocol/server-everything"],
      env: { API_TOKEN: "${EVERYTHING_TOKEN}", PRICE: "$${5}" },
      connectTimeout: 8000,
      disabled: true,
    });
    expect(servers["jira"]).toMatchObject({ headers: { Authorization: "Bearer ${JIRA_TOKEN}" } });
    expect(ran.stdout).toContain("- inherited (left out: it has neither a command nor an address)");
  });

  it("lists the variables to set, and shows and writes no secret", async () => {
    const listed = ran.stdout.split("Variables to set")[1]?.split("\n\n")[0]?.split("\n").slice(1);
    expect(listed?.map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        "AIRTABLE_API_KEY",
        "FETCH_API_KEY",
        "JIRA_TOKEN",
        "PERPLEXITY_KEY",
        "POSTGRES_PASSWORD",
      ]),
    );
    const again = await importHere({ json: true });
    for (const secret of SECRETS) {
      for (const output of [text, ran.stdout, ran.stderr, again.stdout]) expect(output).not.toContain(secret);
    }
  });

  it("changes nothing when it is run again", async () => {
    const again = await importHere();
    expect(again.stdout).not.toContain("\n  + ");
    expect(again.stdout).toContain("Nothing to add to workbench-config.json.");
    expect(await readFile(path.join(folder, "project/workbench-config.json"), "utf8")).toBe(text);
  });
});

describe("usualPlaces", () => {
  it("are those that the documentation names", async () => {
    const page = await readFile(path.join(ROOT, "docs/import.md"), "utf8");
    const documented = new Set([...page.matchAll(/`(?:~\/\.config\/|~\/)?([^`]+)`/gu)].map(([, name]) => name));
    const files = usualPlaces({ cwd: "/w", environment: { HOME: "/h", APPDATA: "/a" } });
    const names = files.map(({ file }) =>
      file.replace(/^\/(?:h\/Library\/Application Support|h\/\.config|[wha])\//u, ""),
    );
    const missing = names.filter((name) => !documented.has(name) && !documented.has(path.basename(name)));
    expect(missing).toEqual([]);
  });

  it("follows the environment", () => {
    const files = usualPlaces({
      cwd: "/w",
      environment: { USERPROFILE: "/u", APPDATA: "/u/app", XDG_CONFIG_HOME: "/xdg", CODEX_HOME: "/cx" },
    }).map(({ file }) => file);
    expect(files).toEqual(
      expect.arrayContaining([
        "/u/app/Claude/claude_desktop_config.json",
        "/u/Library/Application Support/Claude/claude_desktop_config.json",
        "/u/.claude.json",
        "/u/app/Code/User/mcp.json",
        "/xdg/zed/settings.json",
        "/u/app/Zed/settings.json",
        "/xdg/opencode/opencode.json",
        "/cx/config.toml",
        "/w/.mcp.json",
      ]),
    );
  });

  it("names no place twice, and none where nothing is known", () => {
    const files = usualPlaces({ cwd: "/u", environment: { HOME: "/u" } }).map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(usualPlaces({ cwd: "/w", environment: {} }).every(({ file }) => file.startsWith("/w/"))).toBe(true);
  });
});
