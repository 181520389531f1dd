import { parseArgs } from "node:util";
import { type Command, type CommandName, commands } from "../generated/commands.js";
import { renderError } from "../generated/index.js";
import { nearestName } from "../runtime/nearest-name.js";
import { reasonOf } from "../runtime/workbench-error.js";

/** A command line that can be carried out. */
export interface Usage {
  readonly command: CommandName;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** The words of a command line to a usage, or what is wrong with them. Without a command it is `serve`. */
export function readArguments(
  args: readonly string[],
): Usage | { readonly problem: string; readonly command?: CommandName } {
  const [first = "serve"] = args;
  const isGiven = !first.startsWith("-") && args.length > 0;
  if (isGiven && !isCommand(first)) return { problem: unknownCommand(first) };
  const command = isGiven && isCommand(first) ? first : "serve";
  try {
    const { values, positionals } = parseArgs({
      args: isGiven ? args.slice(1) : [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
        ...optionsOf(commands[command]),
      },
    });
    const { help, version, ...options } = values as Readonly<Record<string, string | boolean | undefined>>;
    const isHelp = help === true;
    if (!isHelp && commands[command].arguments === "" && positionals.length > 0)
      return { command, problem: renderError("surplus_argument", { argument: positionals[0] ?? "" }) };
    return { command, isHelp, isVersion: version === true, options, positionals };
  } catch (error) {
    return { command, problem: wrongUsage(error, commands[command]) };
  }
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
  const nearest = nearestName(command, Object.keys(commands));
  return renderError("unknown_command", { command, ...(nearest === undefined ? {} : { nearest: nearest }) });
}

function wrongUsage(error: unknown, { options }: Command): string {
  const problem = reasonOf(error).split(". ")[0] ?? "";
  const unknown = /'--([^']*)'/u.exec(problem)?.[1];
  const isUnknown = unknown !== undefined && !Object.hasOwn(options, unknown);
  const nearest = isUnknown ? nearestName(unknown, [...Object.keys(options), "help", "version"]) : undefined;
  return renderError("wrong_usage", { problem, ...(nearest === undefined ? {} : { nearest: `--${nearest}` }) });
}
