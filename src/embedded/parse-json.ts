import { embeddedLimits, embeddedTexts } from "../generated/embedded-server.js";
import { Lines } from "./lines.js";
import { ToolError } from "./tool-error.js";

/** A value within a JSON text: where it is, and what it holds. Its own text is never changed. */
export type JsonNode = ScalarNode | ListNode | ObjectNode;

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ScalarNode extends Span {
  readonly type: "string" | "number" | "boolean" | "null";
}

export interface ListNode extends Span {
  readonly type: "array";
  readonly items: readonly JsonNode[];
}

export interface ObjectNode extends Span {
  readonly type: "object";
  /** In the order of the text; a repeated key is there as often as it is written. */
  readonly entries: readonly (readonly [key: ScalarNode, value: JsonNode])[];
}

/** Accepts exactly what `JSON.parse` accepts, up to a depth; says line and column of the first mistake. */
export function parseJson(text: string): JsonNode {
  return new JsonParser(text).parse();
}

const SPACE = " \t\n\r";
const KEYWORDS = [
  ["true", "boolean"],
  ["false", "boolean"],
  ["null", "null"],
] as const;

class JsonParser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): JsonNode {
    const node = this.#value(embeddedTexts.expected_value());
    if (this.#next() !== "") this.#refuse(embeddedTexts.expected_text_end());
    return node;
  }

  #value(expected: string): JsonNode {
    const first = this.#next();
    if (first === "{") return this.#nested(() => this.#object());
    if (first === "[") return this.#nested(() => this.#list());
    if (first === '"') return this.#string();
    if (first === "-" || isDigit(first)) return this.#number();
    const keyword = KEYWORDS.find(([word]) => this.#text.startsWith(word, this.#at));
    if (keyword === undefined) return this.#refuse(expected);
    const start = this.#at;
    this.#at += keyword[0].length;
    return { type: keyword[1], start, end: this.#at };
  }

  #nested<Node>(parse: () => Node): Node {
    const { json_depth: limit } = embeddedLimits;
    if (this.#depth >= limit) {
      throw new ToolError(embeddedTexts.json_too_deep({ limit, ...new Lines(this.#text).placeOf(this.#at) }));
    }
    this.#depth++;
    const node = parse();
    this.#depth--;
    return node;
  }

  #object(): ObjectNode {
    const start = this.#at++;
    const entries: [ScalarNode, JsonNode][] = [];
    let expected = embeddedTexts.expected_key_or_end();
    while (entries.length > 0 || this.#next() !== "}") {
      if (this.#next() !== '"') this.#refuse(expected);
      const key = this.#string();
      if (this.#next() !== ":") this.#refuse(embeddedTexts.expected_colon());
      this.#at++;
      entries.push([key, this.#value(embeddedTexts.expected_value())]);
      if (this.#next() === "}") break;
      if (this.#next() !== ",") this.#refuse(embeddedTexts.expected_comma_or_brace());
      this.#at++;
      expected = embeddedTexts.expected_key();
    }
    return { type: "object", entries, start, end: ++this.#at };
  }

  #list(): ListNode {
    const start = this.#at++;
    const items: JsonNode[] = [];
    let expected = embeddedTexts.expected_value_or_end();
    while (items.length > 0 || this.#next() !== "]") {
      items.push(this.#value(expected));
      if (this.#next() === "]") break;
      if (this.#next() !== ",") this.#refuse(embeddedTexts.expected_comma_or_bracket());
      this.#at++;
      expected = embeddedTexts.expected_value();
    }
    return { type: "array", items, start, end: ++this.#at };
  }

  #string(): ScalarNode {
    const start = this.#at++;
    for (let char = this.#here(); char !== '"'; char = this.#here()) {
      if (char === "") this.#refuse(embeddedTexts.expected_quote());
      if (char < " ") this.#refuse(embeddedTexts.expected_escaped_control());
      this.#at++;
      if (char === "\\") this.#escape();
    }
    return { type: "string", start, end: ++this.#at };
  }

  #escape(): void {
    const char = this.#here();
    if (char === "" || !'"\\/bfnrtu'.includes(char)) this.#refuse(embeddedTexts.expected_escape());
    this.#at++;
    for (let digit = 0; char === "u" && digit < 4; digit++) {
      if (!/^[0-9a-f]$/iu.test(this.#here())) this.#refuse(embeddedTexts.expected_hex());
      this.#at++;
    }
  }

  #number(): ScalarNode {
    const start = this.#at;
    if (this.#here() === "-") this.#at++;
    if (this.#here() === "0") this.#at++;
    else this.#digits();
    if (this.#here() === ".") {
      this.#at++;
      this.#digits();
    }
    if (this.#here() === "e" || this.#here() === "E") {
      this.#at++;
      if (this.#here() === "+" || this.#here() === "-") this.#at++;
      this.#digits();
    }
    return { type: "number", start, end: this.#at };
  }

  #digits(): void {
    if (!isDigit(this.#here())) this.#refuse(embeddedTexts.expected_digit());
    while (isDigit(this.#here())) this.#at++;
  }

  /** The character here; empty at the end. */
  #here(): string {
    return this.#text.charAt(this.#at);
  }

  /** The next character that is no white space; empty at the end. */
  #next(): string {
    while (this.#here() !== "" && SPACE.includes(this.#here())) this.#at++;
    return this.#here();
  }

  #refuse(expected: string): never {
    const code = this.#text.codePointAt(this.#at);
    const found =
      code === undefined
        ? embeddedTexts.found_end()
        : embeddedTexts.found_character({ character: visible(String.fromCodePoint(code)) });
    throw new ToolError(embeddedTexts.invalid_json({ expected, found, ...new Lines(this.#text).placeOf(this.#at) }));
  }
}

/** Tab and newline are the only control characters that a text shows as they are. */
function visible(character: string): string {
  return character.replace("\n", "\\n").replace("\t", "\\t");
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}
