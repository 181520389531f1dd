import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { renderError, show, type WorkbenchConfig } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { type LoadedConfig, loadConfig } from "./load-config.js";
import { nearestName } from "./nearest-name.js";
import { serveWorkbench } from "./server.js";
import { VERSION } from "./version.js";
import { reasonOf, WorkbenchError } from "./workbench-error.js";

/** Exit codes, as the help promises. */
const OK = 0;
const BAD_CONFIG = 1;
const BAD_USAGE = 2;
/** As in sysexits: an internal software error. */
const CRASHED = 70;

const DEFAULT_FILE = "workbench-config.json";
const COMMANDS = ["serve"];

async function main(args: readonly string[]): Promise<number> {
  const usage = readArguments(args);
  if ("problem" in usage) {
    process.stderr.write(`${usage.problem}\n\n${texts.help()}\n`);
    return BAD_USAGE;
  }
  if (usage.isHelp || usage.isVersion) {
    process.stdout.write(usage.isHelp ? `${texts.help()}\n` : `${VERSION}\n`);
    return OK;
  }
  try {
    return await serve(await configuration(usage.config));
  } catch (error) {
    if (!(error instanceof WorkbenchError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return BAD_CONFIG;
  }
}

interface Usage {
  readonly config: string | undefined;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
}

function readArguments(args: readonly string[]): Usage | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { config: { type: "string" }, help: { type: "boolean", short: "h" }, version: { type: "boolean" } },
    });
    const [command = "serve", ...rest] = positionals;
    if (!COMMANDS.includes(command)) {
      const nearest = nearestName(command, COMMANDS);
      return { problem: renderError("unknown_command", { command, ...(nearest === undefined ? {} : { nearest }) }) };
    }
    if (rest.length > 0) return { problem: renderError("surplus_argument", { argument: rest[0] ?? "" }) };
    return { config: values.config, isHelp: values.help === true, isVersion: values.version === true };
  } catch (error) {
    return { problem: renderError("wrong_usage", { problem: reasonOf(error) }) };
  }
}

async function configuration(given: string | undefined): Promise<LoadedConfig> {
  const file = given ?? process.env["WORKBENCH_CONFIG"];
  if (file !== undefined && file !== "") return loadConfig(file, process.env);
  if (existsSync(DEFAULT_FILE)) return loadConfig(DEFAULT_FILE, process.env);
  log(texts.log_default_toolbox({ file: DEFAULT_FILE }));
  return { config: defaultConfig(), secrets: [], notes: [] };
}

/** Without a configuration: one toolbox with the server that is part of the package. */
function defaultConfig(): WorkbenchConfig {
  const server = path.join(import.meta.dirname, "embedded-server.js");
  return {
    toolboxes: {
      basics: {
        description: texts.default_toolbox(),
        mcpServers: { workbench: { command: process.execPath, args: [server] } },
      },
    },
  };
}

async function serve({ config, secrets, notes }: LoadedConfig): Promise<number> {
  const { stdin: input, stdout: output } = process;
  const served = await serveWorkbench({ config, secrets, input, output, environment: process.env, log });
  for (const note of notes) log(note);
  log(texts.log_serving({ toolboxes: Object.keys(config.toolboxes).join(", ") || "-" }));
  if (input.isTTY) process.stderr.write(`${texts.terminal_greeting()}\n`);
  // A process that crashes still takes its servers with it.
  const crashed = new Promise<number>((resolve) => {
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (error: unknown) => {
        log(texts.log_crashed({ reason: reasonOf(error) }));
        resolve(CRASHED);
      });
    }
  });
  const code = await Promise.race([served.clientGone.then(() => OK), untilSignal().then(() => OK), crashed]);
  await served.close();
  return code;
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
  });
}

/** stdout belongs to the protocol. */
function log(line: string): void {
  process.stderr.write(`mcp-workbench: ${show(line)}\n`);
}

// A log that nobody reads is no reason to stop.
process.stderr.on("error", () => undefined);
process.exit(await main(process.argv.slice(2)));
