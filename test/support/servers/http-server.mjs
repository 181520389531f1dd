/**
 * The well-behaved tools over Streamable HTTP (`/mcp`) and over the older HTTP+SSE (`/sse`), on loopback. Prints both
 * addresses as one JSON line; ends when its input ends.
 *
 *   --port=N                 a fixed port, to come back on the same one
 *   --json                   JSON responses instead of SSE ones          --stateless   no session ids
 *   --require-header=NAME:VALUE   401 without it                         --status=N    answers everything with N
 *   --hang=STAGE             never answers it (or the end: delete)       --record=FILE --id=ID and those of listing.mjs
 */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createMcpServer } from "./mcp-server.mjs";
import { parseOptions } from "./options.mjs";
import { createRecorder } from "./record.mjs";

const options = parseOptions(process.argv.slice(2));
const record = createRecorder(options.get("record"));
const sessions = new Map();

function end(code) {
  record("end", { code });
  process.exit(code);
}

function attach(transport) {
  const server = createMcpServer({
    options,
    record,
    die: ({ code = 1 }) => end(code),
    fault: (stage) => stage !== undefined && options.get("hang") === stage,
    // A JSON response can carry nothing but the answer; the rest goes over the client's standing stream.
    send: (message, requestId) =>
      transport.send(message, options.has("json") ? {} : { relatedRequestId: requestId }).catch(() => {}),
  });
  transport.onmessage = (message) => server.receive(message);
}

const listeners = {
  "/mcp": async (request, response) => {
    const sessionId = request.headers["mcp-session-id"];
    const known = sessions.get(sessionId);
    if (request.method === "DELETE" && options.get("hang") === "delete") return undefined;
    if (known !== undefined) return known.handleRequest(request, response);
    if (sessionId !== undefined) return refuse(response, 404, "Session not found");
    const isStateless = options.has("stateless");
    const transport = new StreamableHTTPServerTransport({
      ...(isStateless
        ? {}
        : { sessionIdGenerator: randomUUID, onsessioninitialized: (id) => sessions.set(id, transport) }),
      enableJsonResponse: options.has("json"),
      onsessionclosed: (id) => {
        record("session-closed");
        sessions.delete(id);
      },
    });
    attach(transport);
    return transport.handleRequest(request, response);
  },
  "/sse": async (_, response) => {
    const transport = new SSEServerTransport("/messages", response);
    attach(transport);
    sessions.set(transport.sessionId, transport);
    await transport.start();
  },
  "/messages": async (request, response, url) => {
    const transport = sessions.get(url.searchParams.get("sessionId"));
    if (transport === undefined) return refuse(response, 404, "Session not found");
    return transport.handlePostMessage(request, response);
  },
  // For tests: forgets every session, as a restarted server would.
  "/forget": async (_, response) => {
    const forgotten = [...sessions.values()];
    sessions.clear();
    for (const transport of forgotten) await transport.close();
    response.writeHead(204).end();
  },
};

function refuse(response, status, message) {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32001, message }, id: null });
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

const http = createServer((request, response) => {
  const url = new URL(request.url, "http://localhost");
  record("request", { method: request.method, path: url.pathname });
  const [header, value] = options.get("require-header")?.split(":") ?? [];
  if (header !== undefined && request.headers[header.toLowerCase()] !== value)
    return refuse(response, 401, "Who are you?");
  if (options.has("status"))
    return refuse(response, Number(options.get("status")), `No luck with ${request.headers.authorization}`);
  const listener = listeners[url.pathname];
  if (listener === undefined) return refuse(response, 404, "Not found");
  void listener(request, response, url);
});

record("start");
http.listen(Number(options.get("port") ?? 0), "127.0.0.1", () => {
  const origin = `http://127.0.0.1:${http.address().port}`;
  process.stdout.write(
    `${JSON.stringify({ http: `${origin}/mcp`, sse: `${origin}/sse`, forget: `${origin}/forget` })}\n`,
  );
});
process.stdin.resume();
process.stdin.on("end", () => end(0));
