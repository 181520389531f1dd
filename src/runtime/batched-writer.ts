import { nextTick } from "node:process";
import type { Writable } from "node:stream";

/**
 * Writes lines so that all of those that come of one piece of input leave in one system call. A tick ends only after
 * everything that was due within it, so nothing waits longer than it would have.
 */
export class BatchedWriter {
  readonly #stream: Writable;
  #isCorked = false;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  write(line: string): void {
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#stream.cork();
      nextTick(() => {
        this.#isCorked = false;
        this.#stream.uncork();
      });
    }
    this.#stream.write(`${line}\n`);
  }
}
