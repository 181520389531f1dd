import type { Readable, Writable } from "node:stream";

export type Json = { readonly [key: string]: unknown };

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export interface RpcMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Json;
  readonly result?: Json;
  readonly error?: RpcError;
}

/** A request on its way: its id, for a cancellation, and the whole answer. */
export interface Pending {
  readonly id: number;
  readonly answer: Promise<RpcMessage>;
}

/** Answers a request of the other side: with a result, or with an error if it throws an `RpcRefusal`. */
export type RequestHandler = (params: Json, id: string | number) => Json | Promise<Json>;

export class RpcRefusal extends Error {
  readonly error: RpcError;
  constructor(error: RpcError) {
    super(error.message);
    this.error = error;
  }
}

/**
 * Raw JSON-RPC over a pair of pipes, without any SDK between, so that a test sees each message as it was written. Reading
 * is linear, and lines of any size are taken.
 */
export class JsonRpcPeer {
  /** Every line received, in order; those that are no JSON too. */
  readonly lines: string[] = [];
  readonly notifications: RpcMessage[] = [];
  readonly #input: Writable;
  readonly #waiting = new Map<string | number, (answer: RpcMessage) => void>();
  readonly #handlers = new Map<string, RequestHandler>();
  readonly #listeners = new Set<() => void>();
  #chunks: Buffer[] = [];
  #nextId = 1;
  /** Off in tests that send so much that keeping every line would only cost memory. */
  keepsLines = true;

  constructor(input: Writable, output: Readable) {
    this.#input = input;
    output.on("data", (chunk: Buffer) => this.#read(chunk));
    // The other side may end at any moment; the tests see that by its exit.
    input.on("error", () => {});
    output.on("error", () => {});
  }

  send(method: string, params?: Json): Pending {
    const id = this.#nextId++;
    const answer = this.answerTo(id);
    this.write({ jsonrpc: "2.0", id, method, ...(params && { params }) });
    return { id, answer };
  }

  /** The answer to a request that the test writes by itself. */
  answerTo(id: string | number): Promise<RpcMessage> {
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** The result; an error of the protocol is thrown. */
  async request(method: string, params?: Json): Promise<Json> {
    const { result, error } = await this.send(method, params).answer;
    if (result === undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  notify(method: string, params?: Json): void {
    this.write({ jsonrpc: "2.0", method, ...(params && { params }) });
  }

  cancel(id: number): void {
    this.notify("notifications/cancelled", { requestId: id, reason: "the test says so" });
  }

  onRequest(method: string, handler: RequestHandler): void {
    this.#handlers.set(method, handler);
  }

  /** The notifications with this method so far. */
  received(method: string): readonly Json[] {
    return this.notifications.filter((message) => message.method === method).map((message) => message.params ?? {});
  }

  /** Resolves once `count` notifications with this method have come. */
  async waitFor(method: string, count = 1): Promise<readonly Json[]> {
    while (this.received(method).length < count) {
      await new Promise<void>((resolve) => {
        const listener = (): void => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
    return this.received(method);
  }

  write(message: object): void {
    this.#input.write(`${JSON.stringify(message)}\n`);
  }

  writeRaw(text: string): void {
    this.#input.write(text);
  }

  end(): void {
    this.#input.end();
  }

  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      this.#chunks.push(chunk.subarray(start, end));
      const line = Buffer.concat(this.#chunks).toString("utf8");
      this.#chunks = [];
      start = end + 1;
      if (this.keepsLines) this.lines.push(line);
      this.#handle(line);
    }
    if (start < chunk.length) this.#chunks.push(chunk.subarray(start));
  }

  #handle(line: string): void {
    const message = parse(line);
    if (message === undefined) return;
    if (message.method === undefined) this.#settle(message);
    else if (message.id !== undefined) void this.#reply(message.method, message.params ?? {}, message.id);
    else {
      this.notifications.push(message);
      for (const listener of this.#listeners) listener();
    }
  }

  #settle(message: RpcMessage): void {
    const id = message.id ?? "";
    const resolve = this.#waiting.get(id);
    if (resolve === undefined) throw new Error(`An answer that nobody waits for: ${JSON.stringify(message)}`);
    this.#waiting.delete(id);
    resolve(message);
  }

  async #reply(method: string, params: Json, id: string | number): Promise<void> {
    const handler = this.#handlers.get(method);
    try {
      if (handler === undefined) throw new RpcRefusal({ code: -32601, message: "Method not found" });
      this.write({ jsonrpc: "2.0", id, result: await handler(params, id) });
    } catch (thrown) {
      const error = thrown instanceof RpcRefusal ? thrown.error : { code: -32603, message: String(thrown) };
      this.write({ jsonrpc: "2.0", id, error });
    }
  }
}

function parse(line: string): RpcMessage | undefined {
  try {
    return JSON.parse(line) as RpcMessage;
  } catch {
    return undefined;
  }
}
