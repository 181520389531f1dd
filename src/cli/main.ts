import type { CommandName } from "../generated/commands.js";
import { show } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { VERSION } from "../runtime/version.js";
import { reasonOf, WorkbenchError } from "../runtime/workbench-error.js";
import { BAD_USAGE, CRASHED, FAILED, OK, type RunCommand, UsageError } from "./command.js";
import { Interruptions } from "./interruptions.js";
import { readArguments, type Usage } from "./read-arguments.js";

/** Each command is loaded when it is asked for: the server does not wait for the others. */
const COMMANDS: { readonly [Name in CommandName]: () => Promise<{ readonly run: RunCommand }> } = {
  serve: () => import("./commands/serve.js"),
  init: () => import("./commands/init.js"),
  import: () => import("./commands/import.js"),
  check: () => import("./commands/check.js"),
  tools: () => import("./commands/tools.js"),
  call: () => import("./commands/call.js"),
  tokens: () => import("./commands/tokens.js"),
  migrate: () => import("./commands/migrate.js"),
  schema: () => import("./commands/schema.js"),
  completion: () => import("./commands/completion.js"),
};

async function main(args: readonly string[]): Promise<number> {
  const usage = readArguments(args);
  if ("problem" in usage) return wrongUsage(usage.problem, usage.command);
  const isServer = usage.command === "serve" && !usage.isVersion && !usage.isHelp;
  const interruptions = new Interruptions(isServer, log);
  if (usage.isVersion) {
    process.stdout.write(`${VERSION}\n`);
    return OK;
  }
  if (usage.isHelp) {
    const { renderCommandHelp, renderHelp } = await import("./render-help.js");
    process.stdout.write(`${usage.isGiven ? renderCommandHelp(usage.command) : renderHelp()}\n`);
    return OK;
  }
  const code = await run(usage, interruptions.signal).catch((error: unknown) => failed(error, usage, interruptions));
  // A client that does not read must not keep the server alive; the results of other commands must arrive.
  if (isServer) process.exit(interruptions.code ?? code);
  // The last of a result may turn out not to be writable only now.
  process.on("exit", () => {
    process.exitCode = interruptions.code ?? code;
  });
  return interruptions.code ?? code;
}

async function run({ command, options, positionals }: Usage, signal: AbortSignal): Promise<number> {
  const { run: runCommand } = await COMMANDS[command]();
  const { stdin: input, stdout: output, stderr: errors, env: environment } = process;
  return runCommand({
    options,
    positionals,
    environment,
    cwd: process.cwd(),
    input,
    output,
    errors,
    log,
    signal,
  });
}

function failed(error: unknown, { command }: Usage, { code }: Interruptions): number {
  // What fails because it was interrupted is no news.
  if (code !== undefined) return code;
  if (error instanceof UsageError) return wrongUsage(error.message, command);
  if (error instanceof WorkbenchError) process.stderr.write(`${error.message}\n`);
  else log(texts.log_crashed({ reason: reasonOf(error) }));
  return error instanceof WorkbenchError ? FAILED : CRASHED;
}

function wrongUsage(problem: string, command: CommandName | undefined): number {
  process.stderr.write(`${problem}\n${texts.see_help({ command: command === undefined ? "" : `${command} ` })}\n`);
  return BAD_USAGE;
}

/** stdout belongs to the protocol and to results. */
function log(line: string): void {
  process.stderr.write(`mcp-workbench: ${show(line)}\n`);
}

// A log that nobody reads is no reason to stop.
process.stderr.on("error", () => undefined);
void main(process.argv.slice(2))
  .catch((error: unknown) => {
    log(texts.log_crashed({ reason: reasonOf(error) }));
    return CRASHED;
  })
  .then((code) => {
    process.exitCode = code;
  });
