import { createDefinitions, listPage } from "./listing.mjs";
import { RpcError, tools } from "./tools.mjs";

/**
 * An MCP server without a transport: messages in by `receive`, out by `send(message, requestId)`, where `requestId` names
 * the client's request that the message belongs to. `fault(stage, id)` may take a request over: it returns true if so.
 */
export function createMcpServer({ options, send, record, die, writeLine, fault = () => false }) {
  const running = new Map();
  const asked = new Map();
  const server = {
    id: options.get("id") ?? "",
    definitions: createDefinitions(options),
    events: [],
    client: undefined,
    level: undefined,
    die,
    writeLine,
  };
  let nextId = 0;

  function note(event, details) {
    server.events.push({ event, ...details });
    record(event, details);
  }

  const requests = {
    initialize: (params) => {
      server.client = params;
      if (options.has("modern-only")) {
        const data = { supported: ["2026-07-28"], requested: params.protocolVersion };
        throw new RpcError({ code: -32022, message: "Unsupported protocol version", data });
      }
      return {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: { listChanged: true }, logging: {} },
        serverInfo: { name: "fixture", version: "1.0.0" },
      };
    },
    ping: () => ({}),
    "logging/setLevel": (params) => {
      server.level = params.level;
      note("level", { level: params.level });
      return {};
    },
    "tools/list": (params) => {
      note("list", { cursor: params?.cursor ?? null });
      return listPage(options, server.definitions, params?.cursor);
    },
    "tools/call": (params, id) => callTool(params, id),
  };

  async function callTool(params, id) {
    note("call", { name: params.name, arguments: params.arguments ?? null });
    if (!server.definitions.has(params.name) && !params.name.startsWith("endless_")) {
      throw new RpcError({ code: -32602, message: `Unknown tool ${params.name}` });
    }
    const cancelling = new AbortController();
    running.set(id, cancelling);
    const run = Object.hasOwn(tools, params.name) ? tools[params.name] : tools.echo;
    try {
      return await run(params.arguments ?? {}, {
        id,
        name: params.name,
        meta: params._meta,
        signal: cancelling.signal,
        notify: (method, body) => send({ jsonrpc: "2.0", method, ...(body && { params: body }) }, id),
        ask: (method, body) => ask(method, body, id),
        server,
      });
    } finally {
      running.delete(id);
    }
  }

  function ask(method, params, relatedId) {
    const id = `asked-${nextId++}`;
    return new Promise((resolve) => {
      asked.set(id, resolve);
      send({ jsonrpc: "2.0", id, method, ...(params && { params }) }, relatedId);
    });
  }

  async function answer({ id, method, params }) {
    const handle = Object.hasOwn(requests, method) ? requests[method] : undefined;
    if (handle === undefined) {
      send({ jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } }, id);
      return;
    }
    try {
      const result = await handle(params, id);
      const idLast = method === "tools/call" && params.arguments?.idLast === true;
      send(idLast ? { jsonrpc: "2.0", result, id } : { jsonrpc: "2.0", id, result }, id);
    } catch (thrown) {
      // A cancelled request is not answered, as the protocol asks.
      if (thrown.name === "AbortError") return;
      const error = thrown instanceof RpcError ? thrown.error : { code: -32603, message: String(thrown) };
      send({ jsonrpc: "2.0", id, error }, id);
    }
  }

  const stages = { initialize: "initialize", "tools/list": "list", "tools/call": "call" };

  return {
    receive(message) {
      const { id, method, params } = message;
      if (method === undefined) {
        asked.get(id)?.(message.error === undefined ? { result: message.result } : { error: message.error });
        asked.delete(id);
      } else if (id !== undefined) {
        if (!fault(stages[method], message)) void answer(message);
      } else {
        note(method, { params: params ?? null });
        if (method === "notifications/cancelled") running.get(params?.requestId)?.abort();
      }
    },
  };
}
