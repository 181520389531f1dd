import { describe, expect, it } from "vitest";
import type { Message } from "../../src/runtime/json-rpc.js";
import { PendingIds } from "../../src/runtime/pending-ids.js";

const request = (id: number): Message => ({ jsonrpc: "2.0", id, method: "tools/call" });

describe("PendingIds", () => {
  it("keeps what is sent until it is answered, under whichever type of id", () => {
    const pending = new PendingIds();
    for (const id of [1, 2, 3]) pending.sent(request(id));
    expect(pending.all).toEqual([1, 2, 3]);
    expect(pending.answered(1)).toBe(true);
    expect(pending.answered("2")).toBe(true);
    expect([pending.answered(1), pending.answered(2), pending.answered("x")]).toEqual([false, false, false]);
    expect(pending.all).toEqual([3]);
  });

  it("forgets what is taken back, so that nothing is kept of a server that does not answer", () => {
    const pending = new PendingIds();
    pending.sent(request(1));
    pending.sent({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    expect(pending.all).toEqual([]);
  });

  it("does not wait for answers to notifications, nor to answers", () => {
    const pending = new PendingIds();
    pending.sent({ jsonrpc: "2.0", method: "notifications/initialized" });
    pending.sent({ jsonrpc: "2.0", id: 4, result: {} });
    expect(pending.all).toEqual([]);
  });
});
