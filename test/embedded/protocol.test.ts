import { setTimeout } from "node:timers/promises";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedLimits, embeddedServer, embeddedTools } from "../../src/generated/embedded-server.js";
import { ServerProcess } from "./server-process.js";

const initialize = (protocolVersion: unknown) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: "test", version: "1.0.0" },
});
const line = (message: object) => JSON.stringify({ jsonrpc: "2.0", ...message });
const PING = line({ id: "ping", method: "ping" });
const PONG = { jsonrpc: "2.0", id: "ping", result: {} };

describe("the embedded server over raw JSON-RPC", () => {
  let server: ServerProcess;
  beforeAll(() => {
    server = new ServerProcess();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("speaks the revisions that the official SDK speaks", () => {
    expect(embeddedServer.protocolVersions).toEqual(SUPPORTED_PROTOCOL_VERSIONS);
  });

  it.each(embeddedServer.protocolVersions)("agrees to revision %s", async (version) => {
    const { result } = await server.request("initialize", initialize(version));
    expect(result).toEqual({
      protocolVersion: version,
      capabilities: { tools: {} },
      serverInfo: { name: "workbench", version: embeddedServer.version },
    });
  });

  it.each(["2026-07-28", "1999-01-01", ""])(
    "offers its newest revision to a client that asks for '%s'",
    async (version) => {
      const { result } = await server.request("initialize", initialize(version));
      expect(result?.["protocolVersion"]).toBe("2025-11-25");
    },
  );

  it("refuses to initialize without a revision", async () => {
    const missing = await server.request("initialize");
    expect(missing.error).toEqual({ code: -32602, message: "Invalid params: protocolVersion: Required" });
    const wrong = await server.request("initialize", initialize(7));
    expect(wrong.error?.message).toBe("Invalid params: protocolVersion: Expected string, received number");
  });

  it("answers a ping", async () => {
    expect(await server.ask(PING)).toEqual(PONG);
  });

  it("lists every tool of the catalogue on one page", async () => {
    const { result } = await server.request("tools/list");
    expect(result).toEqual({ tools: Object.values(embeddedTools) });
    expect((await server.request("tools/list", {})).result).toEqual(result);
  });

  it("refuses a cursor that it never gave", async () => {
    const { error } = await server.request("tools/list", { cursor: "2" });
    expect(error).toEqual({ code: -32602, message: "Unknown cursor: all tools are on the first page" });
  });

  it.each(["resources/list", "server/discover", "toString", "__proto__", "\u001b[31m"])(
    "does not know the method %j",
    async (method) => {
      const { error } = await server.request(method);
      expect(error).toEqual({ code: -32601, message: `Method not found: ${method.replace("\u001b", "\\u001b")}` });
    },
  );

  it.each(["", "no_such_tool", "toString", "__proto__", "Add_note"])("does not know the tool '%s'", async (name) => {
    const { error } = await server.request("tools/call", { name, arguments: {} });
    expect(error).toEqual({ code: -32602, message: `Unknown tool: ${name}` });
  });

  it("refuses parameters that no method could take", async () => {
    expect((await server.request("tools/call")).error?.message).toBe("Invalid params: name: Required");
    expect((await server.request("ping", [1])).error?.message).toBe(
      "Invalid params: params: Expected object, received array",
    );
    expect((await server.request("ping", null)).error?.message).toBe(
      "Invalid params: params: Expected object, received null",
    );
  });

  it("takes a call without arguments as one with none", async () => {
    const { result } = await server.request("tools/call", { name: "list_notes", _meta: { progressToken: 1 } });
    expect(result?.["structuredContent"]).toEqual({ notes: [], found: 0 });
  });

  it("answers neither notifications, nor cancellations, nor answers", async () => {
    server.send(`${line({ method: "notifications/initialized" })}\n`);
    server.send(`${line({ method: "notifications/cancelled", params: { requestId: 1 } })}\n`);
    server.send(`${line({ method: "no/such/notification", params: [1] })}\n`);
    server.send(`${line({ id: 5, result: {} })}\n${line({ id: 6, error: { code: 1, message: "" } })}\n`);
    expect(await server.ask(PING)).toEqual(PONG);
  });

  it.each(["garbage", "{", '{"jsonrpc":"2.0","id":1', "\u0000", "nul"])("survives the line %j", async (text) => {
    expect(await server.ask(text)).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32700, message: "Parse error: the line is not JSON" },
    });
    expect(await server.ask(PING)).toEqual(PONG);
  });

  it.each([
    ["1", null],
    ["null", null],
    ['"text"', null],
    ["[]", null],
    ["{}", null],
    ['{"id":3,"method":"ping"}', 3],
    ['{"jsonrpc":"1.0","id":3,"method":"ping"}', 3],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":"a"}', "a"],
    ['{"jsonrpc":"2.0","id":"a","method":7}', "a"],
  ])("calls %s no request", async (text, id) => {
    expect(await server.ask(text)).toEqual({
      jsonrpc: "2.0",
      id,
      error: { code: -32600, message: "Invalid request: not a JSON-RPC 2.0 message" },
    });
  });

  it("answers a batch in one line, without its notifications", async () => {
    const batch = [{ jsonrpc: "2.0", id: 1, method: "ping" }, { jsonrpc: "2.0", method: "note" }, 7];
    expect(await server.ask(JSON.stringify(batch))).toEqual([
      { jsonrpc: "2.0", id: 1, result: {} },
      { jsonrpc: "2.0", id: null, error: { code: -32600, message: "Invalid request: not a JSON-RPC 2.0 message" } },
    ]);
    server.send(`${JSON.stringify([{ jsonrpc: "2.0", method: "note" }])}\n`);
    expect(await server.ask(PING)).toEqual(PONG);
  });

  it("reads past blank lines and carriage returns", async () => {
    expect(await server.ask(`\n\r\n  \n${PING}\r`)).toEqual(PONG);
  });

  it("joins what comes in pieces, also within a character", async () => {
    const bytes = Buffer.from(
      `${line({ id: "é😀", method: "tools/call", params: { name: "text_stats", arguments: { text: "é😀" } } })}\n`,
    );
    for (const byte of bytes) {
      server.send(Uint8Array.of(byte));
      // A turn of the loop apart, so that the pipe does not join them before they are read.
      await new Promise(setImmediate);
    }
    const reply = await server.next();
    expect(reply?.id).toBe("é😀");
    expect(reply?.result?.["structuredContent"]).toMatchObject({ characters: 2, bytes: 6 });
  });

  it("refuses a line that is too long and reads on behind it", async () => {
    const { line_bytes: limit } = embeddedLimits;
    server.send("x".repeat(limit + 1));
    expect(await server.ask("")).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32700, message: `Parse error: the line is longer than ${limit} bytes` },
    });
    expect(await server.ask(PING)).toEqual(PONG);
  });

  it("stops reading while nobody reads its answers, and then answers everything in order", async () => {
    const params = { name: "json_format", arguments: { json: JSON.stringify("x".repeat(900_000)) } };
    const count = 40;
    server.child.stdout.pause();
    for (let id = 0; id < count; id++) server.send(`${line({ id, method: "tools/call", params })}\n`);
    expect(await unsentBytes(server)).toBeGreaterThan(0);
    server.child.stdout.resume();
    for (let id = 0; id < count; id++) expect((await server.next())?.id).toBe(id);
  });
});

