import type { MigrationId } from "../generated/index.js";

/** Characters of a text that are replaced by others. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface FileEdit extends Edit {
  readonly file: string;
}

/** A place in an old shape. */
export interface Finding {
  readonly file: string;
  readonly offset: number;
  readonly shapes: readonly MigrationId[];
  /** Why a person has to look at it; absent where it is proven. */
  readonly reason?: string;
  /** What brings it to the current shape; empty where that would be a guess. */
  readonly edits: readonly FileEdit[];
}

/** Whether a finding is rewritten: when it is proven, or when the caller takes it for what it looks like. */
export function isRewritten({ reason, edits }: Finding, isAssumed: boolean): boolean {
  return edits.length > 0 && (reason === undefined || isAssumed);
}
