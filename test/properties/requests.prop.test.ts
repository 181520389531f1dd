import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Cancellation } from "../../src/runtime/cancellation.js";
import type { Message } from "../../src/runtime/json-rpc.js";
import { Requests } from "../../src/runtime/requests.js";

/** What happens to a request, and when: the smaller the time, the sooner. */
const fate = fc.record({
  time: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom("result", "error", "cancelled", "answered and then cancelled", "cancelled and then answered"),
  progress: fc.nat(3),
});

type Outcome = { readonly result: unknown } | { readonly error: string };

/** Requests, and all that is sent for them. */
function recorded(): { readonly requests: Requests; readonly sent: readonly Message[] } {
  const sent: Message[] = [];
  const send = (message: Message) => {
    sent.push(message);
    return Promise.resolve();
  };
  return { requests: new Requests({ send, toError: ({ message }) => new Error(message) }), sent };
}

describe("Requests", () => {
  it("for any order of answers, progress and cancellations gives each request its own outcome, once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 20 }), fc.boolean(), async (fates, isLostAtTheEnd) => {
        const { requests, sent } = recorded();
        const progress = fates.map((): number[] => []);
        const outcomes = fates.map((): Outcome[] => []);
        const made = fates.map((one, index) => {
          const cancellation = new Cancellation();
          const onProgress =
            one.progress === 0
              ? undefined
              : ({ progress: step }: { readonly progress: number }) => void progress[index]?.push(step);
          requests.send("tools/call", { index }, { signal: cancellation, onProgress }).then(
            ({ result }) => outcomes[index]?.push({ result }),
            (error: unknown) => outcomes[index]?.push({ error: (error as Error).message }),
          );
          return { ...one, index, cancellation, id: sent.at(-1)?.id ?? 0 };
        });
        expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);

        for (const { kind, index, id, cancellation, progress: steps } of made.toSorted((a, b) => a.time - b.time)) {
          const answer = () => requests.take({ jsonrpc: "2.0", id, result: { of: index } });
          const cancel = () => cancellation.abort(new Error(`cancelled ${index}`));
          for (let step = 1; step <= steps; step++) {
            const params = { progressToken: id, progress: index * 10 + step };
            expect(requests.take({ jsonrpc: "2.0", method: "notifications/progress", params })).toBe(true);
          }
          if (kind === "error")
            requests.take({ jsonrpc: "2.0", id, error: { code: -32_000, message: `failed ${index}` } });
          if (kind === "result" || kind === "answered and then cancelled") expect(answer()).toBe(true);
          if (kind.includes("cancelled")) cancel();
          if (kind === "cancelled and then answered") expect(answer()).toBe(false);
          // Nobody waits any more, whatever else comes.
          expect(answer()).toBe(false);
        }
        if (isLostAtTheEnd) requests.fail(new Error("lost"));
        await Promise.resolve();

        for (const { kind, index, progress: steps } of made) {
          const expected =
            kind === "error"
              ? { error: `failed ${index}` }
              : kind.startsWith("cancelled")
                ? { error: `cancelled ${index}` }
                : { result: { of: index } };
          expect(outcomes[index]).toEqual([expected]);
          expect(progress[index]).toEqual(Array.from({ length: steps }, (_, step) => index * 10 + step + 1));
        }
        const withdrawn = sent.filter(({ method }) => method === "notifications/cancelled");
        const ids = withdrawn.map(({ params }) => (params as { readonly requestId: unknown }).requestId);
        const cancelled = made.filter(({ kind }) => kind.startsWith("cancelled"));
        expect(ids.length).toBe(cancelled.length);
        expect(new Set(ids)).toEqual(new Set(cancelled.map(({ id }) => id)));
      }),
    );
  });

  it("fails all that wait when nobody will answer any more, and those that cannot be sent", async () => {
    const requests = new Requests({
      send: ({ id }) => (id === 2 ? Promise.reject(new Error("not sent")) : Promise.resolve()),
      toError: ({ message }) => new Error(message),
    });
    const signal = new Cancellation();
    const [first, second] = [requests.send("a", {}, { signal }), requests.send("b", {}, { signal })];
    await expect(second).rejects.toThrow("not sent");
    requests.fail(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
  });

  it("takes ids and tokens that come back as strings", async () => {
    const requests = new Requests({ send: () => Promise.resolve(), toError: ({ message }) => new Error(message) });
    const steps: number[] = [];
    const onProgress = ({ progress }: { readonly progress: number }) => void steps.push(progress);
    const answer = requests.send("a", {}, { signal: new Cancellation(), onProgress });
    const params = { progressToken: "1", progress: 5 };
    expect(requests.take({ jsonrpc: "2.0", method: "notifications/progress", params })).toBe(true);
    expect(requests.take({ jsonrpc: "2.0", id: "1", result: { a: 1 } })).toBe(true);
    expect((await answer).result).toEqual({ a: 1 });
    expect(steps).toEqual([5]);
  });

  it("sends nothing for a signal that is set already", async () => {
    const { requests, sent } = recorded();
    const signal = new Cancellation();
    signal.abort(new Error("too late"));
    await expect(requests.send("a", {}, { signal })).rejects.toThrow("too late");
    expect(sent).toEqual([]);
  });
});
