/** One line on a terminal that is written over and over; nothing at all elsewhere. */
export class LiveLine {
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(text: string): void {
    if (!this.#stream.isTTY) return;
    this.#stream.write(`\r\u001b[K${text.slice(0, (this.#stream.columns || 80) - 1)}`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write("\r\u001b[K");
  }
}
