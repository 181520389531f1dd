import { nextTick } from "node:process";
import type { Writable } from "node:stream";

/**
 * Writes lines so that all of those that come of one piece of input leave in one system call. A tick ends only after
 * everything that was due within it, so nothing waits longer than it would have.
 */
export class BatchedWriter {
  readonly #stream: Writable;
  #lines = "";

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** How much waits for the other side to read it. */
  get waiting(): number {
    return this.#stream.writableLength + this.#lines.length;
  }

  write(line: string): void {
    if (this.#lines === "") nextTick(() => this.#flush());
    this.#lines += `${line}\n`;
  }

  #flush(): void {
    const lines = this.#lines;
    this.#lines = "";
    this.#stream.write(lines);
  }
}
