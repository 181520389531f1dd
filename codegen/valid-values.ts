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

/** Values that fit a contract, save for the few patterns that cannot be met on purpose. Small: large ones show no more. */
export function validValues(model: Model, node: Node): fc.Arbitrary<unknown> {
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
      const { minItems: minLength = 0, maxItems = minLength + 2 } = node;
      const maxLength = Math.max(minLength, Math.min(maxItems, minLength + 2));
      return fc.array(validValues(model, node.items), { minLength, maxLength });
    }
    case "opaque":
      return jsonObject(2);
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
  return fc.tuple(known, jsonObject(1)).map(([own, others]) => ({ ...others, ...own }));
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
