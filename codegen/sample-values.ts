import fc from "fast-check";
import { aFewTimesEach, edgeValues, withKey } from "./edge-values.js";
import type { Model, Node } from "./model.js";
import { anyJson, codePoint, type Extent, validValues } from "./valid-values.js";

/**
 * Values near the border of a contract: valid ones, those with one place at a limit, and those with one or two things
 * changed. Plain random JSON is refused by everything and would prove nothing.
 */
export function borderValues(model: Model, node: Node, known: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const valid = validValues(model, node);
  const whole = known.length === 0 ? valid : fc.oneof({ weight: 2, arbitrary: valid }, fc.constantFrom(...known));
  const atEdge = fc.tuple(whole, fc.nat()).map(([value, choice]) => {
    const edges = [...edgeValues(model, node, value, () => true)];
    return edges.length === 0 ? value : edges[choice % edges.length];
  });
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 4, arbitrary: atEdge },
    { weight: 4, arbitrary: mutated(whole) },
    { weight: 2, arbitrary: mutated(mutated(whole)) },
    { weight: 1, arbitrary: anyJson() },
  );
}

/**
 * The same as a list that is always the same, with every limit of the contract tried on both sides. A few whole values,
 * each changed many times: making them is what costs.
 */
export function sampleBorderValues(
  model: Model,
  node: Node,
  known: readonly unknown[],
  count: number,
  seed: number,
): readonly unknown[] {
  const draw = (extent: Extent, numRuns: number) => fc.sample(validValues(model, node, extent), { numRuns, seed });
  // The fullest first: limits are looked for in them until each was met a few times.
  const whole = [...draw("full", 8), ...known, ...draw("small", Math.ceil(count / 50))];
  const isWanted = aFewTimesEach(4);
  const edges = whole.flatMap((value) => [...edgeValues(model, node, value, isWanted)]);
  // Limits as well: a list of issues is made only once something is wrong, and then says yes or no to the rest anew.
  const sources = [...edges, ...whole];
  const { changes, strangers } = drawn(count, seed);
  const others = whole.length - known.length + strangers.length + Math.min(edges.length, count / 2);
  const changed = changes.slice(others).map((one, index) => {
    const once = mutate(sources[index % sources.length], one);
    return index % 5 === 0 ? mutate(once, changes[(index * 7) % count] ?? one) : once;
  });
  return [...whole, ...edges, ...changed, ...strangers];
}

interface Drawn {
  readonly changes: readonly Change[];
  readonly strangers: readonly unknown[];
}

// Drawing takes longer than using what is drawn, and it is the same for every contract.
const drawnBefore = new Map<string, Drawn>();

function drawn(count: number, seed: number): Drawn {
  const key = `${count} ${seed}`;
  const one = drawnBefore.get(key) ?? {
    changes: fc.sample(change, { numRuns: count, seed }),
    strangers: fc.sample(anyJson(), { numRuns: Math.ceil(count / 20), seed }),
  };
  drawnBefore.set(key, one);
  return one;
}

/** One thing changed somewhere: a key gone, one too many, or a value replaced. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, change).map(([value, one]) => mutate(value, one));
}

const replacement = fc.oneof(
  fc.constantFrom<unknown>("", " ", null, true, 0, -1, 1.5, [], {}, "__proto__", "object", "tool", [""], { "": "" }),
  fc.string({ unit: codePoint, maxLength: 3 }),
  fc.integer({ min: -2, max: 5 }),
);

interface Change {
  readonly where: number;
  readonly how: number;
  readonly replacement: unknown;
}

const change: fc.Arbitrary<Change> = fc.record(
  { where: fc.nat(), how: fc.nat(), replacement },
  { noNullPrototype: true },
);

const EXTRA_KEYS = [
  "tool",
  "name",
  "toolbox",
  "server",
  "extra",
  "",
  "__proto__",
  "constructor",
  "toString",
  "url",
  "command",
];

function mutate(value: unknown, change: Change): unknown {
  let left = change.where % countPlaces(value, 0);
  const visit = (found: unknown, depth: number): unknown => {
    if (left-- === 0) return changed(found, change);
    if (!isContainer(found, depth)) return found;
    for (const [key, child] of Object.entries(found)) {
      const other = visit(child, depth + 1);
      if (!Object.is(other, child)) return replaced(found, key, other);
    }
    return found;
  };
  return visit(value, 0);
}

function changed(found: unknown, { how, replacement }: Change): unknown {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return replacement;
  const keys = Object.keys(found);
  // The rest of the number chooses the key, or the kind would choose it too.
  const [kind, which] = [how % 3, Math.floor(how / 3)];
  if (kind === 0 && keys.length > 0) return without(found, keys[which % keys.length] ?? "");
  if (kind === 1) return withKey(found, EXTRA_KEYS[which % EXTRA_KEYS.length] ?? "", replacement);
  return replacement;
}

function countPlaces(value: unknown, depth: number): number {
  if (!isContainer(value, depth)) return 1;
  return Object.values(value).reduce<number>((count, child) => count + countPlaces(child, depth + 1), 1);
}

/** Something to look into. What is nested deeply is changed as a whole. */
function isContainer(value: unknown, depth: number): value is object {
  return typeof value === "object" && value !== null && depth <= 6;
}

function replaced(container: object, key: string, child: unknown): unknown {
  return Array.isArray(container) ? container.with(Number(key), child) : withKey(container, key, child);
}

function without(object: object, key: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
