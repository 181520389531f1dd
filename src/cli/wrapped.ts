/** Of a terminal that does not say. */
const WIDTH = 80;

/** As much of a stream as says how wide it is. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Text in lines that fit a terminal; all but the first are indented. */
export function wrapped(text: string, indent: number, width = WIDTH): string {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width - indent) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** The same for what has lines already: only those that are too long are broken, and only on a terminal. */
export function fitted(text: string, { isTTY, columns = WIDTH }: Screen): string {
  if (isTTY !== true) return text;
  return text
    .split("\n")
    .map((line) => (line.length > columns ? wrapped(line, 0, columns) : line))
    .join("\n");
}

/** One line that must not flow over the next one on a terminal. */
export function cut(line: string, { isTTY, columns = WIDTH }: Screen): string {
  return isTTY === true && line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
