import { texts } from "../generated/texts.js";
import { Cancellation } from "./cancellation.js";
import type { Progress } from "./connection.js";
import { handleCall } from "./handle-call.js";
import { isRecord, type Message, type RequestId } from "./json-rpc.js";
import type { StdioTransport } from "./stdio-transport.js";
import type { RunningWorkbench } from "./workbench.js";

interface Call {
  readonly id: RequestId;
  readonly name: string;
  readonly cancellation: Cancellation;
}

/**
 * The client's calls in flight: each is answered once, unless the client takes it back. They do not pass through the
 * protocol layer of the SDK, which would cost more than all the rest of the road.
 */
export class ClientCalls {
  readonly #workbench: RunningWorkbench;
  readonly #maxReply: number;
  readonly #client: Pick<StdioTransport, "send" | "sendLine">;
  readonly #running = new Map<Call, Promise<void>>();

  constructor(workbench: RunningWorkbench, maxReply: number, client: Pick<StdioTransport, "send" | "sendLine">) {
    this.#workbench = workbench;
    this.#maxReply = maxReply;
    this.#client = client;
  }

  /** Whether a message was a call, or took one back. */
  take({ id, method, params }: Message): boolean {
    if (method === "notifications/cancelled") return this.#cancel({ ...params });
    if (method !== "tools/call" || id === undefined) return false;
    const { name, ...rest } = { ...params } as Readonly<Record<string, unknown>>;
    const call = { id, name: typeof name === "string" ? name : "", cancellation: new Cancellation() };
    this.#running.set(call, this.#answer(call, rest));
    return true;
  }

  /** Done when those are answered that are in flight now. */
  async settled(isMeant: (name: string) => boolean): Promise<void> {
    await Promise.all([...this.#running].flatMap(([{ name }, answered]) => (isMeant(name) ? [answered] : [])));
  }

  async #answer(call: Call, { arguments: input, _meta }: Readonly<Record<string, unknown>>): Promise<void> {
    const { progressToken, ...meta } = isRecord(_meta) ? _meta : {};
    const onProgress = (progress: Progress) => {
      const params = { ...progress, progressToken };
      // One that is too large is noted where it is refused; the call goes on without it.
      this.#client.send({ jsonrpc: "2.0", method: "notifications/progress", params }).catch(() => undefined);
    };
    const options = {
      signal: call.cancellation,
      ...(progressToken === undefined ? {} : { onProgress }),
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
    };
    const id = JSON.stringify(call.id);
    // A character is three bytes at most.
    const result = await handleCall(this.#workbench, call.name, input, options, this.#maxReply - id.length * 3);
    this.#running.delete(call);
    if (!call.cancellation.aborted) this.#client.sendLine(`{"jsonrpc":"2.0","id":${id},"result":${result}}`);
  }

  /** Its reason is not looked at: it may be anything, and nobody further down has a use for it. */
  #cancel({ requestId }: { readonly requestId?: unknown }): boolean {
    const call = [...this.#running.keys()].find(({ id }) => id === requestId);
    call?.cancellation.abort(new Error(texts.reason_cancelled()));
    return call !== undefined;
  }
}
