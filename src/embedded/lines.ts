import { lengthOf } from "../generated/issues.js";

/** Line and column of a place in a text, both from 1, the column in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const [LF, CR] = [10, 13];

/** A text by its lines, which end with \n, \r\n or \r. */
export class Lines {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) starts.push(index + 1);
    }
    this.#text = text;
    this.#starts = starts;
  }

  /** A break at the very end begins no new line, and an empty text has none. */
  get count(): number {
    return this.#starts.at(-1) === this.#text.length ? this.#starts.length - 1 : this.#starts.length;
  }

  placeOf(offset: number): Place {
    const line = this.#lineOf(offset);
    return { line: line + 1, column: lengthOf(this.#text.slice(this.#startOf(line), offset)) + 1 };
  }

  /** Where the line around an offset begins, and where it ends without its break. */
  boundsOf(offset: number): readonly [start: number, end: number] {
    const line = this.#lineOf(offset);
    const start = this.#startOf(line);
    const content = this.#text.slice(start, this.#startOf(line + 1)).replace(/[\r\n]+$/u, "");
    return [start, start + content.length];
  }

  /** By halving: a text can have a million lines. */
  #lineOf(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#startOf(middle) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }
}
