import type { Promises } from "../../codegen/breaking/compare-catalogues.js";
import type { Release } from "../../codegen/breaking/snapshot.js";
import { buildModel } from "../../codegen/build-model.js";
import { checkSpec } from "../../codegen/check-spec.js";
import { parseFiles } from "../../codegen/parse-files.js";
import { resolveRefs } from "../../codegen/resolve-refs.js";
import { type Edit, specWith } from "../support/edit-spec.js";

/** What the project's own spec promises, with some changes. */
export function promisesWith(...edits: readonly Edit[]): Promises {
  const spec = checkSpec(parseFiles(specWith(...edits)));
  return { spec, model: buildModel(resolveRefs(spec.contracts)) };
}

export function releaseOf(version: string, ...edits: readonly Edit[]): Release {
  return { ...promisesWith(...edits), version };
}
