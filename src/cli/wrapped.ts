/** Text in lines that fit a terminal; all but the first are indented. */
export function wrapped(text: string, indent: number, width = 80): string {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width - indent) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** The same for what has lines already: only those that are too long are broken, and only on a terminal. */
export function fitted(text: string, { isTTY, columns = 80 }: Pick<NodeJS.WriteStream, "isTTY" | "columns">): string {
  if (!isTTY) return text;
  return text
    .split("\n")
    .map((line) => (line.length > columns ? wrapped(line, 0, columns) : line))
    .join("\n");
}
