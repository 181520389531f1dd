import { type ArrayNode, definitionOf, type Model, type Node, type Scalar } from "../model.js";
import { type Change, effectOf, isNarrowing, isWidening } from "./change.js";
import { compareRecords, isRecordNode, recordView } from "./compare-records.js";
import {
  compareMessage,
  compareNumbers,
  compareSizes,
  compareStringRules,
  fitsNumber,
  fitsString,
} from "./compare-scalars.js";

/** A node, and the model in which its references have a meaning. */
export interface Side {
  readonly node: Node;
  readonly model: Model;
}

export interface CompareOptions {
  /** Names whose own changes are listed by themselves, so that one change is not listed at each of its uses. */
  readonly isListedElsewhere?: (name: string) => boolean;
}

/**
 * How the values that `now` accepts differ from those that `old` accepted. The law: where no change narrows, `now`
 * accepts every value that `old` did; where none widens, the converse. What is not decided is reported as both.
 */
export function compareNodes(old: Side, now: Side, options: CompareOptions = {}, path = ""): readonly Change[] {
  if (isListedElsewhere(nameOf(old), nameOf(now), options)) return [];
  const [left, right] = [alternativesOf(old), alternativesOf(now)];
  const messages = compareUnionMessages(path, old, now);
  const [first, ...others] = left;
  const [only] = right;
  if (first === undefined || only === undefined || others.length > 0 || right.length > 1)
    return [...compareAlternatives(path, left, right, options), ...messages];
  return [...compareAtoms(path, first, only, options), ...messages];
}

/** Whether every value that `inner` accepts is accepted by `outer`; false also where that cannot be shown. */
export function isIncluded(inner: Side, outer: Side): boolean {
  return !compareNodes(inner, outer).some(isNarrowing);
}

/** A side that is neither a reference nor a union, and holds one value where it holds literals. */
interface Atom extends Side {
  readonly name?: string;
}

function alternativesOf({ node, model }: Side, name?: string): readonly Atom[] {
  const literals = (values: readonly Scalar[]) =>
    values.map((value): Atom => ({ node: { kind: "literal", values: [value] }, model }));
  switch (node.kind) {
    case "ref":
      return alternativesOf({ node: definitionOf(model, node.name).node, model }, node.name);
    case "union":
      return node.branches.flatMap((branch) => alternativesOf({ node: branch, model }));
    case "literal":
      return literals(node.values);
    case "boolean":
      return literals([true, false]);
    case "null":
      return literals([null]);
    default:
      return [{ node, model, ...(name === undefined ? {} : { name }) }];
  }
}

function compareAlternatives(
  path: string,
  left: readonly Atom[],
  right: readonly Atom[],
  options: CompareOptions,
): readonly Change[] {
  const lost = left.filter((old) => !right.some((now) => isIncluded(old, now)));
  const gained = right.filter((now) => !left.some((old) => isIncluded(now, old)));
  const pairs = pairsOf(left, right, lost, gained);
  const isPaired = (atom: Atom) => pairs.some((pair) => pair.includes(atom));
  const unpaired: readonly Change[] = [
    ...lost
      .filter((atom) => !isPaired(atom))
      .map((atom): Change => ({ path, what: `no longer accepts ${describe(atom)}`, effect: "narrows" })),
    ...gained
      .filter((atom) => !isPaired(atom))
      .map((atom): Change => ({ path, what: `accepts ${describe(atom)}`, effect: "widens" })),
  ];
  const inPairs = pairs.flatMap(([old, now]) =>
    isListedElsewhere(old.name, now.name, options) ? [] : compareAtoms(branchPath(path, now), old, now, options),
  );
  const detailed = [...unpaired, ...inPairs];
  // A pair may lose what another branch still accepts; then the details would say more than is true.
  const isOverstated =
    (lost.length === 0 && detailed.some(isNarrowing)) || (gained.length === 0 && detailed.some(isWidening));
  if (!isOverstated) return detailed;
  return [{ path, what: "branches changed", effect: effectOf(lost.length > 0, gained.length > 0) }];
}

