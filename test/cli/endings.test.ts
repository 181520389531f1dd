import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { MARKER, markedProcesses, waitUntilNone } from "../support/processes.js";
import { BIN, inFolder, realServers, runBin } from "../support/run-bin.js";

/** A server that never answers and says by a file that it was started. */
const silent = (folder: string) => ({
  command: process.execPath,
  args: [
    "-e",
    `require("node:fs").writeFileSync(${JSON.stringify(path.join(folder, "started"))}, ""); setInterval(() => {}, 1000)`,
  ],
});

/** Runs a line of a shell to its end. */
async function runLine(line: string, cwd: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const child = spawn("/bin/bash", ["-c", line], {
    cwd,
    env: { PATH: process.env["PATH"], HOME: cwd, NODE: process.execPath, BIN },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  await once(child, "close");
  return { stdout, stderr };
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

interface Interrupted {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a command and interrupts it when it is in the middle of its work. */
async function interrupt(
  args: readonly string[],
  cwd: string,
  isInTheMiddle: (child: ChildProcess) => boolean,
  signal: NodeJS.Signals,
): Promise<Interrupted> {
  const marker = randomUUID();
  const env = { PATH: process.env["PATH"], HOME: cwd, [MARKER]: marker };
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env, stdio: "pipe" });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  await until(() => isInTheMiddle(child));
  child.kill(signal);
  const [code] = (await once(child, "close")) as [number | null];
  expect(await waitUntilNone(() => markedProcesses(marker), 3_000), "processes left behind").toEqual([]);
  return { code, stdout, stderr };
}

describe("a command that is interrupted", () => {
  it.each([
    [["check"], "SIGINT", 130],
    [["tools"], "SIGINT", 130],
    [["tools", "dev"], "SIGINT", 130],
    [["tokens"], "SIGTERM", 143],
    [["call", "dev/silent/x"], "SIGINT", 130],
  ] as const)("ends without a word and with the code of its signal: %j %s", async (args, signal, expected) => {
    await inFolder(undefined, async (cwd) => {
      const config = {
        toolboxes: { dev: { mcpServers: { silent: { ...silent(cwd), env: { [MARKER]: `\${${MARKER}}` } } } } },
      };
      await writeFile(path.join(cwd, "workbench-config.json"), JSON.stringify(config));
      const ended = await interrupt(args, cwd, () => existsSync(path.join(cwd, "started")), signal);
      expect(ended).toEqual({ code: expected, stdout: "", stderr: "" });
    });
  });

  it("does not wait for the arguments that it was about to read", async () => {
    await inFolder(undefined, async (cwd) => {
      let isAsked = false;
      const args = ["call", "basics/workbench/text_stats", "-"];
      const ended = await interrupt(
        args,
        cwd,
        ({ stderr }) => {
          stderr?.once("data", () => setTimeout(() => (isAsked = true), 1_000));
          return isAsked;
        },
        "SIGINT",
      );
      expect([ended.code, ended.stdout]).toEqual([130, ""]);
    });
  });
});

describe("a reader that goes away", () => {
  it("is no error", async () => {
    await inFolder(undefined, async (cwd) => {
      const numbers = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => index));
      await writeFile(path.join(cwd, "arguments.json"), JSON.stringify({ json: numbers }));
      const line = `"$NODE" "$BIN" call basics/workbench/json_format - < arguments.json | head -c 1; echo " \${PIPESTATUS[0]}"`;
      const { stdout, stderr } = await runLine(line, cwd);
      expect(stdout).toMatch(/ 0\n$/u);
      expect(stderr).not.toContain("EPIPE");
    });
  });

  it("is told from a disk that is full", async () => {
    await inFolder(undefined, async (cwd) => {
      const { stdout, stderr } = await runLine('"$NODE" "$BIN" schema workbench-config > /dev/full; echo $?', cwd);
      expect(stdout).toBe("1\n");
      expect(stderr).toContain("The result cannot be written: the disk is full");
    });
  });
});

describe("a toolbox of many servers", () => {
  it("is listed without a warning about listeners", async () => {
    const one = { command: process.execPath, args: [path.join(path.dirname(BIN), "embedded-server.js")] };
    const mcpServers = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`server-${index}`, one]));
    await inFolder({ toolboxes: { many: { mcpServers } } }, async (cwd) => {
      const { code, stderr } = await runBin(["tools", "many"], { cwd });
      expect([code, stderr]).toEqual([0, ""]);
    });
  });
});

describe("a file for the result that cannot be written", () => {
  it.each([
    ["nowhere/logo.png", "does not exist"],
    [".", "is a folder"],
  ])("is named with the reason and exit code 1: %s", async (out, reason) => {
    await inFolder(realServers(), async (cwd) => {
      const { code, stderr } = await runBin(["call", "dev/everything/get-tiny-image", "--out", out], { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain("cannot be written");
      expect(stderr).toContain(reason);
      expect(stderr).not.toContain("unexpected");
    });
  });
});
