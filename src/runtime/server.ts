import type { Readable, Writable } from "node:stream";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { McpError, SetLevelRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { texts } from "../generated/texts.js";
import { ClientCalls } from "./client-calls.js";
import type { LogMessage, ServerRequest } from "./connection.js";
import { describeMetaTools, describeServer } from "./describe-toolboxes.js";
import { METHOD_NOT_FOUND } from "./json-rpc.js";
import { DEFAULT_LIMITS } from "./limits.js";
import { StdioTransport } from "./stdio-transport.js";
import { VERSION } from "./version.js";
import { RunningWorkbench, type ToolboxSummary, type WorkbenchOptions } from "./workbench.js";

export interface ServeOptions extends Omit<WorkbenchOptions, "client"> {
  readonly input: Readable;
  readonly output: Writable;
  readonly log: (line: string) => void;
}

/** A workbench that a client is connected to. */
export interface Served {
  /** Done when the client has gone. */
  readonly clientGone: Promise<void>;
  /** Lets calls in flight end, then ends all servers and flushes the output. */
  readonly close: () => Promise<void>;
}

/** How long answers in flight are waited for at the end. An opening less long: it can be had again. */
const LAST_ANSWERS = { use: 1_000, open: 300 };
/** How long all of the end may take. */
const WHOLE_END = 1_600;
/** A server's question may wait for a person; this is only there so that nothing waits for ever. */
const LONGEST_QUESTION = 24 * 60 * 60 * 1000;

type ResultSchema = Parameters<Server["request"]>[1];
const ANY_RESULT = { safeParse: (data: unknown) => ({ success: true, data }) } as unknown as ResultSchema;

/** The server side of the SDK, and the only place that knows it. */
export async function serveWorkbench({ input, output, ...options }: ServeOptions): Promise<Served> {
  const { maxReply } = { ...DEFAULT_LIMITS, ...options.limits };
  const logLevel = new LogLevel();
  const workbench = new RunningWorkbench({
    ...options,
    client: {
      capabilities: () => ({ ...server.getClientCapabilities() }),
      request: (request, signal) => ask(server, request, signal),
      log: (message) => logLevel.tell(server, message),
    },
  });
  const server = createServer(workbench.toolboxes);

  // Not by a handler of its own: the SDK's would check and strip what goes through.
  server.fallbackRequestHandler = async ({ method }) => {
    if (method === "tools/list") return { tools: describeMetaTools(workbench.toolboxes) };
    throw new McpError(METHOD_NOT_FOUND, texts.unknown_method({ method }));
  };
  server.fallbackNotificationHandler = async ({ method }) => {
    if (method === "notifications/roots/list_changed") workbench.notifyServers(method);
  };
  logLevel.listen(server, (level) => workbench.setLogLevel(level));

  const transport = new StdioTransport({ input, output, maxReply, onNote: options.log });
  const calls = new ClientCalls(workbench, maxReply, transport);
  transport.take = (message) => calls.take(message);
  await server.connect(transport);
  return {
    clientGone: transport.ended,
    close: async () => {
      const started = performance.now();
      await Promise.all([
        Promise.race([calls.settled((name) => name !== "open_toolbox"), delay(LAST_ANSWERS.use)]),
        Promise.race([calls.settled((name) => name === "open_toolbox"), delay(LAST_ANSWERS.open)]),
      ]);
      await workbench.close(WHOLE_END - (performance.now() - started));
      // The last answers are written a moment after they are known.
      await delay(0);
      await flushed(output);
      await server.close();
    },
  };
}

function createServer(toolboxes: readonly ToolboxSummary[]): Server {
  return new Server(
    { name: "mcp-workbench", title: texts.server_title(), version: VERSION },
    {
      capabilities: { tools: {}, logging: {} },
      instructions: describeServer(toolboxes),
    },
  );
}

async function ask(server: Server, { method, params }: ServerRequest, signal: AbortSignal): Promise<object> {
  const request = { method, ...(params === undefined ? {} : { params: { ...params } }) };
  return server.request(request as Parameters<Server["request"]>[0], ANY_RESULT, { signal, timeout: LONGEST_QUESTION });
}

const LEVELS = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"];

/** The level that the client has asked for. The SDK would keep it to itself, but servers have to learn of it too. */
class LogLevel {
  #lowest = 0;

  listen(server: Server, onChange: (level: string) => void): void {
    server.setRequestHandler(SetLevelRequestSchema, ({ params }) => {
      this.#lowest = LEVELS.indexOf(params.level);
      onChange(params.level);
      return {};
    });
  }

  tell(server: Server, message: LogMessage): void {
    if (LEVELS.indexOf(message.level) < this.#lowest) return;
    server.notification({ method: "notifications/message", params: { ...message } }).catch(() => undefined);
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for the client to have read everything, but not for one that does not read. */
function flushed(output: Writable): Promise<void> {
  if (output.destroyed) return Promise.resolve();
  return Promise.race([new Promise<void>((resolve) => output.write("", () => resolve())), delay(200)]);
}
