import { type CommandName, commands } from "../generated/commands.js";
import { texts } from "../generated/texts.js";

const WIDTH = 80;

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

/** Text in lines that fit a terminal; all but the first are indented. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > WIDTH - indent) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}
