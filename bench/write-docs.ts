import { readFile, writeFile } from "node:fs/promises";

/** Puts a text between the markers of that name. */
export async function writeBetweenMarkers(file: string, name: string, text: string): Promise<void> {
  const document = await readFile(file, "utf8");
  await writeFile(file, replaceBetweenMarkers(document, name, text));
}

export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- bench ${name} -->`, `<!-- end of bench ${name} -->`];
  const start = document.indexOf(open);
  const end = document.indexOf(close);
  if (start === -1 || end < start) throw new Error(`There is no ${open} before ${close}`);
  return `${document.slice(0, start + open.length)}\n${text}\n${document.slice(end)}`;
}
