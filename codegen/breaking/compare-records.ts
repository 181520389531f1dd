import { isDeepStrictEqual } from "node:util";
import {
  allProperties,
  type MapNode,
  type Model,
  type Node,
  namesOf,
  type ObjectNode,
  type OpaqueNode,
  type Property,
  type StringRules,
} from "../model.js";
import { type Change, effectOf, isNarrowing, isWidening, keyPath } from "./change.js";
import { compareStringRules, fitsString } from "./compare-scalars.js";

/** What described objects, maps and opaque objects have in common. */
export interface RecordView {
  readonly properties: ReadonlyMap<string, Property>;
  /** What is said about keys that are not described, and for `names` about all keys; absent where others are refused. */
  readonly rest?: { readonly names: StringRules; readonly values: Node };
  readonly isTypedAsObject: boolean;
}

export type RecordNode = ObjectNode | MapNode | OpaqueNode;

type CompareNodes = (path: string, old: Node, now: Node) => readonly Change[];

const ANY: Node = { kind: "any" };
const ANY_NAME: StringRules = { messages: {} };

export function isRecordNode(node: Node): node is RecordNode {
  return node.kind === "object" || node.kind === "map" || node.kind === "opaque";
}

export function recordView(model: Model, node: RecordNode): RecordView {
  const none = { properties: new Map<string, Property>(), isTypedAsObject: false };
  if (node.kind === "map") return { ...none, rest: node };
  if (node.kind === "opaque")
    return { ...none, rest: { names: ANY_NAME, values: ANY }, isTypedAsObject: node.isTypedAsObject };
  const properties = new Map(allProperties(model, node).map((property) => [property.key, property]));
  return {
    ...none,
    properties,
    ...(node.isOpen ? { rest: { names: namesOf(model, node) ?? ANY_NAME, values: ANY } } : {}),
  };
}

/**
 * Each key counts for itself: an object is accepted exactly when each of its keys may be there with its value and
 * none is missing. So where no single line narrows, the whole does not, and the same for widening.
 */
export function compareRecords(
  path: string,
  old: RecordView,
  now: RecordView,
  compare: CompareNodes,
): readonly Change[] {
  const keys = new Set([...old.properties.keys(), ...now.properties.keys()]);
  return [
    ...[...keys].flatMap((key) => compareKey(keyPath(path, key), key, old, now, compare)),
    ...compareRest(path, old, now, compare),
    ...compareTyping(path, old, now),
  ];
}

function compareKey(
  path: string,
  key: string,
  old: RecordView,
  now: RecordView,
  compare: CompareNodes,
): readonly Change[] {
  const [was, is] = [old.properties.get(key), now.properties.get(key)];
  if (was !== undefined && is !== undefined) return compareProperty(path, was, is, compare);
  const described = was ?? is;
  if (described === undefined) return [];
  const [before, after] = [was?.node ?? undescribed(old, key), is?.node ?? undescribed(now, key)];
  // A key without a description that is refused may be missing only; one that is allowed may be missing too.
  const inner = before === undefined || after === undefined ? [] : compare(path, before, after);
  const isNarrower = after === undefined || is?.isRequired === true || inner.some(isNarrowing);
  const isWider = before === undefined || was?.isRequired === true || inner.some(isWidening);
  const manner = described.isRequired ? "required" : "optional";
  const others = (is === undefined ? after : before) === undefined ? "" : " among other allowed keys";
  return [
    {
      path,
      what: `${manner} property ${is === undefined ? "removed" : "added"}${others}`,
      effect: effectOf(isNarrower, isWider),
    },
  ];
}

/** What a key may hold that has no description of its own. */
function undescribed({ rest }: RecordView, key: string): Node | undefined {
  return rest !== undefined && fitsString(key, rest.names) ? rest.values : undefined;
}

function compareProperty(path: string, old: Property, now: Property, compare: CompareNodes): readonly Change[] {
  const changes = [...compare(path, old.node, now.node)];
  if (old.isRequired !== now.isRequired) {
    changes.push({
      path,
      what: now.isRequired ? "optional → required" : "required → optional",
      effect: now.isRequired ? "narrows" : "widens",
    });
  }
  changes.push(...compareDefaults(path, old, now));
  if (old.description !== now.description) changes.push({ path, what: "description reworded", effect: "text" });
  return changes;
}

/**
 * A default is what a missing key means, so another default gives old calls another meaning. It is harmless where no
 * old call could leave the key out, and where it must be given now, which is reported as such.
 */
function compareDefaults(path: string, old: Property, now: Property): readonly Change[] {
  if (old.isRequired || now.isRequired || isDeepStrictEqual(old.defaultValue, now.defaultValue)) return [];
  const show = (value: unknown) => (value === undefined ? "none" : JSON.stringify(value));
  return [{ path, what: `default ${show(old.defaultValue)} → ${show(now.defaultValue)}`, effect: "both" }];
}

function compareRest(path: string, old: RecordView, now: RecordView, compare: CompareNodes): readonly Change[] {
  if (old.rest === undefined && now.rest === undefined) return [];
  if (old.rest === undefined || now.rest === undefined) {
    const names = (old.rest ?? now.rest)?.names ?? ANY_NAME;
    const [closed, isOpened] = now.rest === undefined ? [now, false] : [old, true];
    const refused = [...closed.properties.keys()].filter((key) => !fitsString(key, names));
    return [
      { path, what: isOpened ? "other keys allowed" : "other keys refused", effect: isOpened ? "widens" : "narrows" },
      ...refused.map((key): Change => {
        const what = isOpened ? "the name is refused now" : "the name was refused before";
        return { path: keyPath(path, key), what, effect: isOpened ? "narrows" : "widens" };
      }),
    ];
  }
  return [
    ...compareStringRules(`${path}[key]`, old.rest.names, now.rest.names),
    ...compare(`${path}[*]`, old.rest.values, now.rest.values),
  ];
}

/** The published TypeScript type: an interface without an index signature is an `object`, but not a record. */
function compareTyping(path: string, old: RecordView, now: RecordView): readonly Change[] {
  if (old.isTypedAsObject === now.isTypedAsObject) return [];
  const what = now.isTypedAsObject ? "typed as object, not as a record" : "typed as a record, not as object";
  return [{ path, what, effect: now.isTypedAsObject ? "widens" : "narrows" }];
}
