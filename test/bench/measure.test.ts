import { describe, expect, it } from "vitest";
import { alternate, median } from "../../bench/measure.js";

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
