import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallClocks } from "../../src/runtime/call-clocks.js";

describe("CallClocks", () => {
  let fired: string[] = [];
  let isPaused = false;
  let clocks: CallClocks;
  const start = (name = "") => clocks.start((kind) => fired.push(`${name}${kind}`));

  beforeEach(() => {
    fired = [];
    isPaused = false;
    clocks = new CallClocks({ timeout: 60_000, maximum: 600_000, isPaused: () => isPaused });
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
      clocks.progress([clock]);
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
    clocks.stop(start());
    vi.advanceTimersByTime(1_000_000);
    expect(fired).toEqual([]);
  });

  it("gives each of several calls its own time", () => {
    const first = start("first ");
    vi.advanceTimersByTime(20_000);
    start("second ");
    vi.advanceTimersByTime(20_000);
    start("third ");
    vi.advanceTimersByTime(10_000);
    clocks.progress([first]);
    vi.advanceTimersByTime(29_000);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(fired).toEqual(["second silent"]);
    vi.advanceTimersByTime(20_000);
    expect(fired).toEqual(["second silent", "third silent"]);
    vi.advanceTimersByTime(10_000);
    expect(fired).toEqual(["second silent", "third silent", "first silent"]);
  });

  it("starts anew after a time without calls", () => {
    clocks.stop(start());
    vi.advanceTimersByTime(300_000);
    start();
    vi.advanceTimersByTime(59_000);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(fired).toEqual(["silent"]);
  });
});
