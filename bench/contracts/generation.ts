import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import packageJson from "../../package.json" with { type: "json" };
import { alternate, alternateSamples, mapValues, median, millisecondsOf } from "../measure.js";
import { plainEnvironment, runBareNode, runNode } from "../node-process.js";
import { type Row, type Timed, timesAsLong } from "../report.js";

const ROOT = path.resolve(import.meta.dirname, "../..");
const GENERATE = argumentsOf("generate");
const CHECK = argumentsOf("generate:check");
const WATCH = argumentsOf("generate:watch");

function argumentsOf(script: keyof typeof packageJson.scripts): readonly string[] {
  return packageJson.scripts[script].split(" ").slice(1);
}

/**
 * What is changed while the watcher runs: in a small contract, in the largest one, in one that others lean on, and a
 * property, which is the compiler's matter too.
 */
const CHANGES = {
  word: {
    stem: "tool-identifier",
    place: /Case-sensitive\.[^"]*/u,
    text: (count: number) => `Case-sensitive. (${count})`,
  },
  limit: { stem: "tool-identifier", place: /"minLength": 1,( "maxLength": \d+,)?/u, text: shortString },
  inLargest: { stem: "workbench-config", place: /"minLength": 1,( "maxLength": \d+,)?/u, text: shortString },
  inBase: {
    stem: "tool",
    place: /"type": "string"(, "maxLength": \d+)?/u,
    text: (count: number) => `"type": "string", "maxLength": ${999 + count}`,
  },
  property: {
    stem: "open-toolbox-result",
    place: /"properties": \{(\s*"new\d+": \{[^}]*\},)?/u,
    text: (count: number) => `"properties": { "new${count}": { "description": "New", "type": "string" },`,
  },
} as const;

function shortString(count: number): string {
  return `"minLength": 1, "maxLength": ${999 + count},`;
}

/** The maintainer's commands, on a copy of the project, against a process that does nothing. */
export async function benchGeneration(): Promise<readonly Row[]> {
  const project = await copyProject();
  try {
    const run = (args: readonly string[]) => runNode([...args, "--root", project], ROOT);
    const check = await alternate({ bare: runBareNode, subject: () => run(CHECK) }, 9);
    const generate = await alternate({ bare: runBareNode, subject: () => run(GENERATE) }, 3);
    const watched = await watchChanges(project, 9);
    const watchRow = (change: string, milliseconds: number) =>
      timesAsLong(timed(`generate:watch, ${change}`, milliseconds), bare(watched.bare), { atMost: 8 });
    return [
      timesAsLong(timed("generate:check", check.subject), bare(check.bare), { atMost: 25 }),
      timesAsLong(timed("generate", generate.subject), bare(generate.bare)),
      watchRow("a word changed", watched.word),
      watchRow("a limit changed", watched.limit),
      watchRow("a limit changed in the largest contract", watched.inLargest),
      watchRow("a limit changed in a contract that three others lean on", watched.inBase),
      watchRow("a property added", watched.property),
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

/** From the save of a contract to the line that says what was written. A new wording calls for no new proof. */
async function watchChanges(
  project: string,
  rounds: number,
): Promise<Readonly<Record<"bare" | keyof typeof CHANGES, number>>> {
  const watcher = spawn(process.execPath, [...WATCH, "--root", project], {
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
  let changes = 0;
  const save = async ({ stem, place, text }: (typeof CHANGES)[keyof typeof CHANGES]) => {
    const contract = path.join(project, `spec/contracts/${stem}.schema.json`);
    const before = await readFile(contract, "utf8");
    const written = lineWith("Wrote");
    await writeFile(contract, before.replace(place, text(++changes)));
    await written;
  };
  const timedSave = (change: (typeof CHANGES)[keyof typeof CHANGES]) => async () => {
    // A save is several events: those of the last one are over before the next.
    await sleep(500);
    return millisecondsOf(() => save(change));
  };
  try {
    await lineWith("Watching");
    const subjects = { bare: () => millisecondsOf(runBareNode), ...mapValues(CHANGES, timedSave) };
    return mapValues(await alternateSamples(subjects, rounds), median);
  } finally {
    watcher.kill();
    await exited;
  }
}
