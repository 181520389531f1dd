import { texts } from "../../generated/texts.js";
import type { Rewrite } from "../rewrite.js";
import { findInJson } from "./find-in-json.js";

const FENCED_JSON = /^[ \t]*(?<fence>```+|~~~+)[ \t]*jsonc?\b[^\n]*\n(?<json>[\s\S]*?)^[ \t]*\k<fence>/gimu;

/** Old shapes in the JSON examples of a Markdown text. They are only ever listed: an example may be old on purpose. */
export function findInMarkdown(text: string): readonly Rewrite[] {
  return [...text.matchAll(FENCED_JSON)].flatMap((block) => {
    const json = block.groups?.["json"] ?? "";
    const start = block.index + block[0].indexOf(json, block[0].indexOf("\n") + 1);
    const found = findInJson(json);
    if ("errorAt" in found) return [];
    return found.map((rewrite) => ({
      ...rewrite,
      at: start + rewrite.at,
      edits: [],
      reason: texts.migrate_in_markdown(),
    }));
  });
}
