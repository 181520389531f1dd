import type { NumberNode, Scalar, StringRules } from "../model.js";
import { type Change, effectOf } from "./change.js";

export function compareStringRules(path: string, old: StringRules, now: StringRules): readonly Change[] {
  return [
    ...compareSizes(path, ["minLength", "maxLength"], old, now),
    ...comparePatterns(path, old.pattern, now.pattern),
    ...compareMessages(path, old, now),
  ];
}

/** Bounds on a count, where no lower bound is 0 and no upper bound is infinity. */
export function compareSizes<Lower extends string, Upper extends string>(
  path: string,
  [lower, upper]: readonly [Lower, Upper],
  old: { readonly [Key in Lower | Upper]?: number },
  now: { readonly [Key in Lower | Upper]?: number },
): readonly Change[] {
  const lowest = [old[lower] ?? 0, now[lower] ?? 0] as const;
  const highest = [old[upper] ?? Infinity, now[upper] ?? Infinity] as const;
  return [
    ...change(path, lower, old[lower], now[lower], lowest[1] > lowest[0], lowest[1] < lowest[0]),
    ...change(path, upper, old[upper], now[upper], highest[1] < highest[0], highest[1] > highest[0]),
  ];
}

/** Whether one regular expression includes another is not decided here: two different ones count as both. */
function comparePatterns(path: string, old: string | undefined, now: string | undefined): readonly Change[] {
  if (old === now) return [];
  return change(path, "pattern", old, now, now !== undefined, old !== undefined);
}

function compareMessages(path: string, old: StringRules, now: StringRules): readonly Change[] {
  return (["minLength", "pattern"] as const).flatMap((keyword) => {
    if (old[keyword] === undefined || now[keyword] === undefined) return [];
    return compareMessage(path, keyword, old.messages[keyword], now.messages[keyword]);
  });
}

export function compareMessage(path: string, keyword: string, old?: string, now?: string): readonly Change[] {
  return old === now ? [] : [{ path, what: `message of ${keyword} ${fromTo(old, now)}`, effect: "text" }];
}

export function compareNumbers(path: string, old: NumberNode, now: NumberNode): readonly Change[] {
  const [oldRange, nowRange] = [rangeOf(old), rangeOf(now)];
  return [
    ...(old.kind === now.kind
      ? []
      : change(path, "type", old.kind, now.kind, now.kind === "integer", old.kind === "integer")),
    ...compareLimits(path, "lower", oldRange.lower, nowRange.lower),
    ...compareLimits(path, "upper", oldRange.upper, nowRange.upper),
  ];
}

/** A limit of a range. Those of integers are inclusive where that can be said without rounding. */
interface Limit {
  readonly value: number;
  readonly isExclusive: boolean;
}

function rangeOf({ kind, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberNode) {
  // The upper side is the lower side of the mirrored range, so there is one piece of arithmetic to get right.
  const lower = strictest(kind, minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const upper = strictest(kind, -(maximum ?? Infinity), -(exclusiveMaximum ?? Infinity));
  return { lower, upper: { ...upper, value: -upper.value } };
}

function strictest(kind: NumberNode["kind"], minimum: number, above: number): Limit {
  const limit = { value: Math.max(minimum, above), isExclusive: above >= minimum && above !== -Infinity };
  if (kind === "number") return limit;
  const whole = limit.isExclusive ? Math.floor(limit.value) + 1 : Math.ceil(limit.value);
  // Beyond 2^53 adding one may change nothing, and the limit would be taken for a looser one than it is.
  return Number.isSafeInteger(whole) ? { value: whole, isExclusive: false } : limit;
}

function compareLimits(path: string, side: "lower" | "upper", old: Limit, now: Limit): readonly Change[] {
  const sign = side === "lower" ? 1 : -1;
  const implies = (a: Limit, b: Limit) =>
    a.value === b.value ? a.isExclusive || !b.isExclusive : a.value * sign > b.value * sign;
  const show = ({ value, isExclusive }: Limit) =>
    Number.isFinite(value) ? `${value}${isExclusive ? " (exclusive)" : ""}` : undefined;
  return change(path, `${side} limit`, show(old), show(now), !implies(old, now), !implies(now, old));
}

/** Whether a value of `const` or `enum` lies within a type. */
export function fitsString(value: Scalar, { minLength = 0, maxLength = Infinity, pattern }: StringRules): boolean {
  if (typeof value !== "string") return false;
  const length = Array.from(value).length; // JSON Schema counts code points
  return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(value));
}

export function fitsNumber(value: Scalar, node: NumberNode): boolean {
  if (typeof value !== "number" || (node.kind === "integer" && !Number.isInteger(value))) return false;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = node;
  return (
    value >= minimum &&
    value <= maximum &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum)
  );
}

function change(
  path: string,
  keyword: string,
  old: string | number | undefined,
  now: string | number | undefined,
  isNarrower: boolean,
  isWider: boolean,
): readonly Change[] {
  if (!isNarrower && !isWider) return [];
  return [{ path, what: `${keyword} ${fromTo(old, now)}`, effect: effectOf(isNarrower, isWider) }];
}

function fromTo(old: string | number | undefined, now: string | number | undefined): string {
  if (old === undefined) return `added: ${now}`;
  return now === undefined ? `removed: ${old}` : `${old} → ${now}`;
}
