import { textFunction } from "./emit-text.js";
import { docText, fileHeader } from "./printer.js";
import { SPEC_PATHS, type TextEntry } from "./spec.js";

/** What the workbench itself says, as typed functions. Not behind the door for clients: only the runtime uses it. */
export function emitTexts(texts: ReadonlyMap<string, TextEntry>): string {
  return `${fileHeader([SPEC_PATHS.texts])}
import { type Shown, show } from "./show.js";

export const texts = {
${[...texts].map(([id, text]) => `  /** ${docText(text.when)}. */\n  ${id}: ${textFunction(text)},`).join("\n")}
} as const;
`;
}
