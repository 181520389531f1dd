/**
 * What a change does to the set of accepted values. "both" stands for a set that gains and loses values, and for
 * whatever cannot be decided. "text" leaves the set as it is.
 */
export type Effect = "widens" | "narrows" | "both" | "text";

export interface Change {
  /** Where in the value: `tool.name`, `icons[].src`, `env[*]`; empty for the whole value. */
  readonly path: string;
  readonly what: string;
  readonly effect: Effect;
}

export function isNarrowing({ effect }: Change): boolean {
  return effect === "narrows" || effect === "both";
}

export function isWidening({ effect }: Change): boolean {
  return effect === "widens" || effect === "both";
}

export function effectOf(isNarrower: boolean, isWider: boolean): Effect {
  if (isNarrower) return isWider ? "both" : "narrows";
  return isWider ? "widens" : "text";
}

export function keyPath(path: string, key: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}
