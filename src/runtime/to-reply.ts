import type { OpenToolboxResult } from "../generated/index.js";
import type { Answer } from "./connection.js";
import { formatSize } from "./json-rpc.js";
import { toWorkbenchError, workbenchError } from "./workbench-error.js";

/** What stands around a result on its line. */
const ENVELOPE = 1024;

/** The result of a call as text: a tool's as its server wrote it, or a listing. */
export function toReply(answered: Answer | OpenToolboxResult, maxReply: number): string {
  if ("tools" in answered) return toListingReply(answered, maxReply - ENVELOPE);
  const text = answered.text ?? JSON.stringify(answered.result);
  // A character is three bytes at most, so the bytes of most texts need not be counted.
  const size = text.length * 3 < maxReply - ENVELOPE ? 0 : Buffer.byteLength(text);
  if (size < maxReply - ENVELOPE) return text;
  throw workbenchError("reply_too_large", { size: formatSize(size), limit: formatSize(maxReply) });
}

/** A listing as text and as data; shortened from its end where the reply would be too large, and then it says so. */
function toListingReply(result: OpenToolboxResult, limit: number): string {
  let listing = result;
  for (;;) {
    const text = JSON.stringify(listing);
    const reply = `{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}}`;
    const size = Buffer.byteLength(reply);
    if (size < limit || listing.tools.length === 0) return reply;
    // Tools differ in size, so the share that fits is an estimate; a little less each time until it does.
    const kept = Math.min(listing.tools.length - 1, Math.floor(listing.tools.length * (limit / size) * 0.98));
    listing = { ...result, tools: result.tools.slice(0, kept), tools_omitted: result.tools.length - kept };
  }
}

export function toErrorReply(error: unknown): string {
  return JSON.stringify({ content: [{ type: "text", text: toWorkbenchError(error).message }], isError: true });
}
