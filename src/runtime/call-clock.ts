/** When a call must be given up: after a time without progress, and in any case after the longest time. */
export interface CallTimes {
  readonly timeout: number;
  readonly maximum: number;
  /** Whether the server waits for the client just now; that time is not the server's. */
  readonly isPaused: () => boolean;
  readonly onTimeout: (kind: "silent" | "too long") => void;
}

/** One timer for a call. The SDK's own would look at the longest time only when progress arrives. */
export class CallClock {
  readonly #times: CallTimes;
  readonly #end: number;
  #heard: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(times: CallTimes) {
    this.#times = times;
    this.#heard = performance.now();
    this.#end = this.#heard + times.maximum;
    this.#wait();
  }

  /** The call is alive. */
  progress(): void {
    this.#heard = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const silentAt = this.#heard + this.#times.timeout;
    this.#timer = setTimeout(() => this.#look(), Math.max(1, Math.min(silentAt, this.#end) - performance.now()));
  }

  #look(): void {
    const now = performance.now();
    if (this.#times.isPaused()) this.#heard = now;
    if (now >= this.#end) this.#times.onTimeout("too long");
    else if (now >= this.#heard + this.#times.timeout) this.#times.onTimeout("silent");
    else this.#wait();
  }
}
