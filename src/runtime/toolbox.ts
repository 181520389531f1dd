import type { OpenToolboxResult, ParsedToolboxConfig, ToolInfo } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import type { CallSignal } from "./cancellation.js";
import type { Progress } from "./connection.js";
import type { Downstream } from "./downstream.js";
import type { Session } from "./session.js";
import { WorkbenchError, workbenchError } from "./workbench-error.js";

export interface OpenOptions {
  readonly signal?: CallSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

type Outcome =
  | { readonly server: string; readonly session: Session }
  | { readonly server: string; readonly failure: WorkbenchError };

/** A group of servers that are opened together. It is open once one of them is connected, and then stays so. */
export class Toolbox {
  readonly name: string;
  readonly description: string;
  readonly servers: ReadonlyMap<string, Downstream>;
  readonly #reason: (error: unknown) => string;
  #isOpen = false;
  #openers = 0;

  constructor(
    name: string,
    { description }: ParsedToolboxConfig,
    servers: ReadonlyMap<string, Downstream>,
    reason: (error: unknown) => string,
  ) {
    this.name = name;
    this.description = description;
    this.servers = servers;
    this.#reason = reason;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Connects what is not connected, all side by side; one dead server does not sink the others. */
  async open(options: OpenOptions): Promise<OpenToolboxResult> {
    this.#openers++;
    try {
      const outcomes = await this.#connectAll(options);
      const failures = outcomes.flatMap((outcome) => ("failure" in outcome ? [outcome] : []));
      const connected = outcomes.flatMap((outcome) => ("session" in outcome ? [outcome] : []));
      if (connected.length === 0 && failures.length > 0 && !this.#isOpen) throw allFailed(failures);
      this.#isOpen = true;
      return this.#describe(connected, failures);
    } finally {
      this.#openers--;
      // Given up by everybody who wanted it: what is connected so far would never be used.
      if (!this.#isOpen && this.#openers === 0) await this.#resetAll();
    }
  }

  /** A session with one server, restarted if it was lost. */
  async connect(server: string, downstream: Downstream, signal: CallSignal | undefined): Promise<Session> {
    try {
      return await downstream.ready(signal);
    } catch (error) {
      signal?.throwIfAborted();
      const params = { server, toolbox: this.name, reason: this.#reason(error) };
      throw workbenchError("connection_failed", params, { cause: error });
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.servers.values()].map((downstream) => downstream.close()));
  }

  async #connectAll({ signal, onProgress }: OpenOptions): Promise<readonly Outcome[]> {
    const total = this.servers.size;
    let progress = 0;
    const report = (message: string) => onProgress?.({ progress: ++progress, total, message });
    return Promise.all(
      [...this.servers].map(async ([server, downstream]): Promise<Outcome> => {
        try {
          const session = await this.connect(server, downstream, signal);
          report(texts.progress_server_ready({ server, count: session.listing.tools.size }));
          return { server, session };
        } catch (failure) {
          if (!(failure instanceof WorkbenchError)) throw failure;
          report(texts.progress_server_failed({ server }));
          return { server, failure };
        }
      }),
    );
  }

  #describe(
    connected: readonly { readonly server: string; readonly session: Session }[],
    failures: readonly { readonly server: string; readonly failure: WorkbenchError }[],
  ): OpenToolboxResult {
    const toolbox = this.name;
    const tools = connected.flatMap(({ server, session }) =>
      [...session.listing.tools.values()].map((tool): ToolInfo => ({ ...tool, toolbox, server })),
    );
    const warnings = connected.flatMap(({ session }) => session.listing.warnings);
    return {
      toolbox,
      description: this.description,
      servers_connected: connected.length,
      tools,
      ...(failures.length === 0
        ? {}
        : { servers_failed: failures.map(({ server, failure }) => ({ server, error: failure.message })) }),
      ...(warnings.length === 0 ? {} : { warnings }),
    };
  }

  async #resetAll(): Promise<void> {
    await Promise.all([...this.servers.values()].map((downstream) => downstream.reset()));
  }
}

/** When nothing works, each server says why. */
function allFailed(failures: readonly { readonly failure: WorkbenchError }[]): WorkbenchError {
  return new WorkbenchError("connection_failed", failures.map(({ failure }) => failure.message).join("\n"));
}
