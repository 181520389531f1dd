import { texts } from "../generated/texts.js";
import type { Limits } from "./limits.js";

type BreakerLimits = Pick<Limits, "breakerFailures" | "breakerDelay" | "breakerLongest">;

/**
 * Leaves a server alone that fails again and again. It is closed at first; after a number of failures in a row it opens
 * for a while, and then lets one try through. Only an answered call is proof of health: a server that starts and then
 * dies in every call would never be caught otherwise.
 */
export class Breaker {
  readonly #limits: BreakerLimits;
  #failures = 0;
  #delay: number;
  #openUntil = 0;

  constructor(limits: BreakerLimits) {
    this.#limits = limits;
    this.#delay = limits.breakerDelay;
  }

  /** Why nothing is tried now; undefined when something may be. */
  get refusal(): string | undefined {
    const remaining = this.#openUntil - performance.now();
    if (remaining <= 0) return undefined;
    return texts.reason_breaker_open({ count: this.#failures, seconds: Math.ceil(remaining / 1000) });
  }

  failed(): void {
    this.#failures++;
    if (this.#failures < this.#limits.breakerFailures) return;
    this.#openUntil = performance.now() + this.#delay;
    this.#delay = Math.min(this.#delay * 2, this.#limits.breakerLongest);
  }

  answered(): void {
    this.#failures = 0;
    this.#openUntil = 0;
    this.#delay = this.#limits.breakerDelay;
  }
}
