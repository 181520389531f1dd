import type { Edit } from "./finding.js";

/** The text with all edits made. The same edit may come twice; others must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const unique = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  const sorted = [...unique.values()].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let position = 0;
  for (const { start, end, text: inserted } of sorted) {
    if (start < position) throw new RangeError(`edits overlap at ${start}`);
    result += text.slice(position, start) + inserted;
    position = end;
  }
  return result + text.slice(position);
}

/** Line and column of a place, both counted from one. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/u);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
