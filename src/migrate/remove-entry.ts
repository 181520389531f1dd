import type { Edit } from "./finding.js";
import type { Entry, ObjectView, Range } from "./object-view.js";

/** Takes an entry out of an object together with one comma. Comments stay. */
export function removeEntry(text: string, { members }: ObjectView, entry: Entry): readonly Edit[] {
  const comma = commaAfter(text, entry.end);
  if (comma !== undefined) return [withSpace(text, { start: entry.start, end: comma + 1 })];
  const index = members.findIndex(({ start }) => start === entry.start);
  const previous = members[index - 1];
  const before = previous === undefined ? undefined : commaAfter(text, previous.end);
  if (before === undefined) return [removeRange(text, entry)];
  const isAdjacent = text.slice(before + 1, entry.start).trim() === "";
  return isAdjacent
    ? [removeRange(text, { start: before, end: entry.end })]
    : [{ start: before, end: before + 1, text: "" }, removeRange(text, entry)];
}

/** The range with the space that would be left over. */
function withSpace(text: string, range: Range): Edit {
  const edit = removeRange(text, range);
  if (edit.text !== "") return edit;
  const lineStart = text.lastIndexOf("\n", range.start - 1) + 1;
  const isFirst = text.slice(lineStart, range.start).trim() === "";
  const after = /^[ \t]*/u.exec(text.slice(range.end))?.[0].length ?? 0;
  const newline = /^\r?\n[ \t]*/u.exec(text.slice(range.end + after))?.[0].length ?? 0;
  if (newline === 0) return { ...edit, end: range.end + after };
  if (isFirst) return { ...edit, end: range.end + after + newline };
  const space = /[ \t]*$/u.exec(text.slice(lineStart, range.start))?.[0].length ?? 0;
  return { start: range.start - space, end: range.end + after, text: "" };
}

/** Removes a range, but not the comments in it. */
export function removeRange(text: string, { start, end }: Range): Edit {
  const kept = [...text.slice(start, end).matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => token.startsWith("/"))
    .map((comment) => (comment.startsWith("//") ? `${comment}\n` : comment));
  return { start, end, text: kept.join(" ") };
}

const TOKEN = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`/gu;
const TRIVIA = /^(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/u;

function commaAfter(text: string, offset: number): number | undefined {
  const comma = offset + (TRIVIA.exec(text.slice(offset))?.[0].length ?? 0);
  return text[comma] === "," ? comma : undefined;
}
