import { type Edit, type Finding, isRewritten } from "./finding.js";
import { applyEdits } from "./text-edits.js";

export interface RewrittenFiles {
  /** The new text of every file that changes. */
  readonly changed: ReadonlyMap<string, string>;
  readonly rewritten: ReadonlySet<Finding>;
  /** Files that are left alone because they would no longer parse. */
  readonly broken: readonly string[];
}

/**
 * Makes the edits of all findings that are to be rewritten. What would break a file is not done at all, nor is the part
 * of it that lies in other files.
 */
export function rewriteFiles(
  textOf: (file: string) => string,
  findings: readonly Finding[],
  isAssumed: boolean,
  parses: (file: string, text: string) => boolean,
): RewrittenFiles {
  const broken = new Set<string>();
  for (;;) {
    const accepted = withoutOverlaps(
      findings.filter((finding) => {
        return isRewritten(finding, isAssumed) && !finding.edits.some(({ file }) => broken.has(file));
      }),
    );
    const edits = new Map<string, Edit[]>();
    for (const edit of accepted.flatMap((finding) => finding.edits)) editsOf(edits, edit.file).push(edit);
    const changed = new Map([...edits].map(([file, all]) => [file, applyEdits(textOf(file), all)] as const));
    const failed = [...changed].filter(([file, text]) => !parses(file, text)).map(([file]) => file);
    if (failed.length === 0) return { changed, rewritten: new Set(accepted), broken: [...broken] };
    for (const file of failed) broken.add(file);
  }
}

function editsOf(all: Map<string, Edit[]>, file: string): Edit[] {
  const edits = all.get(file) ?? [];
  all.set(file, edits);
  return edits;
}

/** Two findings that want different characters in the same place cannot both be right: the first one stands. */
function withoutOverlaps(findings: readonly Finding[]): readonly Finding[] {
  if (!hasConflict(findings)) return findings;
  const accepted: Finding[] = [];
  const taken = new Map<string, Edit[]>();
  for (const finding of findings) {
    if (finding.edits.some((edit) => editsOf(taken, edit.file).some((other) => isInConflict(edit, other)))) continue;
    accepted.push(finding);
    for (const edit of finding.edits) editsOf(taken, edit.file).push(edit);
  }
  return accepted;
}

/** Almost never, so it is found out in one go. */
function hasConflict(findings: readonly Finding[]): boolean {
  const all = new Map<string, Edit[]>();
  for (const edit of findings.flatMap(({ edits }) => edits)) editsOf(all, edit.file).push(edit);
  return [...all.values()].some((edits) => {
    const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
    return sorted.some((edit, index) => {
      const next = sorted[index + 1];
      return next !== undefined && isInConflict(edit, next);
    });
  });
}

function isInConflict(a: Edit, b: Edit): boolean {
  if (a.start === b.start && a.end === b.end) return a.text !== b.text;
  return a.start < b.end && b.start < a.end;
}
