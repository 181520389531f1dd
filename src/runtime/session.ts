import type { ParsedServerConfig } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { CallClocks, type Timeout } from "./call-clocks.js";
import { type CallSignal, Cancellation } from "./cancellation.js";
import type { Answer, Connection, ConnectionEvents, LogMessage, Progress, ServerRequest } from "./connection.js";
import type { Limits } from "./limits.js";
import { type Listing, listTools } from "./list-tools.js";
import { reasonOf } from "./workbench-error.js";

export interface SessionOptions {
  readonly server: string;
  readonly config: Pick<ParsedServerConfig, "timeout" | "connectTimeout" | "toolFilters">;
  readonly limits: Limits;
  readonly onLog: (params: LogMessage) => void;
  readonly onRequest: (request: ServerRequest, signal: AbortSignal) => Promise<object> | undefined;
  readonly onWarning: (text: string) => void;
}

export interface CallOptions {
  readonly signal?: CallSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Goes along with the call as its `_meta`. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** A connected server and its tools, from its first listing to its end. */
export class Session {
  readonly #options: SessionOptions;
  readonly #onAnswer: () => void;
  #connection: Connection | undefined;
  #listing: Listing = { tools: new Map(), warnings: [] };
  #refreshing: Promise<void> | undefined;
  #isStale = false;
  #questions = 0;
  readonly #clocks: CallClocks;
  #isClosing = false;

  constructor(options: SessionOptions, onAnswer: () => void) {
    this.#options = options;
    this.#onAnswer = onAnswer;
    this.#clocks = new CallClocks({
      timeout: options.config.timeout,
      maximum: options.limits.callMaximum,
      isPaused: () => this.#questions > 0,
    });
  }

  get listing(): Listing {
    return this.#listing;
  }

  /** While the server says that its tools have changed: done when the new listing is there, which then decides. */
  get refreshing(): Promise<void> | undefined {
    return this.#refreshing;
  }

  async call(name: string, args: object, { signal, onProgress, meta }: CallOptions): Promise<Answer> {
    const { config, limits } = this.#options;
    const cancellation = new Cancellation();
    const clock = this.#clocks.start((kind) =>
      cancellation.abort(new Error(timeoutText(kind, config.timeout, limits.callMaximum))),
    );
    const onAbort = () => cancellation.abort(new Error(texts.reason_cancelled()));
    signal?.addEventListener("abort", onAbort);
    const listener = (progress: Progress) => {
      this.#clocks.progress([clock]);
      try {
        onProgress?.(progress);
      } catch (error) {
        // A caller's mistake ends its own call; further up it would end the reading of the server.
        cancellation.abort(error instanceof Error ? error : new Error(reasonOf(error)));
      }
    };
    try {
      signal?.throwIfAborted();
      const params = { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }) };
      const options = { signal: cancellation, ...(onProgress === undefined ? {} : { onProgress: listener }) };
      const answer = await this.#required().request("tools/call", params, options);
      this.#onAnswer();
      return answer;
    } catch (error) {
      if (this.#isClosing) throw new Error(texts.reason_shutting_down(), { cause: error });
      throw cancellation.aborted ? cancellation.reason : error;
    } finally {
      this.#clocks.stop(clock);
      signal?.removeEventListener("abort", onAbort);
    }
  }

  /** Told, not asked: a server that does not care about roots or levels is none the worse. */
  notify(method: string): void {
    this.#connection?.notify(method).catch(() => undefined);
  }

  setLogLevel(level: string): void {
    if (this.#connection?.hasLogging !== true) return;
    const signal = AbortSignal.timeout(this.#options.config.timeout);
    this.#connection.request("logging/setLevel", { level }, { signal }).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#clocks.close();
    await this.#connection?.close();
  }

  /** For `Downstream` alone. */
  attach(connection: Connection, listing: Listing): void {
    this.#connection = connection;
    this.#listing = listing;
    if (this.#isStale) this.#refresh();
  }

  events(onLost: () => void): ConnectionEvents {
    return {
      onLost,
      onLog: this.#options.onLog,
      onToolsChanged: () => this.#refresh(),
      onRequest: (request, signal) => {
        const answer = this.#options.onRequest(request, signal);
        if (answer === undefined) return undefined;
        this.#questions++;
        return answer.finally(() => {
          this.#questions--;
          // The time in which the client was asked is not the server's.
          this.#clocks.progress();
        });
      },
    };
  }

  /** One refresh at a time, and one more if the tools changed meanwhile. */
  #refresh(): void {
    this.#isStale = true;
    if (this.#connection === undefined || this.#refreshing !== undefined) return;
    this.#refreshing = this.#relist(this.#connection).finally(() => {
      this.#refreshing = undefined;
    });
  }

  async #relist(connection: Connection): Promise<void> {
    const { server, config, limits, onWarning } = this.#options;
    while (this.#isStale) {
      this.#isStale = false;
      try {
        const signal = AbortSignal.timeout(config.connectTimeout);
        this.#listing = await listTools(connection, server, config.toolFilters, limits, signal);
      } catch (error) {
        onWarning(texts.warning_refresh_failed({ server, reason: reasonOf(error) }));
      }
    }
  }

  #required(): Connection {
    if (this.#connection === undefined) throw new Error(texts.reason_connection_lost());
    return this.#connection;
  }
}

function timeoutText(kind: Timeout, timeout: number, maximum: number): string {
  if (kind === "silent") return texts.reason_call_timeout({ seconds: timeout / 1000 });
  return texts.reason_call_too_long({ seconds: maximum / 1000 });
}
