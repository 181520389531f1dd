import { renderError } from "../generated/errors.js";
import { formatIssues, type Issue } from "../generated/issues.js";
import { type MigrationId, migrationGuidance, migrationShapes, migrationTexts } from "../generated/migrations.js";
import type { ToolIdentifier } from "../generated/tool-identifier.js";
import type { Migration, MigrationChange } from "./parse-result.js";
import { isAmbiguousToolName, parseToolName } from "./tool-name.js";

/** A caller's input on its way to the current shape: how far it got, what was recognised, and what stood in the way. */
export interface Rewriting {
  readonly input: unknown;
  readonly changes: readonly MigrationChange[];
  /** Set once the rest would be a guess; the input is then not given back. */
  readonly obstacle?: string;
}

/** Recognises one old shape and rewrites it, or gives the rewriting back as it was. */
export type RewriteStep = (rewriting: Rewriting) => Rewriting;

type PlainGuidance = {
  [Id in MigrationId]: Parameters<(typeof migrationGuidance)[Id]> extends [] ? Id : never;
}[MigrationId];

/** A shape whose guidance needs nothing from the call. */
export function changeOf(id: PlainGuidance): MigrationChange {
  return { id, endedIn: migrationShapes[id].endedIn, guidance: migrationGuidance[id]() };
}

export function rewritten(from: Rewriting, input: unknown, ...changes: readonly MigrationChange[]): Rewriting {
  return { ...from, input, changes: [...from.changes, ...changes] };
}

export function obstructed(from: Rewriting, obstacle: string, ...changes: readonly MigrationChange[]): Rewriting {
  return { ...from, changes: [...from.changes, ...changes], obstacle };
}

export function rewrite(input: unknown, steps: readonly RewriteStep[]): Rewriting {
  const start: Rewriting = { input, changes: [] };
  return steps.reduce((rewriting, step) => (rewriting.obstacle === undefined ? step(rewriting) : rewriting), start);
}

/** The outcome for the caller: the rewritten input only if it satisfies the contract, else the reason why there is none. */
export function toMigration<Value>(
  { input, changes, obstacle }: Rewriting,
  check: (input: unknown) => readonly Issue[],
): Migration<Value> | undefined {
  if (changes.length === 0) return undefined;
  if (obstacle !== undefined) return { changes, reason: obstacle };
  const issues = check(input);
  if (issues.length > 0) return { changes, reason: migrationTexts.still_invalid({ issues: formatIssues(issues) }) };
  return { changes, rewritten: input as Value };
}

/** What stands below the ordinary error text: what was renamed and when, then the caller's own call or why not. */
export function renderMigration({ changes, rewritten: call, reason }: Migration): string {
  const guidance = changes.map((change) => change.guidance).join(" ");
  if (call !== undefined) return `${guidance}\n${migrationTexts.rewritten_call({ call: JSON.stringify(call) })}`;
  return reason === undefined ? guidance : `${guidance}\n${migrationTexts.no_rewrite({ reason })}`;
}

/** The identifier that a string name stands for, or why it cannot be known. */
export function identifierFromName(
  text: unknown,
): { readonly identifier: ToolIdentifier } | { readonly obstacle: string } {
  const identifier = typeof text === "string" ? parseToolName(text) : null;
  if (typeof text !== "string" || identifier === null) return { obstacle: renderError("invalid_tool_name_format", {}) };
  return isAmbiguousToolName(text) ? { obstacle: migrationTexts.ambiguous_name({ name: text }) } : { identifier };
}

/** Names of before 0.5.0 had one double underscore and one single one in the place of the other. */
export function hasMixedSeparators(text: unknown): boolean {
  if (typeof text !== "string" || parseToolName(text) !== null) return false;
  const parts = text.split("__");
  return parts.length === 2 && parts.every((part) => part !== "") && parts.some((part) => /[^_]_[^_]/u.test(part));
}

/** An object with a key renamed in its place, or taken out where the new one is undefined. */
export function renameKey(object: object, oldKey: string, newKey: string | undefined): object {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    if (key !== oldKey) return [[key, value]];
    return newKey === undefined ? [] : [[newKey, value]];
  });
  return Object.fromEntries(entries);
}
