import { describe, expect, it } from "vitest";
import { alternate, median, percentile, repeatRuns } from "../../bench/measure.js";

describe("median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])("of %j is %d", (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe("alternate", () => {
  it("gives each subject its turn in every round, and one round more to warm up", async () => {
    const turns: string[] = [];
    const times = await alternate({ a: () => void turns.push("a"), b: async () => void turns.push("b") }, 2);
    expect(turns.join("")).toBe("ababab");
    expect(Object.keys(times)).toEqual(["a", "b"]);
    expect(Object.values(times).every((time) => time >= 0)).toBe(true);
  });
});

describe("percentile", () => {
  it.each([
    [0, 1],
    [0.5, 3],
    [0.9, 4.6],
    [1, 5],
  ])("at %d is %d", (share, expected) => {
    expect(percentile([5, 1, 4, 2, 3], share)).toBeCloseTo(expected);
  });
});

describe("repeatRuns", () => {
  it("gives the median of each figure over the runs", async () => {
    const runs = [1, 9, 2];
    let run = 0;
    const result = await repeatRuns(3, async () => {
      const value = runs[run++] ?? 0;
      return { a: { time: value, rate: -value } };
    });
    expect(result).toEqual({ a: { time: 2, rate: -2 } });
    expect(run).toBe(3);
  });
});
