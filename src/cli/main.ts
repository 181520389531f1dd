import type { CommandName } from "../generated/commands.js";
import { show } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { VERSION } from "../runtime/version.js";
import { reasonOf, WorkbenchError } from "../runtime/workbench-error.js";
import { BAD_USAGE, CRASHED, FAILED, OK, type RunCommand, UsageError } from "./command.js";
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
  if (usage.isVersion) {
    process.stdout.write(`${VERSION}\n`);
    return OK;
  }
  if (usage.isHelp) {
    const { renderCommandHelp, renderHelp } = await import("./render-help.js");
    process.stdout.write(`${args[0] === usage.command ? renderCommandHelp(usage.command) : renderHelp()}\n`);
    return OK;
  }
  try {
    return await run(usage);
  } catch (error) {
    if (error instanceof UsageError) return wrongUsage(error.message, usage.command);
    if (!(error instanceof WorkbenchError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return FAILED;
  }
}

async function run({ command, options, positionals }: Usage): Promise<number> {
  const { run: runCommand } = await COMMANDS[command]();
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => controller.abort());
  let isCrashed = false;
  // A process that crashes still takes its servers with it.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      isCrashed = true;
      log(texts.log_crashed({ reason: reasonOf(error) }));
      controller.abort();
    });
  }
  const { stdin: input, stdout: output, stderr: errors, env: environment } = process;
  const context = {
    options,
    positionals,
    environment,
    cwd: process.cwd(),
    input,
    output,
    errors,
    log,
    signal: controller.signal,
  };
  const ended = await runCommand(context);
  const code = isCrashed ? CRASHED : ended;
  // A client that does not read must not keep the server alive; the results of other commands must arrive.
  if (command === "serve") process.exit(code);
  return code;
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
