import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

async function start() {
  const workbench = await startWorkbench({ config: oneToolbox({ odd: fixture({ id: "odd", "odd-tools": true }) }) });
  return { workbench, listing: await workbench.open() };
}

const ODD_RESULTS = {
  "unknown content and unknown fields": {
    content: [
      { type: "hologram", data: { deep: [null, { er: 1.5 }] } },
      {
        type: "text",
        text: "line\u2028 \u0000 \ud800 ümlaut 😀",
        annotations: { audience: ["nobody"] },
        futureField: [1],
      },
      { type: "image", data: "AA==", mimeType: "image/png", _meta: { "example.com/a": 1 } },
      { type: "resource_link", uri: "file:///a", name: "a", futureField: {} },
      { type: "resource", resource: { uri: "file:///b", text: "b", futureField: null } },
    ],
    futureField: { kept: true },
  },
  "structured content, _meta and isError": {
    content: [{ type: "text", text: "{}" }],
    structuredContent: { nested: { list: [1, 2, { three: null }] }, __proto__key: "kept" },
    _meta: { "example.com/trace": ["a"], progressToken: "not ours" },
    isError: true,
  },
  "an isError of false": { content: [], isError: false },
  "no content at all": { toolResult: "as in the oldest protocol" },
  "a list where a text should be": { content: [{ type: "text", text: ["a", "b"] }], structuredContent: [1, 2] },
  "a result with fields named as ours": { content: [], toolbox: "x", servers_failed: [], tools: "none" },
};

describe("a result of a downstream tool", () => {
  it.each(Object.entries(ODD_RESULTS))("arrives as it was sent: %s", async (_, result) => {
    const { workbench } = await start();
    expect(await workbench.use(at("odd", "reply"), { result })).toEqual(result);
  });

  it("keeps an own key __proto__, and every digit and character", async () => {
    const { workbench } = await start();
    const body =
      '{"content":[],"structuredContent":{"__proto__":{"polluted":1},"constructor":2,"n":[0.1,1.0,-0,12345678901234567890,1e400],"s":"\\ud800"}}';
    const use = workbench.use(at("odd", "raw"), { before: `{"jsonrpc":"2.0","id":$ID,"result":${body}}` });
    await use;
    expect(workbench.rpc.lines.at(-1)).toContain(body);
  });
});

describe("a protocol error of a downstream tool", () => {
  it("becomes a result that names tool, server, toolbox and reason", async () => {
    const { workbench } = await start();
    const error = { code: -32001, message: "the moon is down", data: { more: 1 } };
    const result = await workbench.use(at("odd", "reply"), { error });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(
      /^Error executing tool 'reply' in server 'odd' \(toolbox 'box'\): .*the moon is down/u,
    );
  });
});

describe("a call of a downstream tool", () => {
  it("arrives with its arguments and _meta as they were sent", async () => {
    const { workbench } = await start();
    const args = { text: "a", none: null, deep: { list: [[], {}, "", 0, false] }, "ümlaut 😀": 1e21 };
    const meta = { "example.com/trace": { id: 7 } };
    const { structuredContent } = await workbench.use(at("odd", "echo"), args, meta);
    expect(structuredContent).toEqual({ server: "odd", name: "echo", arguments: args, meta });
  });

  it("may leave its arguments out", async () => {
    const { workbench } = await start();
    const { structuredContent } = await workbench.call("use_tool", { tool: at("odd", "echo") });
    expect(structuredContent).toMatchObject({ name: "echo", arguments: {} });
  });
});
