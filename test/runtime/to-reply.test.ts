import { describe, expect, it } from "vitest";
import { isOpenToolboxResult } from "../../src/contracts/index.js";
import { toErrorReply, toReply } from "../../src/runtime/to-reply.js";

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

/** The reply as a client reads it. */
const replyTo = (answered: Parameters<typeof toReply>[0], maxReply: number) =>
  JSON.parse(toReply(answered, maxReply)) as { readonly content: unknown; readonly structuredContent: object };

describe("toReply", () => {
  it("gives an answer as its server wrote it", () => {
    expect(toReply({ result: { content: [1] }, text: '{ "content": [1.0] }' }, 10_000)).toBe('{ "content": [1.0] }');
  });

  it("writes an answer whose text is not known", () => {
    expect(toReply({ result: { content: [1] } }, 10_000)).toBe('{"content":[1]}');
  });

  it("refuses an answer that is too large, and names the sizes", () => {
    const result = { text: "ü".repeat(10_000) };
    expect(() => toReply({ result }, 20_000)).toThrow(/19\.5 KiB is too large to be sent; the limit is 19\.5 KiB/u);
    expect(toReply({ result }, 40_000)).toBe(JSON.stringify(result));
  });

  it("gives the listing as text and as data", () => {
    const result = listing(3, 10);
    const reply = replyTo(result, 1_000_000);
    expect(reply.structuredContent).toEqual(result);
    expect(reply.content).toEqual([{ type: "text", text: JSON.stringify(result) }]);
  });

  it("shortens a listing that is too large from its end, and says by how much", () => {
    const result = listing(500, 100);
    const reply = replyTo(result, 50_000);
    const shortened = reply.structuredContent as typeof result & { readonly tools_omitted: number };
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(50_000);
    expect(shortened.tools).toEqual(result.tools.slice(0, shortened.tools.length));
    expect(shortened.tools.length).toBeGreaterThan(50);
    expect(shortened.tools_omitted).toBe(500 - shortened.tools.length);
    expect(isOpenToolboxResult(shortened)).toBe(true);
  });

  it("leaves out even the only tool if that one is too large", () => {
    const reply = replyTo(listing(1, 100_000), 50_000);
    expect(reply.structuredContent).toMatchObject({ tools: [], tools_omitted: 1 });
  });
});

describe("toErrorReply", () => {
  it("never shows a stack", () => {
    const reply = toErrorReply(new Error("boom"));
    expect(JSON.parse(reply)).toEqual({ content: [{ type: "text", text: "Internal error: boom" }], isError: true });
  });
});
