import { spawn } from "node:child_process";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./spec.js";

export const BIN = path.join(ROOT, "dist/bin.cjs");

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built command to its end. */
export function runBin(
  args: readonly string[],
  { cwd = tmpdir(), input = "", env = {} }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd,
      env: { PATH: process.env["PATH"], HOME: cwd, ...env },
      stdio: "pipe",
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

/** A folder that is there for one test, with a configuration in it. */
export async function inFolder<Result>(config: unknown, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "workbench cli ä ")));
  try {
    if (config !== undefined) {
      const text = typeof config === "string" ? config : JSON.stringify(config);
      await writeFile(path.join(folder, "workbench-config.json"), text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const reference = (name: string) => path.join(ROOT, `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`);

/** A configuration with real servers. */
export function realServers(extra: object = {}): object {
  return {
    toolboxes: {
      dev: {
        description: "For tests",
        mcpServers: {
          everything: { command: process.execPath, args: [reference("everything")] },
          memory: { command: process.execPath, args: [reference("memory")], toolFilters: ["read_graph", "nope*"] },
          ...extra,
        },
      },
    },
  };
}
