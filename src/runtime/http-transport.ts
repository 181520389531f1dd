import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { texts } from "../generated/texts.js";
import { ConnectionLost } from "./connection-lost.js";
import {
  errorMessage,
  formatSize,
  idOfOversized,
  isRecord,
  isRequestId,
  type Message,
  parseMessage,
  type RequestId,
  type Take,
} from "./json-rpc.js";
import { LineSplitter } from "./line-splitter.js";
import { PendingIds } from "./pending-ids.js";
import { reasonOf } from "./workbench-error.js";

export interface HttpOptions {
  readonly url: string;
  readonly kind: "http" | "sse";
  readonly headers: Readonly<Record<string, string>>;
  readonly maxLine: number;
  /** How long a server has to answer that its session ends. */
  readonly patience: () => number;
}

type Handlers = Pick<Transport, "onclose" | "onerror" | "onmessage">;

/** How long the protocol layer may take to see an answer whose stream has ended. */
const LAST_WORDS = 50;

/** Soon, because a call waits: a server that answers with event ids is asked again for what was lost on the way. */
const RECONNECTION = {
  initialReconnectionDelay: 100,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 2,
  maxRetries: 2,
};

/**
 * A server behind HTTP, by one of the SDK's transports. Those wait for ever for an answer whose stream has ended, and
 * read without a limit; both are watched here, beneath them, where the bytes come in.
 */
export class HttpTransport implements Transport {
  onclose?: Handlers["onclose"];
  onerror?: Handlers["onerror"];
  onmessage?: Handlers["onmessage"];
  take?: Take;

  readonly #options: HttpOptions;
  readonly #pending = new PendingIds();
  #inner: Transport | undefined;
  #endSession: (() => Promise<void>) | undefined;
  #lost: ConnectionLost | undefined;
  #failStart: ((reason: ConnectionLost) => void) | undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  get lost(): ConnectionLost | undefined {
    return this.#lost;
  }

  async start(): Promise<void> {
    const inner = this.#options.kind === "sse" ? await this.#createSse() : await this.#createStreamable();
    this.#inner = inner;
    inner.onclose = () => this.onclose?.();
    inner.onmessage = (message) => {
      if (!("method" in message) && message.id !== undefined) this.#pending.answered(message.id);
      this.#deliver(message as Message);
    };
    await new Promise<void>((resolve, reject) => {
      // The SDK's SSE transport never settles its start once it is closed, and a loss closes it.
      this.#failStart = reject;
      inner.start().then(resolve, reject);
    });
  }

  async send(message: Parameters<Transport["send"]>[0]): Promise<void> {
    if (this.#inner === undefined || this.#lost !== undefined) throw this.#lost ?? new ConnectionLost();
    this.#pending.sent(message as Message);
    await this.#inner.send(message);
  }

  setProtocolVersion(version: string): void {
    this.#inner?.setProtocolVersion?.(version);
  }

  async close(): Promise<void> {
    if (this.#lost === undefined) await this.#tellEnd();
    await this.#inner?.close();
  }

  /** Told, and not waited for longer than for a child to end. */
  async #tellEnd(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.patience());
    });
    await Promise.race([this.#endSession?.().catch(() => undefined), late]);
    clearTimeout(timer);
  }

  async #createStreamable(): Promise<Transport> {
    const { StreamableHTTPClientTransport } = await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    const { url, headers } = this.#options;
    const inner = new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers },
      fetch: (...request) => this.#fetch(...request),
      reconnectionOptions: RECONNECTION,
    });
    inner.onerror = (error) => this.onerror?.(error);
    this.#endSession = () => inner.terminateSession();
    return inner as Transport;
  }

  async #createSse(): Promise<Transport> {
    const { SSEClientTransport, SseError } = await import("@modelcontextprotocol/sdk/client/sse.js");
    const { url, headers } = this.#options;
    const inner = new SSEClientTransport(new URL(url), {
      requestInit: { headers },
      fetch: (...request) => this.#fetch(...request),
    });
    // All answers come on the one stream that has just ended; a new one would be another session.
    inner.onerror = (error) => (error instanceof SseError ? this.#lose(error) : this.onerror?.(error));
    return inner;
  }

  async #fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (init.signal?.aborted !== true) this.#lose(error);
      throw error;
    });
    // A server that does not know the session any more will not answer any of its calls.
    if (response.status === 404 && init.method === "POST")
      this.#lose(new Error(texts.reason_http({ status: 404, problem: response.statusText })));
    if (!response.ok || response.body === null) return response;
    const { status, statusText, headers } = response;
    const isEvents = headers.get("content-type")?.startsWith("text/event-stream") === true;
    const guarded = isEvents
      ? this.#guardEvents(response.body, idOf(init.body))
      : this.#guardBody(response.body, idOf(init.body));
    return new Response(ReadableStream.from(guarded), { status, statusText, headers });
  }

  /** A stream of events: a line that is too large is replaced by the error that its call gets. */
  async *#guardEvents(body: ReadableStream<Uint8Array>, requestId: RequestId | undefined): AsyncGenerator<Uint8Array> {
    let ready: string[] = [];
    let isResumable = false;
    const lines = new LineSplitter(this.#options.maxLine, {
      line: (text) => {
        isResumable ||= /^id:\s*\S/u.test(text);
        ready.push(`${text}\n`);
      },
      oversized: (line) => {
        const id = requestId ?? idOfOversized(line);
        if (id !== undefined) ready.push(`data: ${JSON.stringify(errorMessage(id, this.#tooLarge(line.size)))}\n`);
      },
    });
    try {
      for await (const chunk of body) {
        lines.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if (ready.length > 0) yield Buffer.from(ready.join(""));
        ready = [];
      }
    } finally {
      if (requestId !== undefined && !isResumable) this.#failSoon(requestId, texts.reason_unanswered());
    }
  }

  /** One answer as one JSON text. */
  async *#guardBody(body: ReadableStream<Uint8Array>, requestId: RequestId | undefined): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > this.#options.maxLine) {
        const text = this.#tooLarge(size);
        if (requestId !== undefined) this.#fail(requestId, text);
        throw new Error(text);
      }
      yield chunk;
    }
    if (requestId !== undefined) this.#failSoon(requestId, texts.reason_malformed_answer());
  }

  #tooLarge(size: number): string {
    return texts.reason_line_too_large({ size: formatSize(size), limit: formatSize(this.#options.maxLine) });
  }

  #failSoon(id: RequestId, text: string): void {
    setTimeout(() => this.#fail(id, text), LAST_WORDS);
  }

  #fail(id: RequestId, text: string): void {
    if (this.#pending.answered(id)) this.#deliver(errorMessage(id, text));
  }

  #deliver(message: Message): void {
    if (this.take?.(message) === true) return;
    this.onmessage?.(message as Parameters<NonNullable<Handlers["onmessage"]>>[0]);
  }

  #lose(error: unknown): void {
    if (this.#lost !== undefined) return;
    this.#lost = new ConnectionLost(reasonOf(error), { cause: error });
    this.#failStart?.(this.#lost);
    void this.#inner?.close();
  }
}

/** The request that a POST carries, if it is one that is answered. */
function idOf(body: RequestInit["body"]): RequestId | undefined {
  const message = typeof body === "string" ? parseMessage(body) : undefined;
  return isRecord(message) && "method" in message && isRequestId(message["id"]) ? message["id"] : undefined;
}
