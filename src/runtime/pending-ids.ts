import type { Message, RequestId } from "./json-rpc.js";

/**
 * The ids of requests that a server has still to answer. Ours are numbers, and some servers give them back as strings;
 * the SDK takes those too.
 */
export class PendingIds {
  readonly #ids = new Set<number>();

  get all(): readonly number[] {
    return [...this.#ids];
  }

  /** A request is waited for from now on, and one that is taken back no longer: it need not be answered. */
  sent({ id, method, params }: Message): void {
    if (method === "notifications/cancelled")
      this.#ids.delete(Number((params as { readonly requestId: unknown }).requestId));
    else if (method !== undefined && id !== undefined) this.#ids.add(Number(id));
  }

  /** Whether it was waited for until now. */
  answered(id: RequestId): boolean {
    return this.#ids.delete(Number(id));
  }
}
