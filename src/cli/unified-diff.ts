const CONTEXT = 3;

interface Line {
  readonly kind: " " | "-" | "+";
  readonly text: string;
}

/** How two texts differ, as `diff -u` shows it; empty if they do not. A text that is undefined is a file that is not there. */
export function unifiedDiff(file: string, before: string | undefined, after: string): string {
  const lines = diffLines(linesOf(before ?? ""), linesOf(after));
  const hunks = hunksOf(lines);
  if (hunks.length === 0) return "";
  const head = [`--- ${before === undefined ? "/dev/null" : file}`, `+++ ${file}`];
  return [...head, ...hunks.flatMap(([start, end]) => renderHunk(lines, start, end))].join("\n");
}

const NO_END = "\\ No newline at end of file";

/** The lines of a text; the last one says so if nothing ends it. */
function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, `${last}\n${NO_END}`];
}

/** By the longest common subsequence of what is left between the same beginning and the same end. */
function diffLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (texts: readonly string[]) => texts.map((text): Line => ({ kind: " ", text }));
  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function diffMiddle(before: readonly string[], after: readonly string[]): readonly Line[] {
  // lengths[i][j]: how many lines the rest of both from i and j have in common.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? new Uint32Array();
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const lines: Line[] = [];
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      lines.push({ kind: " ", text: old });
      i++;
      j++;
    } else if (old !== undefined && (now === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ kind: "-", text: old });
      i++;
    } else if (now !== undefined) {
      lines.push({ kind: "+", text: now });
      j++;
    }
  }
  return lines;
}

/** The ranges of lines to show: what has changed with some lines around it; ranges that touch are one. */
function hunksOf(lines: readonly Line[]): readonly (readonly [start: number, end: number])[] {
  const hunks: [number, number][] = [];
  lines.forEach(({ kind }, index) => {
    if (kind === " ") return;
    const [start, end] = [Math.max(0, index - CONTEXT), Math.min(lines.length, index + 1 + CONTEXT)];
    const last = hunks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else hunks.push([start, end]);
  });
  return hunks;
}

function renderHunk(lines: readonly Line[], start: number, end: number): readonly string[] {
  const shown = lines.slice(start, end);
  const range = (side: "-" | "+") => {
    const isThere = ({ kind }: Line) => kind === " " || kind === side;
    const count = shown.filter(isThere).length;
    const first = lines.slice(0, start).filter(isThere).length + (count === 0 ? 0 : 1);
    return `${side}${first}${count === 1 ? "" : `,${count}`}`;
  };
  return [`@@ ${range("-")} ${range("+")} @@`, ...shown.map(({ kind, text }) => `${kind}${text}`)];
}
