import { parseArgs } from "node:util";
import { type Command, type CommandName, commands } from "../generated/commands.js";
import { renderError } from "../generated/index.js";
import { nearestName } from "../runtime/nearest-name.js";
import { reasonOf } from "../runtime/workbench-error.js";

/** A command line that can be carried out. */
export interface Usage {
  readonly command: CommandName;
  /** Whether the command was named; without a name it is `serve`. */
  readonly isGiven: boolean;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);
const isHelpOption = (word: string) => word === "--help" || word === "-h";

/** The words of a command line to a usage, or what is wrong with them. */
export function readArguments(
  args: readonly string[],
): Usage | { readonly problem: string; readonly command?: CommandName } {
  // `help check` says the same as `check --help`.
  if (args[0] === "help") return readArguments([...args.slice(1, 2).filter((word) => !isHelpOption(word)), "--help"]);
  const [first = "serve"] = args;
  const isGiven = !first.startsWith("-") && args.length > 0;
  if (isGiven && !isCommand(first)) return { problem: unknownCommand(first) };
  const command = isGiven && isCommand(first) ? first : "serve";
  const words = isGiven ? args.slice(1) : [...args];
  // Who asks for help gets it, whatever else is wrong.
  const asked = words.slice(0, words.includes("--") ? words.indexOf("--") : undefined);
  if (asked.some(isHelpOption))
    return { command, isGiven, isHelp: true, isVersion: false, options: {}, positionals: [] };
  const named = isGiven ? { command } : {};
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { version: { type: "boolean", short: "v" }, ...optionsOf(commands[command]) },
    });
    const { version, ...options } = values as Readonly<Record<string, string | boolean | undefined>>;
    const surplus = positionals[mostPositionals(commands[command])];
    if (surplus !== undefined) {
      const meant = !isGiven && isCommand(surplus) ? { command: surplus } : {};
      return { ...named, problem: renderError("surplus_argument", { argument: surplus, ...meant }) };
    }
    return { command, isGiven, isHelp: false, isVersion: version === true, options, positionals };
  } catch (error) {
    return { ...named, problem: wrongUsage(error, command) };
  }
}

function mostPositionals({ arguments: args }: Command): number {
  if (args === "") return 0;
  return args.includes("…") ? Infinity : 1;
}

function optionsOf({ options }: Command): Readonly<Record<string, { readonly type: "string" | "boolean" }>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? "boolean" : "string" } as const,
    ]),
  );
}

function unknownCommand(command: string): string {
  const nearest = nearestName(command, [...Object.keys(commands), "help", "--help", "--version"]);
  return renderError("unknown_command", { command, ...(nearest === undefined ? {} : { nearest: nearest }) });
}

function wrongUsage(error: unknown, command: CommandName): string {
  const { options }: Command = commands[command];
  const problem = reasonOf(error).split(". ")[0] ?? "";
  const unknown = /'--([^' ]*)/u.exec(problem)?.[1];
  const isUnknown = unknown !== undefined && !Object.hasOwn(options, unknown);
  const nearest = isUnknown ? nearestName(unknown, [...Object.keys(options), "help", "version"]) : undefined;
  return renderError("wrong_usage", {
    problem,
    ...(nearest === undefined ? {} : { nearest: `--${nearest}` }),
    ...(isUnknown && nearest === undefined && command === "call" ? { pair: `${unknown}=…` } : {}),
  });
}
