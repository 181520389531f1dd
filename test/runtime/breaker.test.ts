import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Breaker } from "../../src/runtime/breaker.js";

const limits = { breakerFailures: 5, breakerDelay: 30_000, breakerLongest: 300_000 };

function fail(breaker: Breaker, times: number): void {
  for (let count = 0; count < times; count++) breaker.failed();
}

describe("Breaker", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("opens after five failures in a row, and says when the next try is possible", () => {
    const breaker = new Breaker(limits);
    fail(breaker, 4);
    expect(breaker.refusal).toBeUndefined();
    fail(breaker, 1);
    expect(breaker.refusal).toContain("5 times");
    expect(breaker.refusal).toContain("30 s");
    vi.advanceTimersByTime(29_000);
    expect(breaker.refusal).toContain("1 s");
    vi.advanceTimersByTime(1_000);
    expect(breaker.refusal).toBeUndefined();
  });

  it("doubles its time with every failed try, up to the longest", () => {
    const breaker = new Breaker(limits);
    fail(breaker, 5);
    for (const seconds of [30, 60, 120, 240, 300, 300]) {
      expect(breaker.refusal).toContain(` ${seconds} s`);
      vi.advanceTimersByTime(seconds * 1000);
      expect(breaker.refusal).toBeUndefined();
      breaker.failed();
    }
  });

  it("is healed by one answered call", () => {
    const breaker = new Breaker(limits);
    fail(breaker, 6);
    breaker.answered();
    expect(breaker.refusal).toBeUndefined();
    fail(breaker, 4);
    expect(breaker.refusal).toBeUndefined();
    fail(breaker, 1);
    expect(breaker.refusal).toContain("30 s");
  });
});
