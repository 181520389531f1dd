/** What a command gets to work with; `process` stays in `main.ts` and `interruptions.ts`. */
export interface CommandContext {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  /** A line for the person who looks on; results go to `output`. */
  readonly log: (line: string) => void;
  /** Aborted by Ctrl-C and its kin; a command then ends what it started. */
  readonly signal: AbortSignal;
}

/** Carries a command out and gives its exit code. */
export type RunCommand = (context: CommandContext) => Promise<number>;

/** Exit codes, as the help promises. */
export const OK = 0;
export const FAILED = 1;
export const BAD_USAGE = 2;
/** As in sysexits: an internal software error. */
export const CRASHED = 70;

/** Thrown by a command that was given the wrong words. */
export class UsageError extends Error {}
