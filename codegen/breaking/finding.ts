import type { Contract } from "../model.js";
import { type Change, isNarrowing, isWidening } from "./change.js";

export type Direction = Contract["direction"];

/** One line of the report: a change, and whether those who use the release can live with it. */
export interface Finding {
  /** What changed: `contract ToolIdentifier`, `error tool_failed`. */
  readonly subject: string;
  readonly path: string;
  readonly what: string;
  readonly verdict: "compatible" | "breaking";
  readonly direction?: Direction;
}

/** Clients write inputs, so an input may only widen; they read outputs, so an output may only narrow. */
export function judge(subject: string, direction: Direction, change: Change): Finding {
  const { path, what } = change;
  const isBreaking = direction === "input" ? isNarrowing(change) : isWidening(change);
  return { subject, path, what: `${what}${IN_WORDS[change.effect]}`, verdict: verdictOf(isBreaking), direction };
}

const IN_WORDS: Readonly<Record<Change["effect"], string>> = {
  widens: " (accepts more)",
  narrows: " (accepts less)",
  both: " (accepts or means something else)",
  text: "",
};

export function breaking(subject: string, path: string, what: string): Finding {
  return { subject, path, what, verdict: "breaking" };
}

export function compatible(subject: string, path: string, what: string): Finding {
  return { subject, path, what, verdict: "compatible" };
}

export function verdictOf(isBreaking: boolean): Finding["verdict"] {
  return isBreaking ? "breaking" : "compatible";
}
