import { type MetaToolCall, parseToolCall } from "../contracts/index.js";
import { WorkbenchError } from "./workbench-error.js";

/** Unknown to a call; after this nobody looks at its shape again. An old shape that is still accepted is noted. */
export function parseCall(name: string, input: unknown, onNote: (text: string) => void): MetaToolCall {
  const parsed = parseToolCall(name, input ?? {});
  if (!parsed.ok) throw new WorkbenchError(parsed.error.code, parsed.error.message, parsed.error);
  for (const { guidance } of parsed.migration?.changes ?? []) onNote(guidance);
  return parsed.value;
}
