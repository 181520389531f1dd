import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import type { Finding } from "../finding.js";
import type { Rewrite } from "../rewrite.js";
import type { Code } from "./open-code.js";

/** A finding in code that may hang together with others: all of them are rewritten, or none. */
export interface Candidate extends Finding {
  /** The object literal or the type that is rewritten. */
  readonly node: TS.Node;
  /** Other ones that must be rewritten with it. */
  readonly needs: readonly TS.Node[];
  /** Not worth a line when all of these are found themselves. */
  readonly unless?: readonly TS.Node[];
}

export function candidateOf(code: Code, node: TS.Node, { at, edits, ...rewrite }: Rewrite): Candidate {
  const file = code.nameOf(node.getSourceFile());
  return { ...rewrite, node, file, offset: at, edits: edits.map((edit) => ({ ...edit, file })), needs: [] };
}

export function impossible(candidate: Candidate, reason: string): Candidate {
  return { ...candidate, edits: [], reason };
}

export function doubted(candidate: Candidate, reason: string | undefined): Candidate {
  return reason === undefined || candidate.reason !== undefined ? candidate : { ...candidate, reason };
}

/** Takes back what cannot stand alone: where a needed rewriting is not possible or not certain, neither is this one. */
export function settle(candidates: readonly Candidate[]): readonly Candidate[] {
  const settled = new Map(candidates.map((candidate) => [candidate.node, candidate]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [node, candidate] of settled) {
      const weaker = weakened(candidate, candidate.needs, settled);
      if (weaker === candidate) continue;
      settled.set(node, weaker);
      isChanged = true;
    }
  }
  return [...settled.values()].filter(({ unless }) => unless?.every((node) => settled.has(node)) !== true);
}

function weakened(candidate: Candidate, needs: readonly TS.Node[], all: ReadonlyMap<TS.Node, Candidate>): Candidate {
  if (candidate.edits.length === 0) return candidate;
  for (const need of needs) {
    const needed = all.get(need);
    if (needed === undefined || needed.edits.length === 0)
      return impossible(candidate, needed?.reason ?? texts.migrate_not_shown());
    if (needed.reason !== undefined && candidate.reason === undefined) return { ...candidate, reason: needed.reason };
  }
  return candidate;
}