/** What the server has not taken yet, once it has taken nothing for a while. */
async function unsentBytes({ child: { stdin } }: ServerProcess): Promise<number> {
  let last = stdin.writableLength;
  for (let stillFor = 0; last > 0 && stillFor < 20; ) {
    await setTimeout(50);
    stillFor = stdin.writableLength === last ? stillFor + 1 : 0;
    last = stdin.writableLength;
  }
  return last;
}

describe("the embedded server's process", () => {
  it("ends with its input, in silence", async () => {
    await using server = new ServerProcess();
    expect(await server.end()).toEqual({ replies: [], stderr: "", code: 0, signal: null });
  });

  it("answers all that was asked before its input ended, even without a last line break", async () => {
    await using server = new ServerProcess();
    server.send(`${PING}\n${PING}`);
    expect(await server.end()).toEqual({ replies: [PONG, PONG], stderr: "", code: 0, signal: null });
  });

  it("ends when it is told to", async () => {
    await using server = new ServerProcess();
    expect(await server.ask(PING)).toEqual(PONG);
    server.child.kill("SIGTERM");
    expect((await server.exit()).signal).toBe("SIGTERM");
  });

  it("ends when nobody can read its answers any more", async () => {
    await using server = new ServerProcess();
    expect(await server.ask(PING)).toEqual(PONG);
    server.child.stdout.destroy();
    server.send(`${PING}\n`);
    expect((await server.exit()).code).toBe(0);
  });
});