/** Which old branch became which new one: that of the same name, else one of the same kind that shares its fate. */
function pairsOf(
  left: readonly Atom[],
  right: readonly Atom[],
  lost: readonly Atom[],
  gained: readonly Atom[],
): readonly (readonly [Atom, Atom])[] {
  const rules: readonly ((old: Atom, now: Atom) => boolean)[] = [
    (old, now) => old.name !== undefined && old.name === now.name && (lost.includes(old) || gained.includes(now)),
    (old, now) => isSameKind(old, now) && lost.includes(old) && gained.includes(now),
    (old, now) => isSameKind(old, now) && lost.includes(old) && isIncluded(now, old),
    (old, now) => isSameKind(old, now) && gained.includes(now) && isIncluded(old, now),
  ];
  const pairs: (readonly [Atom, Atom])[] = [];
  const isFree = (atom: Atom) => !pairs.some((pair) => pair.includes(atom));
  for (const rule of rules) {
    for (const old of left.filter(isFree)) {
      const now = right.find((atom) => isFree(atom) && rule(old, atom));
      if (now !== undefined) pairs.push([old, now]);
    }
  }
  return pairs;
}

function isSameKind(old: Atom, now: Atom): boolean {
  return old.node.kind === now.node.kind && old.node.kind !== "literal";
}

function compareAtoms(path: string, old: Atom, now: Atom, options: CompareOptions): readonly Change[] {
  const [a, b] = [old.node, now.node];
  if (a.kind === "any" && b.kind === "any") return [];
  if (a.kind === "string" && b.kind === "string") return compareStringRules(path, a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(path, a, b);
  const compare = (at: string, before: Node, after: Node) =>
    compareNodes({ node: before, model: old.model }, { node: after, model: now.model }, options, at);
  if (a.kind === "array" && b.kind === "array") return compareArrays(path, a, b, compare);
  if (isRecordNode(a) && isRecordNode(b))
    return compareRecords(path, recordView(old.model, a), recordView(now.model, b), compare);
  if (a.kind === "literal" && b.kind === "literal" && a.values[0] === b.values[0]) return [];
  const effect = effectOf(!holdsAll(b, a), !holdsAll(a, b));
  return [{ path, what: `${describe(old)} → ${describe(now)}`, effect }];
}

function compareArrays(
  path: string,
  old: ArrayNode,
  now: ArrayNode,
  compare: (path: string, old: Node, now: Node) => readonly Change[],
): readonly Change[] {
  return [...compareSizes(path, ["minItems", "maxItems"], old, now), ...compare(`${path}[]`, old.items, now.items)];
}

/** Inclusion between atoms of different kinds, and of literals in types. */
function holdsAll(outer: Node, inner: Node): boolean {
  if (outer.kind === "any") return true;
  if (inner.kind !== "literal") return false;
  if (outer.kind === "string") return inner.values.every((value) => fitsString(value, outer));
  return isNumber(outer) && inner.values.every((value) => fitsNumber(value, outer));
}

function isNumber(node: Node): node is Node & { kind: "number" | "integer" } {
  return node.kind === "number" || node.kind === "integer";
}

function nameOf({ node }: Side): string | undefined {
  return node.kind === "ref" ? node.name : undefined;
}

function isListedElsewhere(old: string | undefined, now: string | undefined, options: CompareOptions): boolean {
  return old !== undefined && old === now && options.isListedElsewhere?.(old) === true;
}

function compareUnionMessages(path: string, { node: old }: Side, { node: now }: Side): readonly Change[] {
  return old.kind === "union" && now.kind === "union" ? compareMessage(path, "anyOf", old.message, now.message) : [];
}

function branchPath(path: string, { name, node }: Atom): string {
  return `${path}<${name ?? node.kind}>`;
}

function describe({ name, node }: Atom): string {
  if (name !== undefined) return name;
  if (node.kind === "literal") return node.values.map((value) => JSON.stringify(value)).join(", ");
  return node.kind === "any" ? "any value" : `${/^[aeio]/u.test(node.kind) ? "an" : "a"} ${node.kind}`;
}
