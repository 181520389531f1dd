import fc from "fast-check";
import {
  allProperties,
  definitionOf,
  type Model,
  type Node,
  type NumberNode,
  type ObjectNode,
  type StringRules,
} from "./model.js";

/** How much a value holds of what it need not: little, or everything at least once. */
export type Extent = "small" | "full";

/** Values that fit a contract, save for the few patterns that cannot be met on purpose. Small: large ones show no more. */
export function validValues(model: Model, node: Node, extent: Extent = "small"): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case "any":
      return anyJson();
    case "string":
      return stringsFor(node);
    case "number":
    case "integer":
      return numbersFor(node);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...node.values);
    case "array": {
      const { minItems = 0, maxItems = minItems + 2 } = node;
      const [minLength, most] = extent === "full" ? [Math.max(minItems, 1), 1] : [minItems, minItems + 2];
      const maxLength = Math.max(minItems, Math.min(maxItems, most));
      return fc.array(validValues(model, node.items, extent), { minLength: Math.min(minLength, maxLength), maxLength });
    }
    case "opaque":
      return jsonObject(2);
    case "map":
      return fc.dictionary(stringsFor(node.names), validValues(model, node.values, extent), {
        ...(extent === "full" ? { minKeys: 1, maxKeys: 1 } : { maxKeys: 2 }),
        noNullPrototype: true,
      });
    case "object":
      return objectsFor(model, node, extent);
    case "union":
      return fc.oneof(...node.branches.map((branch) => validValues(model, branch, extent)));
    case "ref":
      return validValues(model, definitionOf(model, node.name).node, extent);
  }
}

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e300, ""),
  fc.string({ maxLength: 4 }),
  fc.integer(),
);

/** Any small JSON value. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), jsonObject(2, scalar));
}

function jsonObject(maxKeys: number, values = anyJson()): fc.Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.string({ maxLength: 6 }), values, { maxKeys, noNullPrototype: true });
}

const absent = Symbol("absent");

function objectsFor(model: Model, node: ObjectNode, extent: Extent): fc.Arbitrary<unknown> {
  const properties = allProperties(model, node);
  const values = properties.map(({ node: child, isRequired }) => {
    const present = validValues(model, child, extent);
    return isRequired || extent === "full" ? present : sometimes(present);
  });
  const known = fc
    .tuple(...values)
    .map((drawn) =>
      Object.fromEntries(
        properties.map(({ key }, index) => [key, drawn[index]] as const).filter(([, value]) => value !== absent),
      ),
    );
  if (!node.isOpen) return known;
  return fc
    .tuple(known, sometimes(jsonObject(1)))
    .map(([own, others]) => (others === absent ? own : { ...others, ...own }));
}

/** Seldom enough that a value with many optional parts stays small. */
function sometimes<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | typeof absent> {
  const none = { weight: 3, arbitrary: fc.constant<typeof absent>(absent) };
  return fc.oneof({ withCrossShrink: true }, none, { weight: 1, arbitrary: values });
}

/** Half a surrogate pair too. Not fast-check's own unit "binary": that one spends half a second on a table of them all. */
export const codePoint: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));

function stringsFor({ minLength = 0, maxLength = minLength + 8, pattern }: StringRules): fc.Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength, minLength + 8));
  const byLength = fc.string({ unit: codePoint, minLength, maxLength: longest });
  const matching = pattern === undefined ? undefined : matchingStrings(pattern);
  return matching === undefined
    ? byLength
    : fc.oneof({ weight: 9, arbitrary: matching }, { weight: 1, arbitrary: byLength });
}

/** Strings that match a pattern; nothing for the patterns that fast-check does not understand. */
export function matchingStrings(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 20 });
  } catch {
    return undefined;
  }
}

function numbersFor(node: NumberNode): fc.Arbitrary<number> {
  const { minimum = -1e300, maximum = 1e300, exclusiveMinimum = -1e300, exclusiveMaximum = 1e300 } = node;
  const [min, max] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const least = Math.max(-(2 ** 31), Math.ceil(min === exclusiveMinimum ? Math.floor(min) + 1 : min));
  const most = Math.min(2 ** 31 - 1, Math.floor(max === exclusiveMaximum ? Math.ceil(max) - 1 : max));
  const whole = least <= most ? [fc.integer({ min: least, max: most })] : [];
  // Strictly between the limits: what is on them is tried by itself.
  const part =
    node.kind === "number" && min < max
      ? [
          fc
            .double({ min, max, noNaN: true })
            .map((value) => (value === min || value === max ? (min + max) / 2 : value)),
        ]
      : [];
  const inside = [...whole, ...part];
  return inside.length === 0 ? fc.integer() : fc.oneof(...inside);
}
