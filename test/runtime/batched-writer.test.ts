import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { BatchedWriter } from "../../src/runtime/batched-writer.js";

/** A stream that keeps what it is given, write by write. */
function recorder(): { readonly stream: Writable; readonly writes: string[] } {
  const writes: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => {
      writes.push(chunk);
      done();
    },
  });
  return { stream, writes };
}

describe("BatchedWriter", () => {
  it("writes the lines of one turn together and in order, and those of the next by themselves", async () => {
    const { stream, writes } = recorder();
    const writer = new BatchedWriter(stream);
    writer.write("first");
    // A tick ends only after what is due within it, such as the work that a chunk of input sets off.
    await Promise.resolve();
    writer.write("second");
    await turn();
    writer.write("third");
    await turn();
    expect(writes).toEqual(["first\nsecond\n", "third\n"]);
  });

  it("counts what has not left yet", async () => {
    const { stream } = recorder();
    const writer = new BatchedWriter(stream);
    stream.cork();
    writer.write("12345");
    expect(writer.waiting).toBe(6);
    await turn();
    expect(writer.waiting).toBe(6);
    stream.uncork();
    await turn();
    expect(writer.waiting).toBe(0);
  });
});
