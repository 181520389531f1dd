import { renderError } from "../generated/errors.js";
import { formatIssues, type Issue } from "../generated/issues.js";
import { type MigrationId, migrationGuidance, migrationShapes, migrationTexts } from "../generated/migrations.js";
import type { ToolIdentifier } from "../generated/tool-identifier.js";
import type { Migration, MigrationChange } from "./parse-result.js";
import { isAmbiguousToolName, parseToolName, parseToolNameWithin } from "./tool-name.js";

/** A caller's input on its way to the current shape: how far it got, what was recognised, and what stood in the way. */
export interface Rewriting {
  readonly input: unknown;
  readonly changes: readonly MigrationChange[];
  /** The first thing that leaves only a guess; the input is then not given back. */
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
  return { ...from, changes: [...from.changes, ...changes], obstacle: from.obstacle ?? obstacle };
}

/** Takes every step, also after an obstacle: the caller then still learns all that was renamed. */
export function rewrite(input: unknown, steps: readonly RewriteStep[]): Rewriting {
  return steps.reduce<Rewriting>((rewriting, step) => step(rewriting), { input, changes: [] });
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
  if (call !== undefined) return `${guidance}\n${renderCall(call)}`;
  return reason === undefined ? guidance : `${guidance}\n${migrationTexts.no_rewrite({ reason })}`;
}

function renderCall(call: unknown): string {
  try {
    return migrationTexts.rewritten_call({ call: JSON.stringify(call) });
  } catch {
    // JSON can be read at any depth but written only to some; and a client may hand in what is not JSON at all.
    return migrationTexts.call_not_shown();
  }
}

/** The identifier that a string name stands for, or why it cannot be known. A toolbox that is given beside it helps. */
export function identifierFromName(
  text: unknown,
  toolbox?: unknown,
): { readonly identifier: ToolIdentifier } | { readonly obstacle: string } {
  const obstacle = renderError("invalid_tool_name_format", {});
  if (typeof text !== "string" || looksLikeJson(text)) return { obstacle };
  const within = typeof toolbox === "string" ? parseToolNameWithin(toolbox, text) : null;
  const identifier = within ?? parseToolName(text);
  if (identifier === null) return { obstacle };
  const isAmbiguous = within === null ? isAmbiguousToolName(text) : within.name.startsWith("_");
  return isAmbiguous ? { obstacle: migrationTexts.ambiguous_name({ name: text }) } : { identifier };
}

/** Whether a text was meant as JSON, well-formed or not. */
export function looksLikeJson(text: string): boolean {
  return /^\s*["[{]/u.test(text);
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
