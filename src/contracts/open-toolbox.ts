import { renderError } from "../generated/errors.js";
import { formatIssues, isObject } from "../generated/issues.js";
import { migrationTexts } from "../generated/migrations.js";
import type { OpenToolboxInput } from "../generated/open-toolbox-input.js";
import { checkOpenToolboxInput } from "../generated/validators.js";
import type { ParseResult } from "./parse-result.js";
import {
  changeOf,
  obstructed,
  type Rewriting,
  renameKey,
  renderMigration,
  rewrite,
  rewritten,
  toMigration,
} from "./rewriting.js";

/**
 * Any input of `open_toolbox`: the parsed call, or an error that a model can act on. The old key `toolbox_name` is still
 * accepted, because for a long time it was the only one documented; `migration` then says so. The published contract
 * itself is strict.
 */
export function parseOpenToolbox(input: unknown): ParseResult<OpenToolboxInput> {
  const issues = checkOpenToolboxInput(input);
  if (issues.length === 0) return { ok: true, value: input as OpenToolboxInput };
  const rewriting = rewrite(input, [fromToolboxName]);
  const migration = toMigration<OpenToolboxInput>(rewriting, checkOpenToolboxInput);
  if (migration?.rewritten !== undefined) return { ok: true, value: migration.rewritten, migration };

  // What is wrong is said of the renamed input: the old key itself is no fault.
  const left = rewriting.obstacle === undefined ? checkOpenToolboxInput(rewriting.input) : issues;
  const code = "invalid_open_toolbox_input";
  const message = renderError(code, { issues: formatIssues(left) });
  if (migration === undefined) return { ok: false, error: { code, message, issues: left } };
  return { ok: false, error: { code, message: `${message}\n${renderMigration(migration)}`, issues: left, migration } };
}

function fromToolboxName(from: Rewriting): Rewriting {
  const { input } = from;
  if (!isObject(input) || !Object.hasOwn(input, "toolbox_name")) return from;
  const change = changeOf("open_toolbox_name");
  const isRepeated = Object.hasOwn(input, "toolbox");
  if (isRepeated && input["toolbox"] !== input["toolbox_name"]) {
    return obstructed(from, migrationTexts.both_given({ old_key: "toolbox_name", new_key: "toolbox" }), change);
  }
  return rewritten(from, renameKey(input, "toolbox_name", isRepeated ? undefined : "toolbox"), change);
}
