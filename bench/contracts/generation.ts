import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import packageJson from "../../package.json" with { type: "json" };
import { alternate } from "../measure.js";
import { plainEnvironment, runBareNode, runNode } from "../node-process.js";
import { type Row, type Timed, timesAsLong } from "../report.js";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CODEGEN = packageJson.scripts.generate.split(" ").slice(1);
const CONTRACT = "spec/contracts/tool-identifier.schema.json";

/** The maintainer's commands, on a copy of the project, against a process that does nothing. */
export async function benchGeneration(): Promise<readonly Row[]> {
  const project = await copyProject();
  try {
    const run = (...args: string[]) => runNode([...CODEGEN, "--root", project, ...args], ROOT);
    const check = await alternate({ bare: runBareNode, subject: () => run("--check") }, 9);
    const generate = await alternate({ bare: runBareNode, subject: () => run() }, 3);
    const watched = await watchChanges(project, 9);
    return [
      timesAsLong(timed("generate:check", check.subject), bare(check.bare), { atMost: 25 }),
      timesAsLong(timed("generate", generate.subject), bare(generate.bare)),
      timesAsLong(timed("generate:watch, a word changed", watched.word), bare(watched.bare), { atMost: 8 }),
      timesAsLong(timed("generate:watch, a limit changed", watched.limit), bare(watched.bare), { atMost: 8 }),
    ];
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

function timed(what: string, milliseconds: number): Timed {
  return { what, milliseconds };
}

function bare(milliseconds: number): Timed {
  return timed("node -e 0", milliseconds);
}

async function copyProject(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), "workbench-bench-"));
  for (const name of ["spec", "src/generated", "docs", "package.json"]) {
    await cp(path.join(ROOT, name), path.join(project, name), { recursive: true });
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(project, "node_modules"), "junction");
  return project;
}

/** From the save of a contract to the line that says what was written. Only a new limit calls for a new proof. */
async function watchChanges(project: string, rounds: number): Promise<{ bare: number; word: number; limit: number }> {
  const watcher = spawn(process.execPath, [...CODEGEN, "--root", project, "--watch"], {
    cwd: ROOT,
    env: plainEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(watcher, "exit");
  const lines = createInterface({ input: watcher.stdout });
  const lineWith = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const onLine = (line: string) => {
        if (!line.includes(text)) return;
        lines.off("line", onLine);
        resolve();
      };
      lines.on("line", onLine);
      void exited.then(() => reject(new Error("the watcher ended")));
    });
  const contract = path.join(project, CONTRACT);
  let changes = 0;
  const save = async (place: RegExp, value: (count: number) => string) => {
    const text = await readFile(contract, "utf8");
    const written = lineWith("Wrote");
    await writeFile(contract, text.replace(place, value(++changes)));
    await written;
  };
  // A save is several events: those of the last one are over before the next.
  const settle = () => sleep(500);
  try {
    await lineWith("Watching");
    return await alternate(
      {
        settle,
        bare: runBareNode,
        word: () => save(/Case-sensitive\.[^"]*/u, (count) => `Case-sensitive. (${count})`),
        settleAgain: settle,
        limit: () => save(/"minLength": 1,[^}]*?"x-/u, (count) => `"minLength": 1, "maxLength": ${999 + count}, "x-`),
      },
      rounds,
    );
  } finally {
    watcher.kill();
    await exited;
  }
}
