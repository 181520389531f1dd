const NEWLINE = 0x0a;

/** Enough of either end of a message to find its id, which some servers write first and others last. */
const EDGE = 512;

/** What is left of a line that was too large to be kept. */
export interface OversizedLine {
  readonly head: string;
  readonly tail: string;
  readonly size: number;
}

export interface LineHandler {
  readonly line: (text: string) => void;
  readonly oversized: (line: OversizedLine) => void;
}

/**
 * Cuts bytes into lines in linear time, whatever the size of the chunks. Of a line over the limit only both ends are
 * kept, so that memory stays bounded and the stream goes on behind it.
 */
export class LineSplitter {
  readonly #limit: number;
  readonly #handler: LineHandler;
  #parts: Buffer[] = [];
  #size = 0;
  #head = "";
  #tail = "";

  constructor(limit: number, handler: LineHandler) {
    this.#limit = limit;
    this.#handler = handler;
  }

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#add(chunk.subarray(start, end));
      this.#finish();
      start = end + 1;
    }
    if (start < chunk.length) this.#add(chunk.subarray(start));
  }

  /** The last line, if the stream ended without a newline. */
  end(): void {
    if (this.#size > 0) this.#finish();
  }

  #add(part: Buffer): void {
    const wasOversized = this.#size > this.#limit;
    this.#size += part.length;
    if (this.#size <= this.#limit) {
      this.#parts.push(part);
      return;
    }
    if (!wasOversized) {
      const kept = Buffer.concat([...this.#parts, part]);
      this.#parts = [];
      this.#head = kept.toString("utf8", 0, EDGE);
    }
    this.#tail = (this.#tail + part.toString("utf8", Math.max(0, part.length - EDGE))).slice(-EDGE);
  }

  #finish(): void {
    const [parts, size, head, tail] = [this.#parts, this.#size, this.#head, this.#tail];
    [this.#parts, this.#size, this.#head, this.#tail] = [[], 0, "", ""];
    if (size > this.#limit) this.#handler.oversized({ head, tail, size });
    else this.#handler.line((parts.length === 1 ? parts[0] : Buffer.concat(parts))?.toString("utf8") ?? "");
  }
}
