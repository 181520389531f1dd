import { texts } from "../generated/texts.js";
import { Breaker } from "./breaker.js";
import type { CallSignal } from "./cancellation.js";
import type { Connect, Connection } from "./connection.js";
import { listTools } from "./list-tools.js";
import { Session, type SessionOptions } from "./session.js";
import { SharedTask } from "./shared-task.js";

export interface DownstreamOptions extends SessionOptions {
  readonly connect: Connect;
  /** The level that the client has asked for, if it has. */
  readonly logLevel: () => string | undefined;
}

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "connecting"; readonly task: SharedTask<Session> }
  | { readonly kind: "ready"; readonly session: Session }
  | { readonly kind: "ending"; readonly ended: Promise<void> }
  | { readonly kind: "closed" };

const IDLE: State = { kind: "idle" };

/**
 * The one owner of a server's life: not started, connecting (one attempt shared by everybody who waits), ready, and back
 * to the beginning when it is lost. The next one who needs it starts it again, unless it failed too often.
 */
export class Downstream {
  readonly #options: DownstreamOptions;
  readonly #breaker: Breaker;
  #state: State = IDLE;

  constructor(options: DownstreamOptions) {
    this.#options = options;
    this.#breaker = new Breaker(options.limits);
  }

  /** A live session: the one that is there, or a new one. At most one process exists at any time. */
  async ready(signal?: CallSignal): Promise<Session> {
    for (;;) {
      signal?.throwIfAborted();
      const state = this.#state;
      if (state.kind === "ready") return state.session;
      if (state.kind === "closed") throw new Error(texts.reason_shutting_down());
      if (state.kind === "ending") await state.ended;
      // An abandoned attempt is still cleaning up; its process must be gone before the next one starts.
      else if (state.kind === "connecting" && state.task.isAbandoned) await state.task.settled();
      else if (state.kind === "connecting") return await state.task.join(signal);
      else this.#begin();
    }
  }

  /** The session that is there now, if there is one. */
  get session(): Session | undefined {
    return this.#state.kind === "ready" ? this.#state.session : undefined;
  }

  /** Closes what is there, so that the next one who needs the server starts it anew. */
  async reset(): Promise<void> {
    await this.#end(IDLE);
  }

  /** Closes it for good. */
  async close(): Promise<void> {
    await this.#end({ kind: "closed" });
  }

  #begin(): void {
    const { refusal } = this.#breaker;
    if (refusal !== undefined) throw new Error(refusal);
    this.#state = { kind: "connecting", task: new SharedTask((signal) => this.#connect(signal)) };
  }

  async #connect(abandoned: AbortSignal): Promise<Session> {
    // Not before `#begin` has written down that it is connecting.
    await Promise.resolve();
    const { config, connect, limits, server } = this.#options;
    const timeout = new AbortController();
    const seconds = config.connectTimeout / 1000;
    const timer = setTimeout(
      () => timeout.abort(new Error(texts.reason_connect_timeout({ seconds }))),
      config.connectTimeout,
    );
    const signal = AbortSignal.any([abandoned, timeout.signal]);
    let connection: Connection | undefined;
    try {
      const session = new Session(this.#options, () => this.#breaker.answered());
      connection = await connect(
        session.events(() => this.#lost(session)),
        signal,
      );
      const listing = await listTools(connection, server, config.toolFilters, limits, signal);
      session.attach(connection, listing);
      if (connection.lost !== undefined) throw connection.lost;
      signal.throwIfAborted();
      if (this.#state.kind === "connecting") this.#state = { kind: "ready", session };
      const level = this.#options.logLevel();
      if (level !== undefined) session.setLogLevel(level);
      return session;
    } catch (error) {
      await connection?.close();
      if (!abandoned.aborted) this.#breaker.failed();
      if (this.#state.kind === "connecting") this.#state = IDLE;
      throw timeout.signal.aborted ? timeout.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #lost(session: Session): void {
    if (this.#state.kind !== "ready" || this.#state.session !== session) return;
    this.#state = IDLE;
    this.#breaker.failed();
  }

  async #end(next: State): Promise<void> {
    const state = this.#state;
    if (state.kind === "closed") return;
    if (state.kind === "idle") {
      this.#state = next;
      return;
    }
    const ended = this.#ended(state);
    this.#state = next.kind === "closed" ? next : { kind: "ending", ended };
    await ended;
    if (this.#state.kind === "ending" && next.kind === "idle") this.#state = IDLE;
  }

  async #ended(state: State): Promise<void> {
    if (state.kind === "ready") await state.session.close();
    if (state.kind === "ending") await state.ended;
    if (state.kind !== "connecting") return;
    state.task.abort(new Error(texts.reason_shutting_down()));
    await state.task.settled();
  }
}
