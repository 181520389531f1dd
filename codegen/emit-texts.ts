import { showImport, textsConstant } from "./emit-text.js";
import { fileHeader } from "./printer.js";
import { SPEC_PATHS, type TextEntry } from "./spec.js";

/** What the workbench itself says, as typed functions. Not behind the door for clients: only the runtime uses it. */
export function emitTexts(texts: ReadonlyMap<string, TextEntry>): string {
  const body = textsConstant("texts", texts);
  return `${fileHeader([SPEC_PATHS.texts])}\n${showImport(body)}\n${body}`;
}
