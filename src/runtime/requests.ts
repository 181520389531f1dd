import type { CallSignal } from "./cancellation.js";
import type { Answer, Progress, RequestOptions } from "./connection.js";
import { isRecord, type Message } from "./json-rpc.js";

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: RequestOptions["onProgress"];
  readonly signal: CallSignal;
  readonly onAbort: () => void;
}

/** An answer that is an error, as the server gave it. */
export type AnswerError = NonNullable<Message["error"]>;

export interface RequestsOptions {
  readonly send: (message: Message) => Promise<void>;
  readonly toError: (error: AnswerError) => Error;
}

/**
 * Requests to a server and their answers: the one place where an answer finds the call that waits for it. The protocol
 * layer of the SDK could do it too, at more cost than all the rest of a call; its own part is what comes before the
 * first of these, so that its id, which is 0, never meets one of ours.
 */
export class Requests {
  readonly #options: RequestsOptions;
  /** By number: some servers give ids and tokens back as strings, and the SDK takes those too. */
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(options: RequestsOptions) {
    this.#options = options;
  }

  send(method: string, params: object, { signal, onProgress }: RequestOptions): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const id = ++this.#last;
      const onAbort = () => this.#cancel(id, signal.reason as Error);
      this.#waiting.set(id, { resolve, reject, onProgress, signal, onAbort });
      signal.addEventListener("abort", onAbort);
      this.#options
        .send({ jsonrpc: "2.0", id, method, params: onProgress === undefined ? params : withToken(params, id) })
        .catch((reason: Error) => this.#settled(id)?.reject(reason));
    });
  }

  /** Whether a message was for one of them. `text` is its result as it was written, where that is known. */
  take({ id, method, params, result = {}, error }: Message, text?: string): boolean {
    if (method === "notifications/progress") return this.#progress(params);
    const waiting = method === undefined ? this.#settled(Number(id)) : undefined;
    if (waiting === undefined) return false;
    if (error !== undefined) waiting.reject(this.#options.toError(error));
    else waiting.resolve({ result, text });
    return true;
  }

  /** Nobody will answer any more. */
  fail(reason: Error): void {
    for (const id of this.#waiting.keys()) this.#settled(id)?.reject(reason);
  }

  /** The one that waited under that id until now. */
  #settled(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.signal.removeEventListener("abort", waiting.onAbort);
    return waiting;
  }

  #progress(params: object | undefined): boolean {
    const { progressToken, ...progress } = { ...params } as Progress & { readonly progressToken?: unknown };
    const onProgress = this.#waiting.get(Number(progressToken))?.onProgress;
    if (onProgress === undefined) return false;
    // In the same turn as the SDK's notifications, so that a log message that came before it stays before it.
    if (typeof progress.progress === "number") queueMicrotask(() => onProgress(progress));
    return true;
  }

  #cancel(requestId: number, reason: Error): void {
    const params = { requestId, reason: reason.message };
    this.#settled(requestId)?.reject(reason);
    this.#options.send({ jsonrpc: "2.0", method: "notifications/cancelled", params }).catch(() => undefined);
  }
}

function withToken(params: object, progressToken: number): object {
  const { _meta: meta } = params as { readonly _meta?: unknown };
  return { ...params, _meta: { ...(isRecord(meta) ? meta : {}), progressToken } };
}
