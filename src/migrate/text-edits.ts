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

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Tells line and column of any place in a text, both counted from one. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|[\r\n]/gu), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
