import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findSources } from "../../src/cli/import/import-servers.js";
import { codeBlocks, readDocument } from "../support/documents.js";
import { inFolder } from "../support/run-bin.js";

const readme = await readDocument("README.md");
const { text } = readme;

/** What the README shows for each client that needs another form than the common one. */
const details = [...text.matchAll(/<details><summary>(.*?)<\/summary>\n(.*?)<\/details>/gsu)].map(
  ([, client = "", body = ""]) => ({ client, body, block: codeBlocks({ name: "README.md", text: body })[0] }),
);

const FILES: Readonly<Record<string, string>> = {
  "VS Code": ".vscode/mcp.json",
  Zed: ".zed/settings.json",
  Codex: ".codex/config.toml",
  opencode: "opencode.json",
};

describe("the entries for clients in the README", () => {
  it("are there for every client that import understands", () => {
    expect(details.map(({ client }) => client)).toEqual([
      "Claude Desktop",
      "Claude Code",
      "Cursor",
      "VS Code",
      "Windsurf",
      "Zed",
      "Codex",
      "Gemini CLI",
      "opencode",
    ]);
  });

  it.each(details.filter(({ block }) => block !== undefined))("has the form that $client has", async (detail) => {
    await inFolder(undefined, async (cwd) => {
      const file = path.join(cwd, FILES[detail.client] ?? "");
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, detail.block?.code ?? "");
      const { sources } = await findSources([file], { cwd, environment: {} });
      const servers = sources.flatMap((source) => source.servers);
      expect(servers.map(({ name }) => name)).toEqual(["workbench"]);
      const words = servers.flatMap(({ entry }) => [entry["command"], entry["args"] ?? []].flat());
      expect(words).toEqual(["npx", "-y", "mcp-workbench", "--config", "/path/to/workbench-config.json"]);
    });
  });

  it("name the configuration, because a client starts the workbench anywhere", () => {
    const entries = text.match(/"?-y"?,? "?mcp-workbench"?.*/gu) ?? [];
    expect(entries.filter((entry) => !entry.includes("--config"))).toEqual([]);
  });
});
