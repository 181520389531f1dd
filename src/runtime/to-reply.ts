import type { OpenToolboxResult } from "../generated/index.js";
import type { ToolResult } from "./workbench.js";
import { toWorkbenchError } from "./workbench-error.js";

/** A listing as text and as data; shortened from its end where the reply would be too large, and then it says so. */
export function toListingReply(result: OpenToolboxResult, maxReply: number): ToolResult {
  // Room for the envelope around both copies.
  const limit = maxReply - 1024;
  let listing = result;
  for (let text = JSON.stringify(listing); ; text = JSON.stringify(listing)) {
    const size = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
    if (size < limit || listing.tools.length === 0)
      return { content: [{ type: "text", text }], structuredContent: listing };
    // Tools differ in size, so the share that fits is an estimate; a little less each time until it does.
    const kept = Math.min(listing.tools.length - 1, Math.floor(listing.tools.length * (limit / size) * 0.98));
    listing = { ...result, tools: result.tools.slice(0, kept), tools_omitted: result.tools.length - kept };
  }
}

export function toErrorReply(error: unknown): ToolResult {
  return { content: [{ type: "text", text: toWorkbenchError(error).message }], isError: true };
}
