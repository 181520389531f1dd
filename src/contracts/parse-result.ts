import type { ErrorCode } from "../generated/errors.js";
import type { Issue } from "../generated/issues.js";
import type { MigrationId } from "../generated/migrations.js";

/** The value, or what is wrong with it in the catalogue's words. */
export type ParseResult<Value, Rewritten = Value> =
  | { readonly ok: true; readonly value: Value; readonly migration?: Migration<Rewritten> }
  | { readonly ok: false; readonly error: ParseError<Rewritten> };

export interface ParseError<Rewritten = unknown> {
  readonly code: ErrorCode;
  /** Ready to be shown: what is wrong, then what was renamed and when, then the caller's own call rewritten. */
  readonly message: string;
  readonly issues: readonly Issue[];
  /** Set where the input has a shape that was valid once, or that callers often take for valid. */
  readonly migration?: Migration<Rewritten>;
}

/** What was recognised as an old shape, and what the caller should have sent. */
export interface Migration<Rewritten = unknown> {
  readonly changes: readonly MigrationChange[];
  /** The caller's own input in the current shape. It always satisfies the contract. */
  readonly rewritten?: Rewritten;
  /** Why there is no rewritten input: it could not be built without guessing. */
  readonly reason?: string;
}

export interface MigrationChange {
  readonly id: MigrationId;
  /** The version that ended the shape; null for one that was never valid. */
  readonly endedIn: string | null;
  readonly guidance: string;
}
