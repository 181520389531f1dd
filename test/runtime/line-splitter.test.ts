import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOfOversized } from "../../src/runtime/json-rpc.js";
import { LineSplitter, type OversizedLine } from "../../src/runtime/line-splitter.js";

function split(chunks: readonly Buffer[], limit = 1000): { lines: string[]; oversized: OversizedLine[] } {
  const lines: string[] = [];
  const oversized: OversizedLine[] = [];
  const splitter = new LineSplitter(limit, {
    line: (text) => lines.push(text),
    oversized: (line) => oversized.push(line),
  });
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { lines, oversized };
}

/** Cuts a text at any bytes, also in the middle of a character. */
function cut(text: string, sizes: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  let at = 0;
  for (let index = 0; at < bytes.length; index++) {
    const size = Math.max(1, sizes[index % Math.max(1, sizes.length)] ?? 1);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

describe("LineSplitter", () => {
  it("for any text and any chunks gives the lines of the text", () => {
    const line = fc.string({ unit: "binary", maxLength: 30 }).map((text) => text.replaceAll("\n", "").toWellFormed());
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 10 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
        (lines, sizes) => {
          const text = lines.map((one) => `${one}\n`).join("");
          expect(split(cut(text, sizes))).toEqual({ lines, oversized: [] });
        },
      ),
    );
  });

  it("for any chunks keeps only the ends of a line over the limit, and the lines around it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 5000 }),
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1 }),
        (size, sizes) => {
          const text = `before\n${"x".repeat(size)}\nafter\n`;
          const { lines, oversized } = split(cut(text, sizes), 100);
          expect(lines).toEqual(["before", "after"]);
          expect(oversized.map((one) => one.size)).toEqual([size]);
          expect(oversized[0]?.head.length).toBeLessThanOrEqual(512);
          expect(oversized[0]?.tail.length).toBeLessThanOrEqual(512);
        },
      ),
    );
  });

  it("accepts a line that is exactly as long as the limit", () => {
    expect(split([Buffer.from(`${"x".repeat(100)}\n`)], 100).lines).toHaveLength(1);
    expect(split([Buffer.from(`${"x".repeat(101)}\n`)], 100).oversized).toHaveLength(1);
  });

  it("gives the last line when the stream ends without a newline", () => {
    expect(split([Buffer.from("a\nb")]).lines).toEqual(["a", "b"]);
  });
});

describe("idOfOversized", () => {
  const long = "x".repeat(3000);
  const of = (text: string, chunks: readonly number[] = [64]) => {
    const [line] = split(cut(`${text}\n`, chunks), 100).oversized;
    return line === undefined ? undefined : idOfOversized(line);
  };

  it.each([
    [`{"jsonrpc":"2.0","id":7,"result":{"text":"${long}"}}`, 7],
    [`{"id":"a\\"b","jsonrpc":"2.0","result":{"text":"${long}"}}`, 'a"b'],
    [`{"result":{"text":"${long}"},"jsonrpc":"2.0","id":12}`, 12],
    [`{"result":{"text":"${long}"},"id":12,"jsonrpc":"2.0"}`, 12],
    [`data: {"jsonrpc":"2.0","id":3,"result":{"text":"${long}"}}`, 3],
  ])("finds the id at either end: %.40s…", (text, id) => {
    expect(of(text)).toBe(id);
    expect(of(text, [1])).toBe(id);
  });

  it("does not take the id of something inside the result", () => {
    expect(of(`{"jsonrpc":"2.0","result":{"text":"${long}","id":9}}`)).toBeUndefined();
    expect(of(`{"result":{"id":9,"text":"${long}"},"jsonrpc":"2.0"}`)).toBeUndefined();
  });
});
