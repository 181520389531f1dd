/** One line on a terminal that is written over and over; nothing at all elsewhere. */
export class LiveLine {
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show(text: string): void {
    if (!this.#stream.isTTY) return;
    // Room is left for the ^C of a person who has waited long enough.
    this.#stream.write(`\r\u001b[K${text.slice(0, (this.#stream.columns || 80) - 3)}`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write("\r\u001b[K");
  }
}
