import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, realServer } from "../support/downstream.js";
import { type Json, RpcRefusal } from "../support/json-rpc-peer.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const QUESTIONS: readonly { method: string; capability: string; params: Json; result: Json }[] = [
  {
    method: "sampling/createMessage",
    capability: "sampling",
    params: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }], maxTokens: 10, futureField: 1 },
    result: { role: "assistant", content: { type: "text", text: "Hello" }, model: "m", futureField: [2] },
  },
  {
    method: "elicitation/create",
    capability: "elicitation",
    params: { message: "Name?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } },
    result: { action: "accept", content: { name: "Ada" } },
  },
  { method: "roots/list", capability: "roots", params: {}, result: { roots: [{ uri: "file:///a", name: "a" }] } },
];

describe("a request of a downstream server to the client", () => {
  it.each(QUESTIONS)("is handed over, and the answer back: $method", async ({ method, capability, params, result }) => {
    const workbench = await startWorkbench({
      config: oneToolbox({ a: fixture() }),
      capabilities: { [capability]: {} },
    });
    const received: Json[] = [];
    workbench.rpc.onRequest(method, (got) => {
      received.push(got);
      return result;
    });
    await workbench.open();
    const { structuredContent } = await workbench.use(at("a", "ask"), { method, params });
    expect(structuredContent).toEqual({ result });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject(params);
  });

  it.each(QUESTIONS)("is refused at once if the client cannot answer it: $method", async ({ method, params }) => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const { structuredContent } = await workbench.use(at("a", "ask"), { method, params });
    expect(structuredContent).toMatchObject({ error: { code: -32601 } });
  });

  it("has the client's refusal handed back", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }), capabilities: { sampling: {} } });
    workbench.rpc.onRequest("sampling/createMessage", () => {
      throw new RpcRefusal({ code: -1, message: "the user said no" });
    });
    await workbench.open();
    const call = { method: "sampling/createMessage", params: { messages: [], maxTokens: 1 } };
    const { structuredContent } = await workbench.use(at("a", "ask"), call);
    expect(structuredContent).toMatchObject({
      error: { code: -1, message: expect.stringContaining("the user said no") as string },
    });
  });

  it("may take a person longer than the timeout of the call", async () => {
    const config = oneToolbox({ a: fixture({}, { timeout: 500 }) });
    const workbench = await startWorkbench({ config, capabilities: { elicitation: {} } });
    workbench.rpc.onRequest("elicitation/create", async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return { action: "decline" };
    });
    await workbench.open();
    const question = {
      method: "elicitation/create",
      params: { message: "Sure?", requestedSchema: { type: "object" } },
    };
    const { structuredContent } = await workbench.use(at("a", "ask"), question);
    expect(structuredContent).toEqual({ result: { action: "decline" } });
  });

  it("reaches a client through a published server too", async () => {
    const config = oneToolbox({ everything: realServer("everything") });
    const workbench = await startWorkbench({ config, capabilities: { sampling: {} } });
    const content = { type: "text", text: "an answer from the client" };
    workbench.rpc.onRequest("sampling/createMessage", () => ({ role: "assistant", model: "m", content }));
    await workbench.open();
    const result = await workbench.use(at("everything", "trigger-sampling-request"), { prompt: "Hi", maxTokens: 5 });
    expect(textOf(result)).toContain("an answer from the client");
  });
});

describe("the roots of the client", () => {
  it("are said to have changed to every open server", async () => {
    const config = oneToolbox({ a: fixture() });
    const workbench = await startWorkbench({ config, capabilities: { roots: { listChanged: true } } });
    await workbench.open();
    workbench.rpc.notify("notifications/roots/list_changed");
    const told = async () => JSON.stringify((await workbench.use(at("a", "events"))).structuredContent);
    await expect.poll(told, { timeout: 20_000 }).toContain("notifications/roots/list_changed");
  });
});
