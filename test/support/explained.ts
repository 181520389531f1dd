import { expect } from "vitest";
import migrations from "../../spec/migrations.json" with { type: "json" };
import { type Migration, type MigrationId, type ParseError, show } from "../../src/contracts/index.js";

const CALL = "Call it like this: ";
const NO_REWRITE = "Your call cannot be rewritten without guessing: ";

/** The rewritten call as a model reads it: from the last line of the text. */
export function callIn(message: string): unknown {
  const last = message.split("\n").at(-1) ?? "";
  expect(last.startsWith(CALL), message).toBe(true);
  return JSON.parse(last.slice(CALL.length));
}

/**
 * The law of every refused old shape. Its text is the ordinary one, then one line that says what was renamed and when,
 * then one line with the caller's own call or the reason why there is none.
 */
export function expectExplained(error: ParseError, ordinary: string): Migration {
  const { message, migration } = error;
  if (migration === undefined) throw new Error(`no migration: ${message}`);
  expect(message.startsWith(`${ordinary}\n`), message).toBe(true);
  const [guidance = "", outcome = "", ...rest] = message.slice(ordinary.length + 1).split("\n");
  expect(rest, message).toEqual([]);

  expect(migration.changes.length).toBeGreaterThan(0);
  for (const change of migration.changes) {
    expect(guidance).toContain(change.guidance);
    expect(change.endedIn).toBe(endedIn(change.id));
    if (change.endedIn !== null) expect(change.guidance).toContain(change.endedIn);
  }

  const { rewritten, reason } = migration;
  expect((rewritten === undefined) !== (reason === undefined), "a call or a reason, never both").toBe(true);
  if (reason === undefined) {
    // As text, because that sees an own `__proto__` and the order of keys too.
    expect(JSON.stringify(callIn(message))).toBe(JSON.stringify(rewritten));
  } else {
    expect(reason).toMatch(/\S/u);
    expect(outcome).toBe(`${NO_REWRITE}${show(reason)}`);
  }
  return migration;
}

function endedIn(id: MigrationId): string | null {
  return migrations.shapes[id].endedIn;
}

export function idsOf({ changes }: Migration): readonly MigrationId[] {
  return changes.map(({ id }) => id);
}
