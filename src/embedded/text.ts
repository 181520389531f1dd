import type {
  FindInTextOutput,
  ParsedFindInTextInput,
  TextStatsInput,
  TextStatsOutput,
} from "../generated/embedded-server.js";
import { lengthOf } from "../generated/issues.js";
import { Lines } from "./lines.js";

/** How much of a long line is shown on either side of the place where a match begins. */
const EXCERPT_REACH = 100;

export function textStats({ text }: TextStatsInput): TextStatsOutput {
  const characters = lengthOf(text);
  const ascii = asciiCount(text);
  return {
    characters,
    words: countMatches(text, /\S+/gu),
    lines: new Lines(text).count,
    bytes: Buffer.byteLength(text),
    estimated_tokens: Math.ceil(ascii / 4) + characters - ascii,
  };
}

function asciiCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) < 128) count++;
  return count;
}

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.exec(text) !== null) count++;
  return count;
}

export function findInText({ text, pattern, ignore_case, limit }: ParsedFindInTextInput): FindInTextOutput {
  // Every character stands for itself, so that no pattern can make the search run away.
  const literal = new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&"), ignore_case ? "giu" : "gu");
  const lines = new Lines(text);
  const matches: FindInTextOutput["matches"] = [];
  let found = 0;
  for (let match = literal.exec(text); match !== null; match = literal.exec(text)) {
    found++;
    if (found <= limit) matches.push({ ...lines.placeOf(match.index), excerpt: excerptAt(text, lines, match.index) });
  }
  return { found, matches };
}

function excerptAt(text: string, lines: Lines, offset: number): string {
  const [start, end] = lines.boundsOf(offset);
  const from = wholeCharacter(text, Math.max(start, offset - EXCERPT_REACH));
  const to = wholeCharacter(text, Math.min(end, offset + EXCERPT_REACH));
  return `${from > start ? "…" : ""}${text.slice(from, to)}${to < end ? "…" : ""}`;
}

/** Steps back where a cut would go through a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}
