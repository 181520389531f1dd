import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../src/generated/commands.js";
import { commands as commandsIn, readDocuments } from "../support/documents.js";
import { ROOT } from "../support/root.js";
import { BIN, inFolder } from "../support/run-bin.js";

const server = { command: "notes-server", args: ["--here"] };
const oldCall = { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "notes", tool: "list" } } };

/** The files that the examples name. */
const FILES: Readonly<Record<string, string>> = {
  "README.md": "read me",
  "team.json": JSON.stringify({ toolboxes: {} }),
  ".mcp.json": JSON.stringify({ mcpServers: { notes: server } }),
  ".codex/config.toml": '[mcp_servers.notes]\ncommand = "notes-server"\n',
  "fixtures/calls.json": JSON.stringify(oldCall),
  "src/client.ts": `client.callTool(${JSON.stringify(oldCall)});\n`,
};

/** A configuration that has what the examples of other commands speak of. */
const CONFIG = {
  toolboxes: {
    basics: {
      mcpServers: {
        workbench: { command: process.execPath, args: [path.join(path.dirname(BIN), "embedded-server.js")] },
      },
    },
    dev: {
      mcpServers: {
        filesystem: {
          command: process.execPath,
          args: [path.join(ROOT, "node_modules/@modelcontextprotocol/server-filesystem/dist/index.js"), "."],
        },
      },
    },
  },
};

/** Runs a line in a shell, as somebody who pastes it. */
function runLine(line: string, folder: string): Promise<{ readonly code: number | null; readonly stderr: string }> {
  return new Promise((resolve) => {
    const env = { PATH: `${path.join(folder, "bin")}:${process.env["PATH"]}`, HOME: folder };
    const child = execFile("/bin/sh", ["-c", line], { cwd: folder, env }, (_error, _stdout, stderr) =>
      resolve({ code: child.exitCode, stderr }),
    );
    child.stdin?.end();
  });
}

/** Stands in for npx, which would ask the network: what it would run is here already. */
const NPX = `#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in
    -y) shift ;;
    -p) shift 2 ;;
    *) exec "$@" ;;
  esac
done
`;

/** Commands of the workbench itself; `bash|zsh|fish` is a choice and no command. */
const isOwn = (line: string) =>
  /^(?:npx (?:-\S+ )*(?:ts-morph )?)?mcp-workbench\b/u.test(line) && !line.includes("|zsh|");

const documents = (await readDocuments()).filter(({ name }) => name !== "CHANGELOG.md");
const shown = documents.flatMap(commandsIn).filter(isOwn);

describe("the commands that the help and the documents show", () => {
  const inHelp = Object.values(commands).flatMap(({ examples }) => examples);
  const lines = [...new Set([...inHelp, ...shown])];

  it("are found", () => {
    expect(shown).toEqual(expect.arrayContaining(["npx mcp-workbench init", "mcp-workbench migrate src --dry-run"]));
  });

  it.each(lines)("work: %s", async (line) => {
    const isFirst = /\binit\b/u.test(line) && !line.includes("--force");
    // What writes a first configuration must not find one.
    await inFolder(isFirst ? undefined : CONFIG, async (folder) => {
      for (const [file, text] of Object.entries(FILES)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      await mkdir(path.join(folder, "bin"));
      await symlink(BIN, path.join(folder, "bin/mcp-workbench"));
      await writeFile(path.join(folder, "bin/npx"), NPX, { mode: 0o755 });
      const { code, stderr } = await runLine(line, folder);
      expect(code, stderr).toBe(0);
    });
  });
});
