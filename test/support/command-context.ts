import type { CommandContext, RunCommand } from "../../src/cli/command.js";

export interface CommandRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandLine {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly positionals?: readonly string[];
  readonly isTerminal?: boolean;
}

/** Runs a command within this process and keeps every byte that it writes. */
export async function runCommandHere(run: RunCommand, line: CommandLine): Promise<CommandRun> {
  const { cwd, environment = {}, options = {}, positionals = [], isTerminal = false } = line;
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const stream = (texts: string[]) =>
    ({ isTTY: isTerminal, write: (text: string) => texts.push(text) }) as unknown as NodeJS.WriteStream;
  const context: CommandContext = {
    options,
    positionals,
    environment: { HOME: cwd, ...environment },
    cwd,
    input: process.stdin,
    output: stream(stdout),
    errors: stream(stderr),
    log: (text) => stderr.push(`${text}\n`),
    signal: new AbortController().signal,
  };
  const code = await run(context);
  return { code, stdout: stdout.join(""), stderr: stderr.join("") };
}
