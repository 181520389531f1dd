import fc from "fast-check";
import {
  allProperties,
  definitionOf,
  type Model,
  type Node,
  type NumberNode,
  namesOf,
  type Property,
  type StringRules,
} from "./model.js";
import { matchingStrings } from "./valid-values.js";

/** For whatever place: most take neither. */
const WRONG_TYPES: readonly unknown[] = [null, {}];

type Part = Pick<Property, "key" | "node" | "isRequired">;

/**
 * What a valid value becomes when one place in it is put at a limit, or just beyond it. `isWanted` is asked at every
 * place, by what is said about it: the same limit need not be tried everywhere.
 */
export function* edgeValues(
  model: Model,
  node: Node,
  value: unknown,
  isWanted: (node: Node) => boolean,
): Generator<unknown> {
  const inside = (child: Node, inner: unknown) => edgeValues(model, child, inner, isWanted);
  if (isWanted(node)) yield* [...WRONG_TYPES, ...edgesOf(model, node, value)];
  switch (node.kind) {
    case "ref":
      yield* inside(definitionOf(model, node.name).node, value);
      break;
    case "union":
      for (const branch of meantBranches(model, node.branches, value)) yield* inside(branch, value);
      break;
    case "array":
      if (!Array.isArray(value) || value.length === 0) break;
      for (const edge of inside(node.items, value[0]))
        yield [edge, ...(value.slice(1, node.minItems ?? 1) as unknown[])];
      break;
    case "map":
    case "object": {
      if (!isRecord(value)) break;
      const parts: readonly Part[] =
        node.kind === "map"
          ? Object.keys(value).map((key) => ({ key, node: node.values, isRequired: false }))
          : allProperties(model, node);
      const rest = requiredParts(model, parts, value);
      for (const { key, node: child } of parts) {
        if (!Object.hasOwn(value, key)) continue;
        for (const edge of inside(child, value[key])) yield withKey(rest, key, edge);
      }
    }
  }
}

/** A value without what it need not hold: beside the part that matters, the rest would only be read again and again. */
function leastOf(model: Model, node: Node, value: unknown): unknown {
  switch (node.kind) {
    case "ref":
      return leastOf(model, definitionOf(model, node.name).node, value);
    case "array":
      return Array.isArray(value) ? value.slice(0, node.minItems ?? 0) : value;
    case "map":
      return isRecord(value) ? {} : value;
    case "object":
      return isRecord(value) ? requiredParts(model, allProperties(model, node), value) : value;
    default:
      return value;
  }
}

/** The same for an object. One that lacks a required part anyway stays as it is. */
function requiredParts(model: Model, parts: readonly Part[], value: Record<string, unknown>): object {
  if (!hasRequired(parts, value)) return value;
  const required = parts.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ key, node }) => [key, leastOf(model, node, value[key])]));
}

/** The shapes that a value can be of: its limits are not those of another one. */
function meantBranches(model: Model, branches: readonly Node[], value: unknown): readonly Node[] {
  const isMeant = (node: Node): boolean => {
    if (node.kind === "ref") return isMeant(definitionOf(model, node.name).node);
    return node.kind !== "object" || (isRecord(value) && hasRequired(allProperties(model, node), value));
  };
  const meant = branches.filter(isMeant);
  return meant.length === 0 ? branches : meant;
}

function hasRequired(parts: readonly Part[], value: object): boolean {
  return parts.every(({ key, isRequired }) => !isRequired || Object.hasOwn(value, key));
}

/** Asks for each node a few times, whatever place it is met at. */
export function aFewTimesEach(times: number): (node: Node) => boolean {
  const asked = new Map<Node, number>();
  return (node) => {
    const before = asked.get(node) ?? 0;
    asked.set(node, before + 1);
    return before < times;
  };
}

function edgesOf(model: Model, node: Node, value: unknown): readonly unknown[] {
  switch (node.kind) {
    case "string":
      return stringEdges(node);
    case "number":
    case "integer":
      return numberEdges(node);
    case "literal":
      return node.values.flatMap((one) => [one, typeof one === "number" ? one + 1 : `${one}`, `${one}s`]);
    case "array": {
      const item: unknown = Array.isArray(value) ? value[0] : undefined;
      if (item === undefined) return [[]];
      return lengthsAround(node.minItems, node.maxItems).map((length) => Array.from({ length }, () => item));
    }
    case "map":
      return nameEdges(value, node.names);
    case "object":
      return [...keyEdges(value), ...(node.isOpen ? nameEdges(value, namesOf(model, node)) : [])];
    default:
      return [];
  }
}

function stringEdges({ minLength, maxLength, pattern }: StringRules): readonly string[] {
  // Letters of one and of two UTF-16 units: a length counted the wrong way is wrong for one of them.
  const byLength = lengthsAround(minLength, maxLength).flatMap((length) => ["a".repeat(length), "😀".repeat(length)]);
  return pattern === undefined ? byLength : [...byLength, ...neighboursOfMatches(pattern)];
}

/** Strings that match a pattern, and those that differ from them in one letter by one, or have a letter more or less. */
function neighboursOfMatches(pattern: string): readonly string[] {
  const matching = matchingStrings(pattern);
  if (matching === undefined) return [];
  return fc.sample(matching, { numRuns: 5, seed: 1 }).flatMap((match) => {
    const letters = Array.from(match);
    const moved = letters
      .slice(0, 6)
      .flatMap((letter, index) =>
        [-1, 1].map((step) => letters.with(index, String.fromCharCode(letter.charCodeAt(0) + step)).join("")),
      );
    return [
      match,
      `${match}a`,
      `${match}\n`,
      ` ${match}`,
      letters.slice(1).join(""),
      letters.slice(0, -1).join(""),
      ...moved,
    ];
  });
}

function numberEdges({ kind, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberNode): readonly number[] {
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit) => limit !== undefined);
  const near = limits.flatMap((limit) => [limit, limit + 1, limit - 1, limit + 0.5, limit - 0.5]);
  // A whole number too large to count by one is a whole number still.
  return kind === "integer" ? [...near, 0.5, 2 ** 53, -(2 ** 53), 1e300] : [...near, 1e300, -1e300];
}

/** The object without each of its keys, and with one too many. */
function keyEdges(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return [];
  const without = Object.keys(value).map((gone) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone)),
  );
  return [...without, withKey(value, "extra", 1)];
}

/** The object with one key renamed, or added, to a name at a limit. */
function nameEdges(value: unknown, names: StringRules | undefined): readonly unknown[] {
  if (!isRecord(value) || names === undefined) return [];
  return [...stringEdges(names), "__proto__"].map((name) => withKey(value, name, Object.values(value)[0] ?? null));
}

/** The lengths at which a verdict turns. Those of large limits would make the values large too, and are left out. */
function lengthsAround(...limits: readonly (number | undefined)[]): readonly number[] {
  return limits
    .flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]))
    .filter((length) => length >= 0 && length <= 1_000);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A computed key, because `__proto__` is one too that way, and not the prototype. */
export function withKey(object: object, key: string, value: unknown): object {
  return { ...object, [key]: value };
}
