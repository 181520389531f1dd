import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { typeNames } from "./emit-types.js";
import type { Contract } from "./model.js";

/** A function of an emitted module that says what it takes and gives on one line, and ends at the margin. */
const FUNCTION = /^((?:export )?)(function [^=\n]*\): [^=\n]+) \{\n(?:.*\n)*?\}$/gmu;

/**
 * A module as the compiler needs to see it after the last proof. All validators are in one module, but whoever edits a
 * contract changes a few of its functions. The others are only declared when neither they, nor what they import, nor a
 * type of the contracts that changed is new to them: their bodies have been found right.
 */
export function withProvenDeclared(
  name: string,
  { model, output }: Compiled,
  changed: readonly Contract[],
  proven: Compiled | undefined,
): string {
  const text = output.get(name) ?? "";
  if (proven === undefined || !importsTheSame(text, output, proven.output)) return text;
  const known = new Set(proven.output.get(name)?.match(FUNCTION));
  const types = new Set(changed.flatMap((contract) => typeNames(model, contract)));
  const isProven = (whole: string) => known.has(whole) && !(whole.match(/\w+/gu) ?? []).some((word) => types.has(word));
  return text.replace(FUNCTION, (whole: string, exported: string, head: string) =>
    isProven(whole) ? `${exported}declare ${head};` : whole,
  );
}

/** Types aside, which are looked at one by one. */
function importsTheSame(text: string, output: Compiled["output"], before: Compiled["output"]): boolean {
  return [...text.matchAll(/ from "\.\/([\w-]+)\.js";$/gmu)].every(([, stem]) => {
    const name = `${GENERATED_FOLDER}/${stem}.ts`;
    return stem === "types" || output.get(name) === before.get(name);
  });
}
