/// <reference lib="esnext.disposable" preserve="true" />
import { parseWorkbenchConfig } from "../contracts/index.js";
import type {
  OpenToolboxInput,
  OpenToolboxResult,
  ParsedServerConfig,
  ParsedUseToolInput,
  UseToolInput,
  WorkbenchConfig,
} from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { Cancellation } from "./cancellation.js";
import type { Answer, Connect, LogMessage, ServerRequest } from "./connection.js";
import { Downstream } from "./downstream.js";
import { findServer, findToolbox, requireTool } from "./find-route.js";
import { DEFAULT_LIMITS, type Limits } from "./limits.js";
import { parseCall } from "./parse-call.js";
import { Reaper } from "./process-group.js";
import { createRedactor } from "./redact.js";
import type { CallOptions } from "./session.js";
import { type OpenOptions, Toolbox } from "./toolbox.js";
import { VERSION } from "./version.js";
import { reasonOf, WorkbenchError, workbenchError } from "./workbench-error.js";

/** The result of a tool, exactly as its server gave it. */
export interface ToolResult {
  readonly content?: readonly unknown[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
  readonly [key: string]: unknown;
}

/** Who uses the workbench, as far as servers may want something from them. */
export interface WorkbenchClient {
  /** Capabilities by name, as in MCP's `initialize`. */
  readonly capabilities: () => Readonly<Record<string, unknown>>;
  readonly request: (request: ServerRequest, signal: AbortSignal) => Promise<object>;
  readonly log: (message: LogMessage) => void;
}

export interface WorkbenchOptions {
  readonly config: WorkbenchConfig;
  /** Values that must never appear in a text, besides those of `env` and `headers`. */
  readonly secrets?: Iterable<string>;
  readonly limits?: Partial<Limits>;
  /** What servers with `inheritEnv` get. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly client?: WorkbenchClient;
  /** Takes one line at a time: what servers write to stderr, and what the workbench notes. */
  readonly log?: (line: string) => void;
}

/** Toolboxes of servers: opened, used and closed. Nothing is started before the first `open`. */
export interface Workbench extends AsyncDisposable {
  readonly toolboxes: readonly ToolboxSummary[];
  open(input: OpenToolboxInput | string, options?: OpenOptions): Promise<OpenToolboxResult>;
  use(input: UseToolInput, options?: CallOptions): Promise<ToolResult>;
  /** A call of a meta-tool by name, from any input. */
  call(name: string, input: unknown, options?: CallOptions): Promise<OpenToolboxResult | ToolResult>;
  /** Passes on what the client has changed: the level of log messages, or its roots. */
  setLogLevel(level: string): void;
  notifyServers(method: string): void;
  /** Ends all servers, in at most the time given. */
  close(milliseconds?: number): Promise<void>;
}

export interface ToolboxSummary {
  readonly name: string;
  readonly description: string;
  readonly servers: number;
}

export function createWorkbench(options: WorkbenchOptions): Workbench {
  return new RunningWorkbench(options);
}

/** Which capability of the client lets a server ask for what. */
const CAPABILITY_FOR: Readonly<Record<string, string>> = {
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
  "roots/list": "roots",
};

export class RunningWorkbench implements Workbench {
  readonly #options: WorkbenchOptions;
  readonly #limits: Limits;
  readonly #redact: (text: string) => string;
  readonly #toolboxes: ReadonlyMap<string, Toolbox>;
  readonly #reaper = new Reaper();
  #logLevel: string | undefined;
  #closeBy: number | undefined;

