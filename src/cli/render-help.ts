import { type CommandName, commands } from "../generated/commands.js";
import { texts } from "../generated/texts.js";
import { wrapped } from "./wrapped.js";

/** The help of the whole command line. */
export function renderHelp(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return texts.help({ commands: columns(rows) });
}

/** The help of one command. */
export function renderCommandHelp(name: CommandName): string {
  const { summary, arguments: args, options, details, examples } = commands[name];
  const shown = Object.entries(options).map(([option, { value, description }]) => {
    return [`--${option}${value === undefined ? "" : ` ${value}`}`, description] as const;
  });
  const usage = [`mcp-workbench ${name}`, args, shown.length === 0 ? "" : "[options]"]
    .filter((part) => part !== "")
    .join(" ");
  return [
    texts.help_usage({ usage }),
    wrapped(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`, 0),
    columns([...shown, ["--help, -h", texts.help_of_help()]]),
    ...details.map((detail) => wrapped(detail, 0)),
    texts.help_examples({ examples: examples.map((example) => `  ${example}`).join("\n") }),
  ].join("\n\n");
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 4;
  return rows.map(([left, right]) => `  ${left.padEnd(width - 2)}${wrapped(right, width)}`).join("\n");
}
