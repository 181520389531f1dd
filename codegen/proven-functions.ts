import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { typeNames } from "./emit-types.js";
import type { Contract } from "./model.js";
import type { Output } from "./printer.js";

/** A function of an emitted module that says what it takes and gives on one line, and ends at the margin. */
const FUNCTION = /^((?:export )?)(function [^=\n]*\): [^=\n]+) \{\n(?:.*\n)*?\}$/gmu;

/**
 * A module as the compiler needs to see it after the last proof. All validators are in one module, but whoever edits a
 * contract changes a few of its functions. The bodies of the others have been found right, and are left out when all that
 * they can lean on is as it was: what the module imports, what else it holds, and every type that they name.
 */
export function withProvenDeclared(
  name: string,
  { model, output }: Compiled,
  changed: readonly Contract[],
  proven: Compiled | undefined,
): string {
  const text = output.get(name) ?? "";
  const before = proven?.output.get(name) ?? "";
  const isSteady = withoutBodies(text) === withoutBodies(before) && importsTheSame(text, output, proven?.output);
  if (!isSteady) return text;
  const known = new Set(before.match(FUNCTION));
  const types = new Set(changed.flatMap((contract) => typeNames(model, contract)));
  const isProven = (whole: string) => known.has(whole) && !(whole.match(/\w+/gu) ?? []).some((word) => types.has(word));
  return text.replace(FUNCTION, (whole: string) => (isProven(whole) ? withoutBodies(whole) : whole));
}

function withoutBodies(text: string): string {
  return text.replace(FUNCTION, "$1declare $2;");
}

/** Types aside, which are looked at one by one. */
function importsTheSame(text: string, output: Output, before: Output | undefined): boolean {
  return [...text.matchAll(/ from "\.\/([\w-]+)\.js";$/gmu)].every(([, stem]) => {
    const name = `${GENERATED_FOLDER}/${stem}.ts`;
    return stem === "types" || output.get(name) === before?.get(name);
  });
}