  constructor(options: WorkbenchOptions) {
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    const parsed = parseWorkbenchConfig(options.config);
    if (!parsed.ok) throw new WorkbenchError(parsed.error.code, parsed.error.message, parsed.error);
    const { toolboxes } = parsed.value;
    this.#redact = createRedactor([...(options.secrets ?? []), ...secretsOf(toolboxes)]);
    this.#toolboxes = new Map(
      Object.entries(toolboxes).map(([name, config]) => {
        const servers = Object.entries(config.mcpServers)
          .filter(([, server]) => !server.disabled)
          .map(([server, serverConfig]) => [server, this.#createDownstream(name, server, serverConfig)] as const);
        return [name, new Toolbox(name, config, new Map(servers), (error) => this.#redact(reasonOf(error)))];
      }),
    );
  }

  get toolboxes(): readonly ToolboxSummary[] {
    return [...this.#toolboxes.values()].map(({ name, description, servers }) => ({
      name,
      description,
      servers: servers.size,
    }));
  }

  async open(input: OpenToolboxInput | string, options: OpenOptions = {}): Promise<OpenToolboxResult> {
    const result = await this.call("open_toolbox", typeof input === "string" ? { toolbox: input } : input, options);
    return result as OpenToolboxResult;
  }

  async use(input: UseToolInput, options: CallOptions = {}): Promise<ToolResult> {
    return (await this.call("use_tool", input, options)) as ToolResult;
  }

  async call(name: string, input: unknown, options: CallOptions = {}): Promise<OpenToolboxResult | ToolResult> {
    const { signal } = options;
    // One listener for all servers: of many on one signal Node warns as of a leak.
    const cancellation = new Cancellation();
    const onAbort = () => cancellation.abort(signal?.reason);
    if (signal?.aborted === true) onAbort();
    signal?.addEventListener("abort", onAbort);
    try {
      const answered = await this.answer(name, input, { ...options, signal: cancellation });
      return "tools" in answered ? answered : (answered.result as ToolResult);
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  /** The same, with a tool's answer as its server wrote it. */
  async answer(name: string, input: unknown, options: CallOptions): Promise<OpenToolboxResult | Answer> {
    if (this.#closeBy !== undefined) throw workbenchError("shutting_down", {});
    const call = parseCall(name, input, (note) => this.#note(note));
    if (call.name === "open_toolbox") return findToolbox(this.#toolboxes, call.input.toolbox).open(options);
    return this.#use(call.input, options);
  }

  setLogLevel(level: string): void {
    this.#logLevel = level;
    for (const downstream of this.#downstreams()) downstream.session?.setLogLevel(level);
  }

  notifyServers(method: string): void {
    for (const downstream of this.#downstreams()) downstream.session?.notify(method);
  }

  async close(milliseconds: number = this.#limits.shutdown): Promise<void> {
    this.#closeBy ??= performance.now() + milliseconds;
    await Promise.all([...this.#toolboxes.values()].map((toolbox) => toolbox.close()));
    this.#reaper.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #use({ tool, arguments: args }: ParsedUseToolInput, options: CallOptions): Promise<Answer> {
    const { toolbox, downstream } = findServer(this.#toolboxes, tool);
    const session = await toolbox.connect(tool.server, downstream, options.signal);
    await session.refreshing;
    requireTool(session, tool);
    try {
      return await session.call(tool.name, args, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      throw workbenchError("tool_failed", { ...tool, reason: this.#redact(reasonOf(error)) }, { cause: error });
    }
  }

  #createDownstream(toolbox: string, server: string, config: ParsedServerConfig): Downstream {
    const { client } = this.#options;
    const place = `${toolbox}/${server}`;
    return new Downstream({
      server,
      config,
      limits: this.#limits,
      connect: this.#connector(place, config),
      logLevel: () => this.#logLevel,
      onLog: (message) => client?.log({ ...message, logger: place }),
      onRequest: (request, signal) => (this.#canAsk(request.method) ? client?.request(request, signal) : undefined),
      onWarning: (text) => this.#note(this.#redact(text)),
    });
  }

  #connector(place: string, config: ParsedServerConfig): Connect {
    return async (events, signal) => {
      // Loaded late: a client that only looks at the two tools does not wait for it.
      const { connectDownstream } = await import("./connect-downstream.js");
      const options = {
        version: VERSION,
        capabilities: this.#capabilities(),
        environment: this.#options.environment ?? {},
        limits: this.#limits,
        patience: () =>
          this.#closeBy === undefined ? this.#limits.shutdown : Math.max(100, this.#closeBy - performance.now()),
        reaper: this.#reaper,
        redact: this.#redact,
        onStderr: (line: string) => this.#options.log?.(texts.log_server_line({ place, line })),
      };
      return connectDownstream(config, options, events, signal);
    };
  }

  /** Servers are told of those capabilities of the client whose requests are handed to it, and of no others. */
  #capabilities(): Record<string, object> {
    const declared = this.#options.client?.capabilities() ?? {};
    const names = Object.values(CAPABILITY_FOR).filter((name) => typeof declared[name] === "object");
    return Object.fromEntries(names.map((name) => [name, declared[name] as object]));
  }

  #canAsk(method: string): boolean {
    const name = Object.hasOwn(CAPABILITY_FOR, method) ? CAPABILITY_FOR[method] : undefined;
    return name !== undefined && this.#options.client?.capabilities()[name] !== undefined;
  }

  #downstreams(): readonly Downstream[] {
    return [...this.#toolboxes.values()].flatMap(({ servers }) => [...servers.values()]);
  }

  #note(text: string): void {
    this.#options.log?.(text);
  }
}

function* secretsOf(
  toolboxes: Extract<ReturnType<typeof parseWorkbenchConfig>, { ok: true }>["value"]["toolboxes"],
): Generator<string> {
  for (const { mcpServers } of Object.values(toolboxes)) {
    for (const server of Object.values(mcpServers)) yield* Object.values("url" in server ? server.headers : server.env);
  }
}
