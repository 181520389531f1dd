import { describe, expect, it } from "vitest";
import { isOpenToolboxResult } from "../../src/contracts/index.js";
import { toErrorReply, toListingReply } from "../../src/runtime/to-reply.js";

const listing = (count: number, size: number) => ({
  toolbox: "dev",
  description: "",
  servers_connected: 1,
  tools: Array.from({ length: count }, (_, index) => ({
    name: `tool-${index}`,
    description: '"'.repeat(size),
    inputSchema: { type: "object" as const },
    toolbox: "dev",
    server: "a",
  })),
});

describe("toListingReply", () => {
  it("gives the listing as text and as data", () => {
    const result = listing(3, 10);
    const reply = toListingReply(result, 1_000_000);
    expect(reply.structuredContent).toBe(result);
    expect(reply.content).toEqual([{ type: "text", text: JSON.stringify(result) }]);
  });

  it("shortens a listing that is too large from its end, and says by how much", () => {
    const result = listing(500, 100);
    const reply = toListingReply(result, 50_000);
    const shortened = reply.structuredContent as typeof result & { readonly tools_omitted: number };
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(50_000);
    expect(shortened.tools).toEqual(result.tools.slice(0, shortened.tools.length));
    expect(shortened.tools.length).toBeGreaterThan(50);
    expect(shortened.tools_omitted).toBe(500 - shortened.tools.length);
    expect(isOpenToolboxResult(shortened)).toBe(true);
  });

  it("leaves out even the only tool if that one is too large", () => {
    const reply = toListingReply(listing(1, 100_000), 50_000);
    expect(reply.structuredContent).toMatchObject({ tools: [], tools_omitted: 1 });
  });
});

describe("toErrorReply", () => {
  it("never shows a stack", () => {
    const reply = toErrorReply(new Error("boom"));
    expect(reply).toEqual({ content: [{ type: "text", text: "Internal error: boom" }], isError: true });
  });
});
