import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { unlessAborted } from "../../src/runtime/shared-task.js";

describe("unlessAborted", () => {
  it("gives the outcome of the promise, or the reason of the signal if that comes first", async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
    const never = new Promise<never>(() => {});
    const cancelling = new AbortController();
    const waiting = unlessAborted(never, cancelling.signal);
    cancelling.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
  });

  it("does not leave a failure unhandled that comes after a signal that was set already", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): number => unhandled.push(reason);
    process.on("unhandledRejection", note);
    const failing = turn().then(() => Promise.reject(new Error("too late")));
    await expect(unlessAborted(failing, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
    for (let turns = 0; turns < 5; turns++) await turn();
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });
});
