import { fileHeader, indent, literal } from "./printer.js";
import { type CommandEntry, SPEC_PATHS } from "./spec.js";

/** The command line as data: the same for parsing, help and completion. */
export function emitCommands(commands: ReadonlyMap<string, CommandEntry>): string {
  const entries = [...commands].map(([name, command]) => indent(`${name}: ${literal(command)},`));
  return `${fileHeader([SPEC_PATHS.commands])}
export interface Command {
  readonly summary: string;
  /** The arguments as the usage line shows them. */
  readonly arguments: string;
  /** The values that the first argument can have. */
  readonly choices?: readonly string[];
  /** Options by name; \`value\` is what one takes, and absent for a flag. */
  readonly options: { readonly [name: string]: { readonly value?: string; readonly description: string } };
  readonly details: readonly string[];
  readonly examples: readonly string[];
}

export type CommandName = ${[...commands.keys()].map(literal).join(" | ")};

export const commands: { readonly [Name in CommandName]: Command } = {
${entries.join("\n")}
};
`;
}
