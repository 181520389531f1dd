import type { CommandContext } from "./command.js";

const CODES = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 } as const;

export type Paint = (colour: keyof typeof CODES, text: string) => string;

/** Colours on a terminal, unless NO_COLOR says no; plain text everywhere else. */
export function painter(
  { environment }: Pick<CommandContext, "environment">,
  stream: { readonly isTTY?: boolean },
): Paint {
  const isColoured = stream.isTTY === true && (environment["NO_COLOR"] ?? "") === "" && environment["TERM"] !== "dumb";
  return (colour, text) => (isColoured ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text);
}
