import { show } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { LineSplitter } from "./line-splitter.js";
import type { Redact } from "./redact.js";

const LONGEST_LINE = 8 * 1024;
const KEPT = 2 * 1024;
const BURST = 100;
const LINES_A_SECOND = 20;

/** What a server writes to stderr: forwarded line by line, at a bounded rate, and its end kept for error texts. */
export class StderrRelay {
  readonly #redact: Redact;
  readonly #forward: (line: string) => void;
  readonly #splitter: LineSplitter;
  #kept = "";
  #credit = BURST;
  #counted = performance.now();
  #leftOut = 0;

  constructor(redact: Redact, forward: (line: string) => void) {
    this.#redact = redact;
    this.#forward = forward;
    this.#splitter = new LineSplitter(LONGEST_LINE, {
      line: (text) => this.#take(text),
      oversized: ({ head, tail, size }) => {
        // Without the words at the cuts: half a secret would not be recognised.
        const beginning = head.replace(/\S*$/u, "");
        this.#take(texts.stderr_line_cut({ head: beginning, size }), tail.replace(/^\S*/u, ""));
      },
    });
  }

  push(chunk: Buffer): void {
    this.#splitter.push(chunk);
  }

  /** The last of what was written, without secrets. */
  end(): string {
    this.#splitter.end();
    this.#reportLeftOut();
    return this.#kept.trim();
  }

  #take(text: string, end = text): void {
    const line = show(this.#redact(text.trimEnd()));
    this.#kept = `${this.#kept}${show(this.#redact(end.trimEnd()))}\n`.slice(-KEPT);
    const now = performance.now();
    this.#credit = Math.min(BURST, this.#credit + ((now - this.#counted) / 1000) * LINES_A_SECOND);
    this.#counted = now;
    if (this.#credit < 1) {
      this.#leftOut++;
      return;
    }
    this.#credit--;
    this.#reportLeftOut();
    this.#forward(line);
  }

  #reportLeftOut(): void {
    if (this.#leftOut > 0) this.#forward(texts.stderr_lines_left_out({ count: this.#leftOut }));
    this.#leftOut = 0;
  }
}
