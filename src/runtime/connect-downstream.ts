import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { getDefaultEnvironment } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type ClientCapabilities, type JSONRPCMessage, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { ParsedServerConfig } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { ChildTransport } from "./child-transport.js";
import type { Connection, ConnectionEvents, LogMessage } from "./connection.js";
import { ConnectionLost } from "./connection-lost.js";
import { HttpTransport } from "./http-transport.js";
import { isRecord, METHOD_NOT_FOUND } from "./json-rpc.js";
import type { Limits } from "./limits.js";
import type { Reaper } from "./process-group.js";
import type { Redact } from "./redact.js";
import { type AnswerError, Requests } from "./requests.js";
import { unlessAborted } from "./shared-task.js";

export interface ConnectOptions {
  readonly version: string;
  readonly capabilities: ClientCapabilities;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly limits: Limits;
  readonly patience: () => number;
  readonly reaper: Reaper;
  readonly redact: Redact;
  readonly onStderr: (line: string) => void;
}

// The one who connects has a timer of its own.
const NEVER = 2 ** 31 - 1;

/** The client side of the SDK, and the only place that knows it. */
export async function connectDownstream(
  config: ParsedServerConfig,
  options: ConnectOptions,
  events: ConnectionEvents,
  signal: AbortSignal,
): Promise<Connection> {
  // Given up before it began: nothing need be started.
  signal.throwIfAborted();
  const transport = createTransport(config, options);
  const client = new Client(
    { name: "mcp-workbench", version: options.version },
    { capabilities: options.capabilities },
  );
  client.fallbackRequestHandler = async ({ method, params }, { signal: cancelled }) => {
    const answer = events.onRequest({ method, params }, cancelled);
    if (answer === undefined) throw new McpError(METHOD_NOT_FOUND, texts.unsupported_request({ method }));
    return { ...(await answer) };
  };
  client.fallbackNotificationHandler = async ({ method, params }) => {
    if (method === "notifications/tools/list_changed") events.onToolsChanged();
    if (method === "notifications/message" && isLogMessage(params)) events.onLog(params);
  };
  const requests = new Requests({
    send: (message) => transport.send(message as JSONRPCMessage),
    toError: saidByServer,
  });
  transport.take = (message, resultText) => requests.take(message, resultText);
  let isConnected = false;
  client.onclose = () => {
    if (isConnected) events.onLost();
    requests.fail(new ConnectionLost());
  };
  try {
    await unlessAborted(client.connect(transport, { signal, timeout: NEVER }), signal);
  } catch (error) {
    // Asked before the end that we make ourselves, which says nothing about the reason.
    const { lost } = transport;
    await transport.close();
    throw lost ?? translate(error);
  }
  isConnected = true;
  return {
    get lost() {
      return transport.lost;
    },
    hasTools: client.getServerCapabilities()?.tools !== undefined,
    hasLogging: client.getServerCapabilities()?.logging !== undefined,
    request: (method, params, requestOptions) =>
      requests.send(method, params, requestOptions).catch((error: unknown) => {
        throw transport.lost ?? translate(error);
      }),
    notify: (method) => client.notification({ method }),
    close: () => transport.close(),
  };
}

function createTransport(config: ParsedServerConfig, options: ConnectOptions): ChildTransport | HttpTransport {
  const { maxLine, maxQueue } = options.limits;
  if ("url" in config) {
    const { url, headers } = config;
    const kind = (config.transport ?? config.type) === "sse" ? "sse" : "http";
    return new HttpTransport({ url, kind, headers, maxLine, patience: options.patience });
  }
  const base = config.inheritEnv ? defined(options.environment) : getDefaultEnvironment();
  return new ChildTransport({ ...options, ...config, env: { ...base, ...config.env }, maxLine, maxQueue });
}

function defined(environment: ConnectOptions["environment"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** What the SDK throws, in the server's own words where it said something. */
function translate(error: unknown): Error {
  if (error instanceof McpError) {
    const { code, message, data } = error;
    return saidByServer({ code, message: message.replace(`MCP error ${code}: `, ""), data });
  }
  // Zod's message is a list of issues for programmers.
  if (error instanceof Error && error.name.endsWith("ZodError"))
    return new Error(texts.reason_malformed_answer(), { cause: error });
  const status = isRecord(error) ? error["code"] : undefined;
  if (error instanceof Error && typeof status === "number" && status >= 400) {
    return new Error(texts.reason_http({ status, problem: error.message }), { cause: error });
  }
  return error instanceof Error ? error : new ConnectionLost(String(error));
}

function saidByServer({ message, data }: AnswerError): Error {
  const supported = isRecord(data) ? data["supported"] : undefined;
  return new Error(
    Array.isArray(supported)
      ? texts.reason_newer_protocol({ problem: message, supported: supported.join(", ") })
      : message,
  );
}

function isLogMessage(params: unknown): params is LogMessage {
  return isRecord(params) && typeof params["level"] === "string";
}
