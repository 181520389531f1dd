const CONTEXT = 3;

/** One line on its way from before to after; its newline belongs to it. */
interface Step {
  readonly sign: " " | "-" | "+";
  readonly line: string;
}

/** The difference in the format that `patch` and `git apply` read; empty where there is none. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return "";
  const steps = lineSteps(linesOf(before), linesOf(after));
  return `--- ${file}\n+++ ${file}\n${hunks(steps).join("")}`;
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/u).filter((line) => line !== "");
}

/** The shortest way from one list of lines to the other, after Myers. */
function lineSteps(before: readonly string[], after: readonly string[]): readonly Step[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const longest = Math.min(before.length, after.length) - head;
  while (tail < longest && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const same = (lines: readonly string[]) => lines.map((line): Step => ({ sign: " ", line }));
  return [
    ...same(before.slice(0, head)),
    ...shortestSteps(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ];
}

function shortestSteps(before: readonly string[], after: readonly string[]): readonly Step[] {
  // How far along `before` each diagonal was reached, after each number of changes.
  const reached: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let changes = 0; changes <= before.length + after.length; changes++) {
    reached.push(furthest);
    furthest = new Map(furthest);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isInsertion(furthest, diagonal, changes)
        ? (furthest.get(diagonal + 1) ?? 0)
        : (furthest.get(diagonal - 1) ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return stepsBack(before, after, reached);
    }
  }
  return [];
}

function isInsertion(furthest: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  return diagonal !== changes && (furthest.get(diagonal - 1) ?? 0) < (furthest.get(diagonal + 1) ?? 0);
}

function stepsBack(
  before: readonly string[],
  after: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
): readonly Step[] {
  const steps: Step[] = [];
  let x = before.length;
  let y = after.length;
  for (let changes = reached.length - 1; changes >= 0; changes--) {
    const furthest = reached[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const previous = isInsertion(furthest, diagonal, changes) ? diagonal + 1 : diagonal - 1;
    const fromX = furthest.get(previous) ?? 0;
    const fromY = fromX - previous;
    for (; x > fromX && y > fromY; x--, y--) steps.push({ sign: " ", line: before[x - 1] ?? "" });
    if (changes === 0) break;
    if (x === fromX) steps.push({ sign: "+", line: after[--y] ?? "" });
    else steps.push({ sign: "-", line: before[--x] ?? "" });
  }
  return removalsFirst(steps.reverse());
}

/** Within a run of changes what goes stands before what comes, as readers expect. */
function removalsFirst(steps: readonly Step[]): readonly Step[] {
  const sorted: Step[] = [];
  const added: Step[] = [];
  for (const step of steps) {
    if (step.sign === "+") added.push(step);
    else {
      if (step.sign === " ") sorted.push(...added.splice(0));
      sorted.push(step);
    }
  }
  return [...sorted, ...added];
}

function hunks(steps: readonly Step[]): readonly string[] {
  const changed = steps.flatMap(({ sign }, index) => (sign === " " ? [] : [index]));
  const ranges: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    if (last !== undefined && index - CONTEXT <= last.to) last.to = index + CONTEXT + 1;
    else ranges.push({ from: Math.max(0, index - CONTEXT), to: index + CONTEXT + 1 });
  }
  return ranges.map(({ from, to }) => {
    const shown = steps.slice(from, to);
    const text = shown.map(({ sign, line }) => `${sign}${line.endsWith("\n") ? line : `${line}\n${NO_NEWLINE}`}`);
    return `@@ -${range(steps, from, shown, "-")} +${range(steps, from, shown, "+")} @@\n${text.join("")}`;
  });
}

const NO_NEWLINE = "\\ No newline at end of file\n";

function range(steps: readonly Step[], from: number, shown: readonly Step[], side: "-" | "+"): string {
  const count = (some: readonly Step[]) => some.filter(({ sign }) => sign === " " || sign === side).length;
  const length = count(shown);
  const start = count(steps.slice(0, from)) + (length === 0 ? 0 : 1);
  return length === 1 ? `${start}` : `${start},${length}`;
}
