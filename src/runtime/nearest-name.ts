// Names come from callers; the cost of comparing must not depend on how long they make them.
const LONGEST = 200;

/** The name that was probably meant: at most a third of its letters off, whatever their case. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  if (wanted.length > LONGEST) return undefined;
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of names) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, name.length) / 3));
    if (Math.abs(wanted.length - name.length) > limit) continue;
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name;
}

/** Letters changed, missing, too many, or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let [before, previous] = [[0], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}
