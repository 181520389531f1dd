import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines } from "../../src/embedded/read-lines.js";

async function linesOf(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, maxBytes: number) {
  const lines: (string | undefined)[] = [];
  for await (const line of readLines(inTurn(chunks), maxBytes)) lines.push(line);
  return lines;
}

async function* inTurn(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}

describe("readLines", () => {
  it("for any lines cut into any pieces gives the same lines, and a gap for each that is too long", async () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom("a", "é", "😀", "\r", " "), maxLength: 12 }), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (given, sizes) => {
        const bytes = Buffer.from(`${given.join("\n")}\n`);
        const chunks: Buffer[] = [];
        for (let at = 0; at < bytes.length; at += chunks.at(-1)?.length ?? 0) {
          chunks.push(bytes.subarray(at, at + (sizes[chunks.length % sizes.length] ?? 1)));
        }
        expect(await linesOf(chunks, 20)).toEqual(
          given.map((line) => (Buffer.byteLength(line) > 20 ? undefined : line)),
        );
      }),
    );
  });

  it("keeps nothing of a line that is too long", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const mebibyte = 1024 * 1024;
    let kept = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      const before = process.memoryUsage().arrayBuffers;
      for (let count = 0; count < 200; count++) yield Buffer.alloc(mebibyte, "x");
      collect();
      kept = process.memoryUsage().arrayBuffers - before;
      yield Buffer.from("\nnext\n");
    }
    expect(await linesOf(endless(), mebibyte)).toEqual([undefined, "next"]);
    expect(kept).toBeLessThan(50 * mebibyte);
  });
});
