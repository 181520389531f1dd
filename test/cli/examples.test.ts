import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../src/generated/commands.js";
import { BIN, inFolder } from "../support/run-bin.js";

const server = { command: "notes-server", args: ["--here"] };
const oldCall = { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "notes", tool: "list" } } };

/** The files that the examples name. */
const FILES: Readonly<Record<string, string>> = {
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
        filesystem: { command: process.execPath, args: [path.join(path.dirname(BIN), "embedded-server.js")] },
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

describe("the examples of the help", () => {
  const lines = Object.entries(commands).flatMap(([name, { examples }]) =>
    examples.map((line) => [name, line] as const),
  );

  it.each(lines)("of %s work: %s", async (name, line) => {
    // What writes a first configuration must not find one.
    await inFolder(name === "init" && !line.includes("--force") ? undefined : CONFIG, async (folder) => {
      for (const [file, text] of Object.entries(FILES)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
      await mkdir(path.join(folder, "bin"));
      await symlink(BIN, path.join(folder, "bin/mcp-workbench"));
      const { code, stderr } = await runLine(line, folder);
      expect(code, stderr).toBe(0);
    });
  });
});
