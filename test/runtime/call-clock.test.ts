import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallClock } from "../../src/runtime/call-clock.js";

describe("CallClock", () => {
  let fired: string[] = [];
  let isPaused = false;
  const start = () =>
    new CallClock({
      timeout: 60_000,
      maximum: 600_000,
      isPaused: () => isPaused,
      onTimeout: (kind) => fired.push(kind),
    });

  beforeEach(() => {
    fired = [];
    isPaused = false;
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => void vi.useRealTimers());

  it("gives a call up after a time without a sign of life", () => {
    start();
    vi.advanceTimersByTime(59_000);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(fired).toEqual(["silent"]);
  });

  it("is extended by progress, but not past the longest time", () => {
    const clock = start();
    for (let seconds = 0; seconds < 590; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      clock.progress();
    }
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(11_000);
    expect(fired).toEqual(["too long"]);
  });

  it("does not count the time in which the server waits for the client", () => {
    start();
    isPaused = true;
    vi.advanceTimersByTime(200_000);
    expect(fired).toEqual([]);
    isPaused = false;
    vi.advanceTimersByTime(130_000);
    expect(fired).toEqual(["silent"]);
  });

  it("is silent once it is stopped", () => {
    start().stop();
    vi.advanceTimersByTime(1_000_000);
    expect(fired).toEqual([]);
  });
});
