import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Compiled, compile } from "./compile.js";
import { CompilerError } from "./compiler-client.js";
import { SpecError } from "./fault.js";
import { loadSpec, type SpecFiles } from "./load-spec.js";
import { GENERATE_COMMAND } from "./printer.js";
import { type Drift, driftCount, findDrift, writeOutput } from "./sync.js";
import { atEverySave } from "./watch-folder.js";

const HELP = `Compiles spec/ into src/generated and the reference pages in docs/.

  npm run generate         prove and write
  npm run generate:check   compare with what is on disk; exit code 1 when they differ
  npm run generate:watch   prove and write at every save

Options:
  --root DIR   the project's folder (default: the current one)
  --help       this text
`;

async function main(args: readonly string[]): Promise<number> {
  const { mode, root, problem } = parseArgs(args);
  if (problem !== undefined) return fail(`${problem}\n\n${HELP}`, 2);
  switch (mode) {
    case "help":
      process.stdout.write(HELP);
      return 0;
    case "check":
      return reportingFaults(() => check(root));
    case "watch":
      return reportingFaults(() => watchSpec(root));
    case "write":
      return reportingFaults(() => generate(root));
  }
}

type Mode = "write" | "check" | "watch" | "help";

function parseArgs(args: readonly string[]): { mode: Mode; root: string; problem?: string } {
  const modes: Readonly<Record<string, Mode>> = {
    "--check": "check",
    "--watch": "watch",
    "--help": "help",
    "-h": "help",
  };
  let mode: Mode = "write";
  let root = process.cwd();
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    const next = Object.hasOwn(modes, arg) ? modes[arg] : undefined;
    if (next !== undefined) mode = next;
    else if (arg === "--root" && args[index + 1] !== undefined) root = path.resolve(args[++index] ?? "");
    else return { mode, root, problem: `Unknown option: ${arg}` };
  }
  return { mode, root };
}

async function check(root: string): Promise<number> {
  const drift = findDrift(root, compile(loadSpec(path.join(root, "spec"))).output);
  if (driftCount(drift) === 0) {
    process.stdout.write("src/generated and docs are what spec/ compiles to.\n");
    return 0;
  }
  return fail(`${renderDrift(drift)}\nMend it with: ${GENERATE_COMMAND}\n`, 1);
}

async function generate(root: string): Promise<number> {
  const started = performance.now();
  write(root, await prove(root, loadSpec(path.join(root, "spec"))), started);
  return 0;
}

async function prove(root: string, files: SpecFiles, proven?: Compiled): Promise<Compiled> {
  const compiled = compile(files);
  // Loaded late: checking drift does not need the prover, and it is the heaviest part.
  const { verify } = await import("./verify.js");
  await verify(root, compiled, proven);
  return compiled;
}

function write(root: string, { output }: Compiled, started: number): void {
  const drift = writeOutput(root, output);
  process.stdout.write(`${renderWritten(drift, output.size, performance.now() - started)}\n`);
}

/** Editors save in several steps, and between two of them a file may be empty or gone. A fault can wait for the next. */
const STEP_MILLISECONDS = 100;

/**
 * Regenerates at every save. A broken spec is reported and leaves the last good output in place. Nothing is said or
 * written of a spec that is another one by then: the next save, which is the next step of this one, is on its way.
 */
async function watchSpec(root: string): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const folder = path.join(root, "spec");
  let proven: Compiled | undefined;
  let seen: SpecFiles | undefined;
  const run = async () => {
    const started = performance.now();
    let files: SpecFiles | undefined;
    try {
      files = loadSpec(folder);
      // An editor's own files come and go in spec/ too; there is nothing to say about them.
      if (isDeepStrictEqual(files, seen)) return 0;
      const compiled = await prove(root, files, proven);
      if (!isDeepStrictEqual(loadSpec(folder), files)) return 0;
      write(root, compiled, started);
      [seen, proven] = [files, compiled];
    } catch (error) {
      await sleep(STEP_MILLISECONDS);
      if (!isDeepStrictEqual(loadIfPossible(folder), files)) return 0;
      // What is no fault of the spec may go well at the next save, though it is the same text.
      seen = error instanceof SpecError ? files : undefined;
      throw error;
    }
    return 0;
  };
  let isFirst = true;
  await atEverySave(
    folder,
    async () => {
      await reportingFaults(run);
      if (isFirst) process.stdout.write("Watching spec/ (Ctrl-C ends it)\n");
      isFirst = false;
    },
    stop.signal,
  );
  return 0;
}

function loadIfPossible(folder: string): SpecFiles | undefined {
  try {
    return loadSpec(folder);
  } catch {
    return undefined;
  }
}

async function reportingFaults(action: () => Promise<number>): Promise<number> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof SpecError) {
      const count = error.faults.length === 1 ? "1 fault" : `${error.faults.length} faults`;
      return fail(`spec/ has ${count}; nothing was written.\n${error.message.replace(/^/gmu, "  ")}\n`, 1);
    }
    if (error instanceof CompilerError || isFileError(error)) return fail(`${error.message}\n`, 1);
    throw error;
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === "string" && "syscall" in error;
}

function renderDrift({ missing, surplus, changed }: Drift): string {
  const line = (word: string) => (name: string) => `  ${word.padEnd(8)} ${name}`;
  return [
    "What is on disk is not what spec/ compiles to:",
    ...missing.map(line("missing")),
    ...surplus.map(line("surplus")),
    ...changed.map(line("changed")),
  ].join("\n");
}

function renderWritten(drift: Drift, total: number, milliseconds: number): string {
  const time = `${Math.round(milliseconds)} ms`;
  if (driftCount(drift) === 0) return `Nothing changed: all ${total} files are up to date (${time})`;
  const names = [...drift.missing, ...drift.changed, ...drift.surplus.map((name) => `${name} (removed)`)];
  const shown = names.length > 6 ? [...names.slice(0, 6), `and ${names.length - 6} more`] : names;
  return `Wrote ${names.length} of ${total} files in ${time}: ${shown.join(", ")}`;
}

function fail(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
