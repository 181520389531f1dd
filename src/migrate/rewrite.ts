import type { Migration, ParseResult } from "../contracts/parse-result.js";
import type { MigrationId } from "../generated/index.js";
import type { Edit } from "./finding.js";

/** What is old about one object, and how it becomes current. */
export interface Rewrite {
  readonly shapes: readonly MigrationId[];
  /** Where to point a reader. */
  readonly at: number;
  /** Empty where rewriting would be a guess. */
  readonly edits: readonly Edit[];
  /** Why it is not certain. */
  readonly reason?: string;
}

/** What the contract itself says of an input: the old shapes in it, and why they cannot be rewritten. */
export function migrationOf<Rewritten>(parsed: ParseResult<unknown, Rewritten>): Migration<Rewritten> | undefined {
  return parsed.ok ? parsed.migration : parsed.error.migration;
}

/** Several rewritings of one object as one: all of them or none. */
export function merged(rewrites: readonly (Rewrite | undefined)[]): Rewrite | undefined {
  const found = rewrites.filter((rewrite) => rewrite !== undefined);
  const [first] = found;
  if (first === undefined) return undefined;
  const impossible = found.find(({ edits }) => edits.length === 0);
  const reason = (impossible ?? found.find((rewrite) => rewrite.reason !== undefined))?.reason;
  return {
    shapes: [...new Set(found.flatMap(({ shapes }) => shapes))],
    at: Math.min(...found.map(({ at }) => at)),
    edits: impossible === undefined ? found.flatMap(({ edits }) => edits) : [],
    ...(reason === undefined ? {} : { reason }),
  };
}
