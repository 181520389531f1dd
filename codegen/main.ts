import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Compiled, compile } from "./compile.js";
import { CompilerError } from "./compiler-client.js";
import { isFileError, SpecError } from "./fault.js";
import { loadSpec, type SpecFiles } from "./load-spec.js";
import { GENERATE_COMMAND } from "./printer.js";
import { type Drift, driftCount, findDrift, writeOutput } from "./sync.js";
import { atEverySave, STEP_MILLISECONDS } from "./watch-folder.js";

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
    else if (arg === "--root") {
      const folder = args[++index];
      if (folder === undefined) return { mode, root, problem: "--root needs a folder" };
      root = path.resolve(folder);
    } else return { mode, root, problem: `Unknown option: ${arg}` };
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

/**
 * Regenerates at every save. A broken spec is reported and leaves the last good output in place. Nothing is said or
 * written of a spec that is another one by then: an editor saves in several steps.
 */
async function watchSpec(root: string): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const folder = path.join(root, "spec");
  let proven: Compiled | undefined;
  let seen: SpecFiles | undefined;
  const run = async (): Promise<number> => {
    const started = performance.now();
    const files = await loadPatiently(folder);
    const isCurrent = async () => isDeepStrictEqual(await loadPatiently(folder), files);
    // An editor's own files come and go in spec/ too; there is nothing to say about them.
    if (isDeepStrictEqual(files, seen)) return 0;
    try {
      const compiled = await prove(root, files, proven);
      if (stop.signal.aborted) return 0;
      if (!(await isCurrent())) return run();
      write(root, compiled, started);
      [seen, proven] = [files, compiled];
      return 0;
    } catch (error) {
      // A fault can wait for the next step, before which a file may be empty.
      await sleep(STEP_MILLISECONDS);
      if (!(await isCurrent())) return run();
      // What is no fault of the spec may go well at the next save, though it is the same text.
      seen = error instanceof SpecError ? files : undefined;
      throw error;
    }
  };
  let isFirst = true;
  await atEverySave(
    folder,
    async () => {
      await reportingFaults(run);
      if (isFirst && !stop.signal.aborted) process.stdout.write("Watching spec/ (Ctrl-C ends it)\n");
      isFirst = false;
    },
    stop.signal,
  );
  return 0;
}

/** What cannot be read may be on its way: between two steps of a save a file is gone, or somebody else's for a moment. */
async function loadPatiently(folder: string): Promise<SpecFiles> {
  for (let attempt = 1; ; attempt++) {
    try {
      return loadSpec(folder);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(STEP_MILLISECONDS);
    }
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
