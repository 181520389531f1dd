import fc from "fast-check";
import { allProperties, definitionOf, type Model, type Node, type ObjectNode, type StringRules } from "./model.js";

/**
 * Values near the border of a contract: valid ones, and valid ones with one or two things changed. Plain random JSON is
 * refused by everything and would prove nothing.
 */
export function borderValues(model: Model, node: Node, known: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const valid = validValues(model, node);
  const whole = known.length === 0 ? valid : fc.oneof({ weight: 2, arbitrary: valid }, fc.constantFrom(...known));
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 6, arbitrary: mutated(whole) },
    { weight: 2, arbitrary: mutated(mutated(whole)) },
    { weight: 1, arbitrary: anyJson() },
  );
}

/** The same as a list that is always the same. A few whole values, each changed many times: making them is what costs. */
export function sampleBorderValues(
  model: Model,
  node: Node,
  known: readonly unknown[],
  count: number,
  seed: number,
): readonly unknown[] {
  const whole = [...known, ...fc.sample(validValues(model, node), { numRuns: Math.ceil(count / 20), seed })];
  const places = whole.map((value) => placesIn(value));
  const { changes, strangers } = drawn(count, seed);
  const changed = changes.map((one, index) => {
    const chosen = index % whole.length;
    const once = mutate(whole[chosen], one, places[chosen]);
    return index % 5 === 0 ? mutate(once, changes[(index * 7) % count] ?? one) : once;
  });
  return [...whole, ...changed, ...strangers];
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

// Half a surrogate pair too. Not fast-check's own unit "binary": that one spends half a second on a table of them all.
const codePoint = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, ""),
  fc.string({ maxLength: 4 }),
  fc.integer(),
);

/** Any small JSON value. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 2 }),
    fc.dictionary(fc.string({ maxLength: 4 }), scalar, { maxKeys: 2, noNullPrototype: true }),
  );
}

export function validValues(model: Model, node: Node): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case "any":
      return anyJson();
    case "string":
      return stringsFor(node);
    case "number":
      return numbersFor(node);
    case "integer":
      return integersFor(node);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...node.values);
    case "array":
      return listsFor(validValues(model, node.items), node);
    case "opaque":
      return jsonObject(anyJson(), 2);
    case "map":
      return fc.dictionary(stringsFor(node.names), validValues(model, node.values), {
        maxKeys: 2,
        noNullPrototype: true,
      });
    case "object":
      return objectsFor(model, node);
    case "union":
      return fc.oneof(...node.branches.map((branch) => validValues(model, branch)));
    case "ref":
      return validValues(model, definitionOf(model, node.name).node);
  }
}

function objectsFor(model: Model, node: ObjectNode): fc.Arbitrary<unknown> {
  const properties = allProperties(model, node);
  const known = fc.record(
    Object.fromEntries(properties.map(({ key, node: child }) => [key, validValues(model, child)])),
    {
      requiredKeys: properties.filter(({ isRequired }) => isRequired).map(({ key }) => key),
      noNullPrototype: true,
    },
  );
  if (!node.isOpen) return known;
  return fc.tuple(known, jsonObject(anyJson(), 1)).map(([own, others]) => ({ ...others, ...own }));
}

function jsonObject(values: fc.Arbitrary<unknown>, maxKeys: number): fc.Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.string({ maxLength: 6 }), values, { maxKeys, noNullPrototype: true });
}

function listsFor(
  items: fc.Arbitrary<unknown>,
  { minItems, maxItems }: Extract<Node, { kind: "array" }>,
): fc.Arbitrary<unknown> {
  const short = fc.array(items, sizesFor(minItems, maxItems));
  const lengths = bordersOf(minItems, maxItems);
  if (lengths.length === 0) return short;
  const near = fc.tuple(items, fc.constantFrom(...lengths)).map(([item, length]) => Array.from({ length }, () => item));
  return fc.oneof(short, near);
}

function stringsFor({ minLength, maxLength, pattern }: StringRules): fc.Arbitrary<string> {
  const byLength = fc.string({ unit: codePoint, ...sizesFor(minLength, maxLength, 8) });
  const matching = pattern === undefined ? undefined : matchingStrings(pattern);
  // Letters of one and of two UTF-16 units: a length counted the wrong way is wrong for one of them.
  const near = bordersOf(minLength, maxLength).flatMap((length) => ["a".repeat(length), "😀".repeat(length)]);
  return fc.oneof(
    byLength,
    ...(matching === undefined ? [] : [matching]),
    ...(near.length === 0 ? [] : [fc.constantFrom(...near)]),
  );
}

/** From one too few to one too many, but never far beyond the least: large values cost more than they show. */
function sizesFor(least = 0, most = Number.POSITIVE_INFINITY, spread = 2): { minLength: number; maxLength: number } {
  const minLength = Math.max(0, least - 1);
  return { minLength, maxLength: Math.max(minLength, Math.min(most + 1, least + spread)) };
}

/** The lengths at which a verdict turns. Those of large limits would make the values large too, and are left out. */
function bordersOf(...limits: readonly (number | undefined)[]): readonly number[] {
  return limits
    .flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]))
    .filter((length) => length >= 0 && length <= 1_000);
}

/** Strings that match a pattern; nothing for the patterns that fast-check does not understand. */
function matchingStrings(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 20 });
  } catch {
    return undefined;
  }
}

function numbersFor({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Extract<Node, { kind: "number" | "integer" }>): fc.Arbitrary<number> {
  const borders = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((border) => border !== undefined);
  const near = borders.flatMap((border) => [border, border + 1, border - 1, border + 0.5, border - 0.5]);
  return fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    ...(near.length === 0 ? [] : [fc.constantFrom(...near)]),
  );
}

function integersFor(node: Extract<Node, { kind: "number" | "integer" }>): fc.Arbitrary<number> {
  const min = Math.max(Math.ceil(node.minimum ?? -(2 ** 31)), Math.floor(node.exclusiveMinimum ?? -(2 ** 31)) + 1);
  const max = Math.min(Math.floor(node.maximum ?? 2 ** 31 - 1), Math.ceil(node.exclusiveMaximum ?? 2 ** 31) - 1);
  const inside = min <= max ? fc.integer({ min, max }) : fc.integer();
  return fc.oneof(inside, fc.constantFrom(2 ** 53, -(2 ** 53), 1e300), numbersFor(node));
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

function mutate(value: unknown, { where, how, replacement }: Change, places = placesIn(value)): unknown {
  const place = places[where % places.length] ?? [];
  return changeAt(value, place, (found) => {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return replacement;
    const keys = Object.keys(found);
    const kind = how % 3;
    if (kind === 0 && keys.length > 0) return without(found, keys[how % keys.length] ?? "");
    if (kind === 1) return withKey(found, EXTRA_KEYS[how % EXTRA_KEYS.length] ?? "", replacement);
    return replacement;
  });
}

function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null || at.length > 6) return [at];
  return [at, ...Object.keys(value).flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...at, key]))];
}

function changeAt(value: unknown, place: readonly string[], change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  const child = changeAt((value as Record<string, unknown>)[key], rest, change);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? child : item));
  return withKey(value as object, key, child);
}

function withKey(object: object, key: string, value: unknown): object {
  const copy = { ...object };
  // Not by assignment: that would set the prototype when the key is `__proto__`.
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function without(object: object, key: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
