import type { Answer, Connect, Connection, ConnectionEvents } from "../../src/runtime/connection.js";
import { ConnectionLost } from "../../src/runtime/connection-lost.js";

/** Lets a step happen at a time that the test decides. */
export type Step = (label: string) => Promise<unknown>;

interface Process {
  readonly events: ConnectionEvents;
  readonly pending: Set<(error: Error) => void>;
  isAlive: boolean;
}

/** A server whose every step waits for the test's scheduler, so that any interleaving can be tried. */
export class ScriptedServer {
  readonly name: string;
  readonly #step: Step;
  readonly #failures: boolean[];
  #current: Process | undefined;
  /** How many processes there are now, and how many there were at most. */
  alive = 0;
  most = 0;
  started = 0;
  /** Every call that was written to the server, by its id. */
  readonly written: number[] = [];

  constructor(name: string, step: Step, failures: readonly boolean[] = []) {
    this.name = name;
    this.#step = step;
    this.#failures = [...failures];
  }

  readonly connect: Connect = async (events, signal) => {
    this.started++;
    this.alive++;
    this.most = Math.max(this.most, this.alive);
    const state: Process = { events, pending: new Set(), isAlive: true };
    this.#current = state;
    const isFailing = this.#failures.shift() ?? false;
    const end = async () => {
      await this.#step(`${this.name} ends`);
      this.#die(state, false);
    };
    await this.#step(`${this.name} starts`);
    if (signal.aborted || isFailing || !state.isAlive) {
      await end();
      throw new Error("did not start");
    }
    return this.#connection(state, end);
  };

  /** The process dies on its own. */
  crash(): void {
    if (this.#current !== undefined) this.#die(this.#current, true);
  }

  #connection(state: Process, end: () => Promise<void>): Connection {
    const answer = async (label: string, result: object): Promise<Answer> => {
      if (!state.isAlive) throw new ConnectionLost();
      return new Promise((resolve, reject) => {
        state.pending.add(reject);
        void this.#step(label).then(() => {
          if (state.pending.delete(reject)) resolve({ result });
        });
      });
    };
    return {
      get lost() {
        return state.isAlive ? undefined : new ConnectionLost();
      },
      hasTools: true,
      hasLogging: false,
      notify: () => Promise.resolve(),
      close: end,
      request: (method, params, { signal }) => {
        if (method === "tools/list")
          return answer(`${this.name} lists`, { tools: [{ name: "echo", inputSchema: { type: "object" } }] });
        const { arguments: args } = params as { readonly arguments: { readonly id: number } };
        this.written.push(args.id);
        const result = answer(`${this.name} answers ${args.id}`, { server: this.name, id: args.id });
        const aborted = new Promise<never>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        });
        return Promise.race([result, aborted]);
      },
    };
  }

  #die(state: Process, isCrash: boolean): void {
    if (!state.isAlive) return;
    state.isAlive = false;
    this.alive--;
    for (const reject of state.pending) reject(new ConnectionLost());
    state.pending.clear();
    if (isCrash) state.events.onLost();
  }
}
