import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { startHttpDownstream } from "../support/http-downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { soon } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const KINDS = [
  { kind: "http", transport: "http" },
  { kind: "sse", transport: "sse" },
] as const;

describe.each(KINDS)("a server over $kind", ({ kind, transport }) => {
  it("gets the headers of the configuration with every request", async () => {
    const downstream = await startHttpDownstream({ "require-header": "x-key:sesame" });
    const config = oneToolbox({
      a: { url: downstream[kind], transport, headers: { "X-Key": "sesame" } },
      b: { url: downstream[kind], transport },
    });
    const workbench = await startWorkbench({ config });
    const listing = await workbench.open();
    expect(listing.servers_connected).toBe(1);
    expect(listing.servers_failed).toEqual([{ server: "b", error: expect.stringContaining("401") as string }]);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });

  it.each([401, 403, 404, 500, 503])("is reported with the status that it answers: %i", async (status) => {
    const downstream = await startHttpDownstream({ status });
    const workbench = await startWorkbench({
      config: oneToolbox({ a: { url: downstream[kind], transport }, b: fixture() }),
    });
    const listing = await soon(workbench.open());
    expect(listing.servers_failed?.[0]?.error).toContain(String(status));
  });

  it("has all of its progress reach the client before the answer", async () => {
    const downstream = await startHttpDownstream();
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: downstream[kind], transport } }) });
    await workbench.open();
    await workbench.use(at("a", "progress"), { steps: 20 }, { progressToken: "mine" });
    const steps = workbench.rpc.received("notifications/progress").map(({ progress }) => progress);
    expect(steps).toEqual(Array.from({ length: 20 }, (_, step) => step + 1));
  });

  it("is connected again after it came back, and no call is sent twice", async () => {
    const record = temporaryFile();
    const first = await startHttpDownstream({ record });
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: first[kind], transport } }) });
    await workbench.open();
    const dead = await soon(workbench.use(at("a", "die")));
    expect(dead.isError).toBe(true);
    const whileGone = await soon(workbench.use(at("a", "echo")));
    expect(whileGone.isError).toBe(true);
    await startHttpDownstream({ record, port: first.port });
    const again = await soon(workbench.use(at("a", "echo")));
    expect(again.isError, textOf(again)).not.toBe(true);
    expect(recorded(record, "call").map(({ name }) => name)).toEqual(["die", "echo"]);
  });

  it("is connected again after it has lost the session", async () => {
    const downstream = await startHttpDownstream();
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: downstream[kind], transport } }) });
    await workbench.open();
    await downstream.forget();
    // The first call may be the one that learns of it; a call that was sent is never sent again.
    await soon(workbench.use(at("a", "echo")));
    const again = await soon(workbench.use(at("a", "echo")));
    expect(again.isError, textOf(again)).not.toBe(true);
  });
});

describe("a server over Streamable HTTP", () => {
  it("may have no sessions", async () => {
    const downstream = await startHttpDownstream({ stateless: true, id: "free" });
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: downstream.http } }) });
    expect((await workbench.open()).servers_connected).toBe(1);
    expect((await workbench.use(at("a", "echo"))).structuredContent).toMatchObject({ server: "free" });
  });

  it("is told when its session ends", async () => {
    const record = temporaryFile();
    const downstream = await startHttpDownstream({ record });
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: downstream.http } }) });
    await workbench.open();
    await workbench.close();
    await expect.poll(() => recorded(record, "session-closed"), { timeout: 20_000 }).toHaveLength(1);
  });

  it("does not hold up the end by never answering that its session ends", async () => {
    const downstream = await startHttpDownstream({ hang: "delete" });
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url: downstream.http } }) });
    await workbench.open();
    expect(await soon(workbench.close())).toMatchObject({ code: 0 });
  });
});

describe("an address that is no MCP server", () => {
  it.each([
    { title: "a web page", body: "<html>", type: "text/html" },
    { title: "other JSON", body: '{"hello":1}', type: "application/json" },
    { title: "broken JSON", body: '{"hello"', type: "application/json" },
    { title: "an empty stream", body: "", type: "text/event-stream" },
  ])("is reported: $title", async ({ body, type }) => {
    const server = createServer((_, response) => response.writeHead(200, { "content-type": type }).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
    const workbench = await startWorkbench({ config: oneToolbox({ a: { url }, b: fixture() }) });
    const listing = await soon(workbench.open());
    expect(listing.servers_connected).toBe(1);
    expect(listing.servers_failed?.[0]?.error).toMatch(/^Failed to connect to server 'a' in toolbox 'box': ./u);
  });
});
