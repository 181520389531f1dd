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
  const counts = countsOf(lines);
  return [...head, ...hunks.flatMap(([start, end]) => renderHunk(lines, counts, start, end))].join("\n");
}

const NO_END = "\\ No newline at end of file";

/** The lines of a text; the last one says so if nothing ends it. */
function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return last === "" ? lines : [...lines, `${last}\n${NO_END}`];
}

/** What lies between the same beginning and the same end, step by step. */
function diffLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (texts: readonly string[]) => texts.map((text): Line => ({ kind: " ", text }));
  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

/** Goes through both at once, and from a difference on to the nearest place where they are alike again. */
function diffMiddle(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    const old = before[i];
    if (old !== undefined && old === after[j]) {
      lines.push({ kind: " ", text: old });
      i++;
      j++;
      continue;
    }
    const [gone, come] = nearestMeeting(before, after, i, j);
    for (const text of before.slice(i, i + gone)) lines.push({ kind: "-", text });
    for (const text of after.slice(j, j + come)) lines.push({ kind: "+", text });
    i += gone;
    j += come;
  }
  return lines;
}

// A table of all lines against all would find the least difference, but not in the memory for a large file.
const FURTHEST = 2000;

/** How many lines of each to pass over until two lines in a row are the same, or the last one of both. */
function nearestMeeting(
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): readonly [gone: number, come: number] {
  const left = [before.length - i, after.length - j] as const;
  for (let distance = 1; distance <= Math.min(FURTHEST, left[0] + left[1]); distance++) {
    for (let gone = Math.max(0, distance - left[1]); gone <= Math.min(distance, left[0]); gone++) {
      const [x, y] = [i + gone, j + distance - gone];
      if (before[x] === after[y] && before[x + 1] === after[y + 1]) return [gone, distance - gone];
    }
  }
  return [Math.min(left[0], FURTHEST), Math.min(left[1], FURTHEST)];
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

function renderHunk(lines: readonly Line[], counts: Counts, start: number, end: number): readonly string[] {
  const range = (side: keyof Counts) => {
    const first = counts[side][start] ?? 0;
    const count = (counts[side][end] ?? 0) - first;
    return `${side}${first + (count === 0 ? 0 : 1)}${count === 1 ? "" : `,${count}`}`;
  };
  return [`@@ ${range("-")} ${range("+")} @@`, ...lines.slice(start, end).map(({ kind, text }) => `${kind}${text}`)];
}

/** How many lines of each side come before each place. */
interface Counts {
  readonly "-": readonly number[];
  readonly "+": readonly number[];
}

function countsOf(lines: readonly Line[]): Counts {
  const counts = { "-": [0], "+": [0] };
  for (const { kind } of lines) {
    counts["-"].push((counts["-"].at(-1) ?? 0) + (kind === "+" ? 0 : 1));
    counts["+"].push((counts["+"].at(-1) ?? 0) + (kind === "-" ? 0 : 1));
  }
  return counts;
}
