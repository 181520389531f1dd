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
  const changes = fc.sample(change, { numRuns: count, seed });
  const changed = changes.map((one, index) => {
    const once = mutate(whole[index % whole.length], one);
    return index % 5 === 0 ? mutate(once, changes[(index * 7) % count] ?? one) : once;
  });
  return [...whole, ...changed, ...fc.sample(anyJson(), { numRuns: Math.ceil(count / 20), seed })];
}

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
      return fc.array(validValues(model, node.items), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 4, 4)),
      });
    case "opaque":
      return jsonObject(anyJson());
    case "map":
      return fc.dictionary(stringsFor(node.names), validValues(model, node.values), {
        maxKeys: 3,
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
  return fc.tuple(known, jsonObject(anyJson())).map(([own, others]) => ({ ...others, ...own }));
}

function jsonObject(values: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.string({ maxLength: 6 }), values, { maxKeys: 3, noNullPrototype: true });
}

function stringsFor({ minLength = 0, maxLength, pattern }: StringRules): fc.Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength ?? minLength + 8, minLength + 8));
  const byLength = fc.string({ unit: "binary", minLength, maxLength: longest });
  const matching = pattern === undefined ? undefined : matchingStrings(pattern);
  return matching === undefined ? byLength : fc.oneof(byLength, matching);
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
  fc.string({ unit: "binary", maxLength: 3 }),
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

function mutate(value: unknown, { where, how, replacement }: Change): unknown {
  const places = placesIn(value);
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
