import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { faultyServerFile, type Options, recorded, toArguments } from "../support/downstream.js";
import { startHttpDownstream } from "../support/http-downstream.js";
import { JsonRpcPeer } from "../support/json-rpc-peer.js";
import { temporaryFile } from "../support/temporary.js";

interface Started {
  readonly child: ChildProcessWithoutNullStreams;
  readonly rpc: JsonRpcPeer;
}

function start(options: Options = {}): Started {
  const child = spawn(process.execPath, [faultyServerFile, ...toArguments(options)], { stdio: "pipe" });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return { child, rpc: new JsonRpcPeer(child.stdin, child.stdout) };
}

async function initialize({ rpc }: Started): Promise<void> {
  const clientInfo = { name: "test", version: "1" };
  await rpc.request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
}

describe("the fixture server over stdio", () => {
  it("gives back what it is called with, and ends with its input", async () => {
    const server = start({ id: "one" });
    await initialize(server);
    const call = { name: "echo", arguments: { a: 1 }, _meta: { b: 2 } };
    const { structuredContent } = await server.rpc.request("tools/call", call);
    expect(structuredContent).toEqual({ server: "one", name: "echo", arguments: { a: 1 }, meta: { b: 2 } });
    server.rpc.end();
    expect(await once(server.child, "exit")).toEqual([0, null]);
  });

  it("does not answer a call that is cancelled, and remembers that it was", async () => {
    const server = start();
    await initialize(server);
    const sleeping = server.rpc.send("tools/call", { name: "sleep", arguments: { ms: 60_000 } });
    server.rpc.cancel(sleeping.id);
    const { structuredContent } = await server.rpc.request("tools/call", { name: "events" });
    expect(JSON.stringify(structuredContent)).toContain("notifications/cancelled");
  });

  it("lists its tools in as many pages as it is told", async () => {
    const server = start({ only: "echo", tools: 9, pages: 5 });
    await initialize(server);
    const names: string[] = [];
    let pages = 0;
    for (let cursor: unknown, isLast = false; !isLast; pages++) {
      const page = await server.rpc.request("tools/list", cursor === undefined ? {} : { cursor });
      names.push(...(page["tools"] as { name: string }[]).map((tool) => tool.name));
      cursor = page["nextCursor"];
      isLast = cursor === undefined;
    }
    expect(pages).toBe(5);
    expect(names).toEqual(["echo", ...Array.from({ length: 9 }, (_, index) => `tool_${index}`)]);
  });

  it("dies in a call with the code and the words that it is told", async () => {
    const record = temporaryFile();
    const server = start({ record });
    await initialize(server);
    server.rpc.send("tools/call", { name: "die", arguments: { code: 7, stderr: "oh no" } });
    const [words] = (await once(server.child.stderr, "data")) as [Buffer];
    expect(await once(server.child, "exit")).toEqual([7, null]);
    expect(words.toString()).toBe("oh no");
    expect(recorded(record, "call")).toHaveLength(1);
    expect(recorded(record, "start")).toEqual([expect.objectContaining({ pid: server.child.pid })]);
  });

  it("ignores the end of its input and SIGTERM when it is told to", async () => {
    const record = temporaryFile();
    const server = start({ record, "ignore-eof": true, "ignore-sigterm": true });
    await initialize(server);
    server.rpc.end();
    server.child.kill("SIGTERM");
    await expect.poll(() => recorded(record, "sigterm")).toHaveLength(1);
    await expect.poll(() => recorded(record, "eof")).toHaveLength(1);
    expect(server.child.exitCode).toBeNull();
    server.child.kill("SIGKILL");
    expect(await once(server.child, "exit")).toEqual([null, "SIGKILL"]);
  });

  it("hangs at the stage that it is told", async () => {
    const server = start({ hang: "list" });
    await initialize(server);
    let isListed = false;
    void server.rpc.request("tools/list").then(() => {
      isListed = true;
    });
    // Messages are handled in order: once this is answered, the listing would have been too.
    await server.rpc.request("ping");
    expect(isListed).toBe(false);
  });
});

describe("the fixture server over HTTP", () => {
  it.each([{}, { json: true }, { stateless: true }] satisfies Options[])(
    "speaks Streamable HTTP with %j",
    async (options) => {
      const { http } = await startHttpDownstream({ id: "web", ...options });
      const client = new Client({ name: "test", version: "1" });
      await client.connect(new StreamableHTTPClientTransport(new URL(http)));
      const result = await client.callTool({ name: "echo", arguments: { a: 1 } });
      expect(result.structuredContent).toMatchObject({ server: "web", arguments: { a: 1 } });
      await client.close();
    },
  );

  it("speaks the older HTTP+SSE", async () => {
    const { sse } = await startHttpDownstream({ id: "web" });
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new SSEClientTransport(new URL(sse)));
    const result = await client.callTool({ name: "echo", arguments: { a: 1 } });
    expect(result.structuredContent).toMatchObject({ server: "web", arguments: { a: 1 } });
    await client.close();
  });

  it("answers 401 without the header that it wants", async () => {
    const { http } = await startHttpDownstream({ "require-header": "x-key:sesame" });
    expect((await fetch(http)).status).toBe(401);
    expect((await fetch(http, { headers: { "x-key": "sesame" } })).status).not.toBe(401);
  });
});
