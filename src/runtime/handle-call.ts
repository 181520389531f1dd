import type { OpenToolboxResult } from "../generated/index.js";
import type { CallOptions } from "./session.js";
import { toErrorReply, toListingReply } from "./to-reply.js";
import type { ToolResult, Workbench } from "./workbench.js";

/** The road of a call. A failure becomes a reply here and nowhere else. */
export async function handleCall(
  workbench: Workbench,
  name: string,
  input: unknown,
  options: CallOptions,
  maxReply: number,
): Promise<ToolResult> {
  try {
    const result = await workbench.call(name, input, options);
    return name === "open_toolbox" ? toListingReply(result as OpenToolboxResult, maxReply) : (result as ToolResult);
  } catch (error) {
    return toErrorReply(error);
  }
}
