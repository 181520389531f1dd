import type { Migration } from "../contracts/index.js";
import { type ErrorCode, type ErrorParams, type Issue, renderError } from "../generated/index.js";

/** What is known of a failure besides its code and its text. */
export interface ErrorDetails extends ErrorOptions {
  readonly issues?: readonly Issue[];
  readonly migration?: Migration;
}

/** A failure in the catalogue's words. Whatever goes wrong within a call ends as one of these. */
export class WorkbenchError extends Error {
  override readonly name = "WorkbenchError";
  readonly code: ErrorCode;
  /** Every place where the input does not fit its contract. */
  readonly issues: readonly Issue[];
  /** For an input in an old shape: what was renamed, and the input rewritten. */
  readonly migration: Migration | undefined;

  constructor(code: ErrorCode, message: string, { issues = [], migration, ...options }: ErrorDetails = {}) {
    super(message, options);
    this.code = code;
    this.issues = issues;
    this.migration = migration;
  }
}

/** An error with the catalogue's text for its code. */
export function workbenchError<Code extends ErrorCode>(
  code: Code,
  params: ErrorParams[Code],
  details?: ErrorDetails,
): WorkbenchError {
  return new WorkbenchError(code, renderError(code, params), details);
}

/** Adopts a stranger: what was thrown somewhere below becomes an error of the catalogue, with its cause. */
export function toWorkbenchError(error: unknown): WorkbenchError {
  return error instanceof WorkbenchError
    ? error
    : workbenchError("internal_error", { reason: reasonOf(error) }, { cause: error });
}

/** What an unknown failure says of itself, in one piece and without its stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // As with fetch, whose own message says only that it failed.
  return error.message === "fetch failed" && cause instanceof Error
    ? `${error.message}: ${cause.message}`
    : error.message;
}
