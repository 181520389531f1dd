import type { Readable, Writable } from "node:stream";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { renderError } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { BatchedWriter } from "./batched-writer.js";
import {
  errorMessage,
  formatSize,
  INVALID_REQUEST,
  idOfOversized,
  isMessage,
  isRecord,
  isRequestId,
  parseMessage,
  type RequestId,
  type Take,
} from "./json-rpc.js";
import { LineSplitter, type OversizedLine } from "./line-splitter.js";

export interface StdioOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly maxReply: number;
  readonly onNote: (text: string) => void;
}

type Handlers = Pick<Transport, "onclose" | "onerror" | "onmessage">;

const LONGEST_INPUT = 64 * 1024 * 1024;
/** While so much waits for the client, notifications are dropped: it does not read them anyway. */
const QUEUE_FOR_NOTIFICATIONS = 1024 * 1024;
/** While so much waits for the client, nothing more is read from it. */
const QUEUE_FOR_INPUT = 16 * 1024 * 1024;

/** Our own end of the pipes to the client. stdout belongs to the protocol. */
export class StdioTransport implements Transport {
  onclose?: Handlers["onclose"];
  onerror?: Handlers["onerror"];
  onmessage?: Handlers["onmessage"];
  take?: Take;

  readonly #options: StdioOptions;
  readonly #lines: LineSplitter;
  readonly #writer: BatchedWriter;
  /** Done when the client has gone. What it asked for may still be answered, so that is not yet the close. */
  readonly ended: Promise<void>;
  #end: () => void = () => {};
  #isClosed = false;

  constructor(options: StdioOptions) {
    this.#options = options;
    this.#writer = new BatchedWriter(options.output);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#lines = new LineSplitter(LONGEST_INPUT, {
      line: (text) => this.#receive(text),
      oversized: (line) => this.#refuse(line),
    });
  }

  start(): Promise<void> {
    const { input, output } = this.#options;
    input.on("data", (chunk: Buffer) => this.#lines.push(chunk));
    input.once("end", () => {
      this.#lines.end();
      this.#end();
    });
    // Such as EPIPE: nobody reads any more.
    for (const stream of [input, output]) stream.on("error", () => this.#end());
    output.on("drain", () => input.resume());
    return Promise.resolve();
  }

  /** Async so that it rejects and never throws: what is nested too deeply cannot be written. */
  async send(message: object): Promise<void> {
    const isNotification = "method" in message && !("id" in message);
    if (isNotification && this.#writer.waiting > QUEUE_FOR_NOTIFICATIONS) return;
    const problem = this.sendLine(JSON.stringify(message));
    if (problem !== undefined) throw problem;
  }

  /** A message that is text already. One that is too large is not sent: the client would close the connection. */
  sendLine(line: string): Error | undefined {
    const { input, output, maxReply } = this.#options;
    if (this.#isClosed || !output.writable) return undefined;
    // A character is three bytes at most, so the bytes of most lines need not be counted.
    const size = line.length * 3 < maxReply ? 0 : Buffer.byteLength(line) + 1;
    if (size >= maxReply) {
      const problem = renderError("reply_too_large", { size: formatSize(size), limit: formatSize(maxReply) });
      this.#options.onNote(problem);
      return new Error(problem);
    }
    this.#writer.write(line);
    if (this.#writer.waiting > QUEUE_FOR_INPUT) input.pause();
    return undefined;
  }

  close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.onclose?.();
    }
    return Promise.resolve();
  }

  #refuse(line: OversizedLine): void {
    const [size, id] = [formatSize(line.size), idOfOversized(line)];
    this.#options.onNote(texts.log_input_too_large({ size }));
    if (id !== undefined) this.#refuseRequest(id, texts.log_input_too_large({ size }));
  }

  #receive(text: string): void {
    if (text.trim() === "") return;
    const message = parseMessage(text);
    if (isMessage(message)) {
      if (this.take?.(message) !== true) this.onmessage?.(message as Parameters<NonNullable<Handlers["onmessage"]>>[0]);
      return;
    }
    const id = isRecord(message) && "method" in message ? message["id"] : undefined;
    if (isRequestId(id)) this.#refuseRequest(id, texts.malformed_request());
    else this.#options.onNote(texts.log_input_not_protocol());
  }

  #refuseRequest(id: RequestId, reason: string): void {
    this.sendLine(JSON.stringify(errorMessage(id, reason, INVALID_REQUEST)));
  }
}
