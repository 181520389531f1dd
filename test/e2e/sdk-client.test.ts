import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, realServer } from "../support/downstream.js";
import { connectSdkClient } from "../support/sdk-client.js";

const CONFIG = oneToolbox({ a: fixture(), everything: realServer("everything") });
const tool = (server: string, name: string) => ({ toolbox: "box", server, name });

describe("the official client", () => {
  it("lists, opens and uses, and finds the listing as its outputSchema says", async () => {
    const client = await connectSdkClient(CONFIG);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["open_toolbox", "use_tool"]);
    // It checks structuredContent against the outputSchema by itself, and throws if it does not fit.
    const opened = await client.callTool({ name: "open_toolbox", arguments: { toolbox: "box" } });
    expect(opened.structuredContent).toMatchObject({ servers_connected: 2 });
    const used = await client.callTool({
      name: "use_tool",
      arguments: { tool: tool("a", "echo"), arguments: { n: 1 } },
    });
    expect(used.structuredContent).toMatchObject({ arguments: { n: 1 } });
  });

  it("gets progress, and can cancel", async () => {
    const client = await connectSdkClient(CONFIG);
    await client.callTool({ name: "open_toolbox", arguments: { toolbox: "box" } });
    const steps: number[] = [];
    const cancelling = new AbortController();
    // Without an end of its own: that client loses a progress that it reads together with the answer.
    const call = { name: "use_tool", arguments: { tool: tool("a", "progress"), arguments: { steps: 1e6, ms: 20 } } };
    const endless = client.callTool(call, undefined, {
      signal: cancelling.signal,
      onprogress: ({ progress }) => {
        steps.push(progress);
        if (steps.length === 4) cancelling.abort("enough");
      },
    });
    await expect(endless).rejects.toThrow("enough");
    expect(steps.slice(0, 4)).toEqual([1, 2, 3, 4]);
    await client.ping();
  });

  it("answers a server's question", async () => {
    const client = new Client({ name: "test", version: "1" }, { capabilities: { elicitation: {} } });
    client.setRequestHandler(ElicitRequestSchema, () => ({ action: "accept", content: { name: "Ada" } }));
    await connectSdkClient(CONFIG, client);
    await client.callTool({ name: "open_toolbox", arguments: { toolbox: "box" } });
    const params = { message: "Name?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } };
    const ask = { tool: tool("a", "ask"), arguments: { method: "elicitation/create", params } };
    const { structuredContent } = await client.callTool({ name: "use_tool", arguments: ask });
    expect(structuredContent).toMatchObject({ result: { action: "accept", content: { name: "Ada" } } });
  });
});
