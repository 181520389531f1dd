/** When a call must be given up: after a time without progress, and in any case after the longest time. */
export interface CallTimes {
  readonly timeout: number;
  readonly maximum: number;
  /** Whether the server waits for the client just now; that time is not the server's. */
  readonly isPaused: () => boolean;
}

export type Timeout = "silent" | "too long";

/** The clock of one call. */
export interface CallClock {
  /** When the server was last heard of, and when the call ends at the latest. */
  heard: number;
  readonly end: number;
  readonly onTimeout: (kind: Timeout) => void;
}

/**
 * The clocks of all calls to a server, behind one timer that is set for the first of them to run out: nearly every call
 * is answered long before, and a timer of its own would be set and cleared for nothing.
 */
export class CallClocks {
  readonly #times: CallTimes;
  readonly #running = new Set<CallClock>();
  #timer: NodeJS.Timeout | undefined;
  #looksAt = Infinity;

  constructor(times: CallTimes) {
    this.#times = times;
  }

  start(onTimeout: CallClock["onTimeout"]): CallClock {
    const now = performance.now();
    const clock = { heard: now, end: now + this.#times.maximum, onTimeout };
    this.#running.add(clock);
    this.#lookAt(this.#runsOut(clock), now);
    return clock;
  }

  stop(clock: CallClock): void {
    this.#running.delete(clock);
  }

  /** A call is alive; without one, all of them are. */
  progress(clocks: Iterable<CallClock> = this.#running): void {
    const now = performance.now();
    for (const clock of clocks) clock.heard = now;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #runsOut({ heard, end }: CallClock): number {
    return Math.min(heard + this.#times.timeout, end);
  }

  #lookAt(time: number, now: number): void {
    if (time >= this.#looksAt) return;
    clearTimeout(this.#timer);
    this.#looksAt = time;
    this.#timer = setTimeout(() => this.#look(), Math.max(1, time - now));
    // What keeps the process alive is the server, not the wait for it.
    this.#timer.unref();
  }

  #look(): void {
    const now = performance.now();
    this.#looksAt = Infinity;
    if (this.#times.isPaused()) this.progress();
    for (const clock of this.#running) {
      if (now < this.#runsOut(clock)) continue;
      this.#running.delete(clock);
      clock.onTimeout(now >= clock.end ? "too long" : "silent");
    }
    let next = Infinity;
    for (const clock of this.#running) next = Math.min(next, this.#runsOut(clock));
    this.#lookAt(next, now);
  }
}
