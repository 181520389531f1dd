import { texts } from "../generated/texts.js";
import type { CallSignal } from "./cancellation.js";

/**
 * Work that several callers wait for together: started once, and aborted when the last of them has gone.
 */
export class SharedTask<Result> {
  readonly #controller = new AbortController();
  readonly #result: Promise<Result>;
  #waiting = 0;
  #isSettled = false;

  constructor(run: (signal: AbortSignal) => Promise<Result>) {
    this.#result = run(this.#controller.signal).finally(() => {
      this.#isSettled = true;
    });
    // Those who wait see the failure; without any it concerns nobody.
    this.#result.catch(() => undefined);
  }

  /** Whether everybody has gone, so that its result must not be used any more. */
  get isAbandoned(): boolean {
    return this.#controller.signal.aborted;
  }

  /** Done when the work has ended, in whichever way. */
  async settled(): Promise<void> {
    await this.#result.catch(() => undefined);
  }

  abort(reason: Error): void {
    if (!this.#isSettled) this.#controller.abort(reason);
  }

  async join(signal: CallSignal | undefined): Promise<Result> {
    this.#waiting++;
    try {
      return await unlessAborted(this.#result, signal);
    } finally {
      this.#waiting--;
      // Not with the reason of the last one, which may be anything; the work deals with errors.
      if (this.#waiting === 0) this.abort(new Error(texts.reason_cancelled()));
    }
  }
}

/** The promise's outcome, or the reason of the signal, whichever comes first. */
export async function unlessAborted<Result>(promise: Promise<Result>, signal: CallSignal | undefined): Promise<Result> {
  if (signal === undefined) return promise;
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort);
    stop = () => signal.removeEventListener("abort", onAbort);
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    stop();
  }
}
