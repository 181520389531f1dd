import type { Rewrite } from "../rewrite.js";
import { findInJson } from "./find-in-json.js";
import { parseJson } from "./parse-json.js";

const LINE = /[^\r\n]+/gu;

/** Every old shape in a text with a JSON document on each line, or the place where not one line is any. */
export function findInJsonLines(text: string): readonly Rewrite[] | { readonly errorAt: number } {
  const found: Rewrite[] = [];
  const errors: number[] = [];
  let hasDocument = false;
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const inLine = findInJson(line);
    if ("errorAt" in inLine) errors.push(index + inLine.errorAt);
    else {
      hasDocument = true;
      found.push(...inLine.map((rewrite) => moved(rewrite, index)));
    }
  }
  const [errorAt] = errors;
  // A single line may be cut off, or be something else: it is passed over.
  return hasDocument || errorAt === undefined ? found : { errorAt };
}

function moved(rewrite: Rewrite, by: number): Rewrite {
  const edits = rewrite.edits.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by }));
  return { ...rewrite, at: rewrite.at + by, edits };
}

/** How many lines are JSON: after a change as many as before. */
export function countDocuments(text: string): number {
  return [...text.matchAll(LINE)].filter(([line]) => "root" in parseJson(line)).length;
}
