import type { CallOptions } from "./session.js";
import { toErrorReply, toReply } from "./to-reply.js";
import type { RunningWorkbench } from "./workbench.js";

/** The road of a call, to the text of its result. A failure becomes a reply here and nowhere else. */
export async function handleCall(
  workbench: RunningWorkbench,
  name: string,
  input: unknown,
  options: CallOptions,
  maxReply: number,
): Promise<string> {
  try {
    return toReply(await workbench.answer(name, input, options), maxReply);
  } catch (error) {
    return toErrorReply(error);
  }
}
