import { describe, expect, it } from "vitest";
import { fixture, type Options, oneToolbox, recorded } from "../support/downstream.js";
import { startHttpDownstream } from "../support/http-downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { temporaryFile } from "../support/temporary.js";
import { soon } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

/** How a server is reached: what the configuration says, with the server running where it must. */
const TRANSPORTS: { readonly [name: string]: (options: Options) => Promise<Json> } = {
  stdio: async (options) => fixture(options),
  "Streamable HTTP": async (options) => ({ url: (await startHttpDownstream(options)).http }),
  "Streamable HTTP with JSON responses": async (options) => {
    return { url: (await startHttpDownstream({ ...options, json: true })).http, transport: "http" };
  },
  SSE: async (options) => ({ url: (await startHttpDownstream(options)).sse, transport: "sse" }),
};

const polling = { timeout: 20_000, interval: 10 };

describe.each(Object.entries(TRANSPORTS))("a server over %s", (_, entryFor) => {
  async function start(options: Options = {}, extra: Json = {}, capabilities: Json = {}) {
    const record = temporaryFile();
    const entry = { ...(await entryFor({ id: "it", record, ...options })), ...extra };
    const workbench = await startWorkbench({ config: oneToolbox({ a: entry }), capabilities });
    return { workbench, record, listing: await workbench.open() };
  }

  it("is opened, with all pages of its tools", async () => {
    const { listing } = await start({ only: "echo", tools: 7, pages: 3 });
    expect(listing.servers_connected).toBe(1);
    expect(listing.tools.map(({ name }) => name)).toEqual([
      "echo",
      ...Array.from({ length: 7 }, (_, n) => `tool_${n}`),
    ]);
  });

  it("is used with arguments and _meta, many times at once", async () => {
    const { workbench } = await start();
    const calls = Array.from({ length: 50 }, (_, call) => workbench.use(at("a", "echo"), { call }, { "x/y": call }));
    for (const [call, result] of (await Promise.all(calls)).entries()) {
      expect(result.structuredContent).toEqual({
        server: "it",
        name: "echo",
        arguments: { call },
        meta: { "x/y": call },
      });
    }
  });

  it("has its results and errors handed on as they are", async () => {
    const { workbench } = await start();
    const result = {
      content: [
        { type: "hologram", data: [null] },
        { type: "text", text: "ü \u2028 😀", futureField: 1 },
      ],
      structuredContent: { deep: [{}] },
      _meta: { "x/y": 1 },
      isError: true,
      futureField: "kept",
    };
    expect(await workbench.use(at("a", "reply"), { result })).toEqual(result);
    const failed = await workbench.use(at("a", "reply"), { error: { code: -32001, message: "the moon is down" } });
    expect(failed.isError).toBe(true);
    expect(textOf(failed)).toBe("Error executing tool 'reply' in server 'a' (toolbox 'box'): the moon is down");
  });

  it("has its progress reach the client", async () => {
    const { workbench } = await start();
    // Without an end of its own: beside JSON responses progress takes another way, on which an answer may overtake it.
    const { id } = workbench.sendUse(at("a", "progress"), { steps: 1e6, ms: 20 }, { progressToken: "mine" });
    const progress = await workbench.rpc.waitFor("notifications/progress", 4);
    workbench.rpc.cancel(id);
    const steps = [1, 2, 3, 4].map((step) => ({ progressToken: "mine", progress: step, total: 1e6 }));
    expect(progress.slice(0, 4)).toEqual(steps);
  });

  it("learns of a cancellation, and goes on", async () => {
    const { workbench, record } = await start();
    const sleeping = workbench.sendUse(at("a", "sleep"), { ms: 120_000 });
    await expect.poll(() => recorded(record, "call"), polling).toHaveLength(1);
    workbench.rpc.cancel(sleeping.id);
    await expect.poll(() => recorded(record, "notifications/cancelled"), polling).toHaveLength(1);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });

  it("has a call ended by its timeout, and goes on", async () => {
    const { workbench, record } = await start({}, { timeout: 700 });
    const result = await workbench.use(at("a", "sleep"), { ms: 120_000 });
    expect(textOf(result)).toContain("no answer and no progress within 0.7 s (timeout)");
    await expect.poll(() => recorded(record, "notifications/cancelled"), polling).toHaveLength(1);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });

  it("may change its tools", async () => {
    const { workbench } = await start({ only: "echo,change" });
    await workbench.use(at("a", "change"), { add: ["fresh"], remove: ["echo"] });
    const names = async () => (await workbench.open()).tools.map(({ name }) => name);
    await expect.poll(names, polling).toEqual(["change", "fresh"]);
    expect((await workbench.use(at("a", "fresh"))).structuredContent).toMatchObject({ name: "fresh" });
  });

  it("may write to the client's log, and ask it something", async () => {
    const { workbench } = await start({}, {}, { sampling: {} });
    await workbench.use(at("a", "log"), { messages: [{ level: "error", data: "loud" }] });
    const messages = await workbench.rpc.waitFor("notifications/message");
    expect(messages).toContainEqual({ level: "error", data: "loud", logger: "box/a" });
    const answer = { role: "assistant", content: { type: "text", text: "Hello" }, model: "m" };
    workbench.rpc.onRequest("sampling/createMessage", () => answer);
    const question = { method: "sampling/createMessage", params: { messages: [], maxTokens: 5 } };
    expect((await workbench.use(at("a", "ask"), question)).structuredContent).toEqual({ result: answer });
  });

  it("fails only the call whose answer is too large", async () => {
    const { workbench } = await start();
    const other = workbench.use(at("a", "sleep"), { ms: 500 });
    const result = await workbench.use(at("a", "big"), { bytes: 9 * 1024 * 1024 });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/its answer of .* is larger than the limit of 8 MiB/u);
    expect((await other).structuredContent).toMatchObject({ slept: 500 });
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });

  it("is reported when it cannot be connected in time", async () => {
    const entry = { ...(await entryFor({ hang: "list" })), connectTimeout: 1_000 };
    const workbench = await startWorkbench({ config: oneToolbox({ a: entry, b: fixture() }) });
    const error = "Failed to connect to server 'a' in toolbox 'box': it was not ready within 1 s (connectTimeout)";
    expect((await workbench.open()).servers_failed).toEqual([{ server: "a", error }]);
  });

  it("fails a call fast in which it dies", async () => {
    const { workbench, record } = await start();
    const result = await soon(workbench.use(at("a", "die")));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Error executing tool 'die' in server 'a' \(toolbox 'box'\): ./u);
    expect(recorded(record, "call").filter(({ name }) => name === "die")).toHaveLength(1);
  });

  it("does not keep the workbench from ending", async () => {
    const { workbench } = await start();
    void workbench.sendUse(at("a", "sleep"), { ms: 120_000 });
    expect(await workbench.close()).toMatchObject({ code: 0, signal: null });
  });
});
