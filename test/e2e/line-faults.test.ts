import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { soon } from "../support/timing.js";
import { at, startWorkbench, textOf, type Workbench } from "../support/workbench.js";

const MEBIBYTE = 1024 * 1024;

/** The memory that the workbench itself holds, in MiB. */
function memoryOf(workbench: Workbench): number {
  const status = readFileSync(`/proc/${workbench.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}

describe("lines of a downstream server", () => {
  it.each([{ garbage: true }, { crlf: true }, { garbage: true, crlf: true }] as const)(
    "may be mixed with others that are no messages, or end otherwise: %j",
    async (options) => {
      const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ id: "a", ...options }) }) });
      expect((await workbench.open()).servers_connected).toBe(1);
      for (let call = 0; call < 5; call++) {
        const { structuredContent } = await workbench.use(at("a", "echo"), { call });
        expect(structuredContent).toMatchObject({ server: "a", arguments: { call } });
      }
      for (const line of workbench.rpc.lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
    },
  );

  it("may give ids and tokens back as strings", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ id: "a", "string-ids": true }) }) });
    expect((await workbench.open()).servers_connected).toBe(1);
    const { structuredContent } = await workbench.use(at("a", "progress"), { steps: 2 }, { progressToken: "t" });
    expect(structuredContent).toEqual({ server: "a", steps: 2 });
    expect(workbench.rpc.received("notifications/progress").map(({ progress }) => progress)).toEqual([1, 2]);
  });

  it("reach the client without a carriage return, between which some readers would see a message", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const forged = '{"jsonrpc":"2.0","id":1,"result":{}}';
    const before = `{"jsonrpc":"2.0","id":$ID,"result":{"content":[\r${forged}\r]}}\r`;
    expect(await workbench.use(at("a", "raw"), { before })).toEqual({ content: [JSON.parse(forged)] });
    for (const line of workbench.rpc.lines) expect(line).not.toContain("\r");
  });

  it("may be nested more deeply than can be written", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const progress = `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":$ID,"progress":1,"deep":${deep}}}`;
    const before = `${progress}\n{"jsonrpc":"2.0","id":$ID,"result":{"content":[]}}`;
    expect(await workbench.use(at("a", "raw"), { before }, { progressToken: "t" })).toEqual({ content: [] });
    expect(await workbench.close()).toMatchObject({ code: 0 });
  });

  it.each([
    ['{"jsonrpc":"2.0","id":$ID,"method":"a/request","params":{"large":[', "]}}"],
    ['{"method":"a/request","params":{"large":[', ']},"jsonrpc":"2.0","id":$ID}'],
    ['{"jsonrpc":"2.0","id":987654,"result":{"large":[', "]}}"],
  ])("fail no call when they are too large and no answer to one: %s…%s", async (before, end) => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const other = workbench.use(at("a", "sleep"), { ms: 2_000 });
    const large = { item: JSON.stringify("x".repeat(1024)), count: 9 * 1024 };
    const after = `${end}\n{"jsonrpc":"2.0","id":$ID,"result":{"content":[]}}`;
    expect(await workbench.use(at("a", "raw"), { before, ...large, after })).toEqual({ content: [] });
    expect((await other).structuredContent).toMatchObject({ slept: 2_000 });
    expect(workbench.stderr).toContain("is larger than the limit");
  });

  it.each([false, true])("fail only their own call when they are too large (id at the end: %s)", async (idLast) => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record }) }) });
    await workbench.open();
    const other = workbench.use(at("a", "sleep"), { ms: 300 });
    const result = await workbench.use(at("a", "big"), { bytes: 9 * MEBIBYTE, idLast });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(
      /^Error executing tool 'big' in server 'a' \(toolbox 'box'\): its answer of 9(\.0)? MiB is larger than the limit of 8(\.0)? MiB/u,
    );
    expect((await other).structuredContent).toMatchObject({ slept: 300 });
    expect((await workbench.use(at("a", "pid"))).isError).not.toBe(true);
    expect(recorded(record, "start")).toHaveLength(1);
  });

  it("are taken up to the limit", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const result = await workbench.use(at("a", "big"), { bytes: 7.9 * MEBIBYTE });
    expect(textOf(result)).toHaveLength(Math.floor(7.9 * MEBIBYTE));
  });

  it("are not kept when they are far too large: memory stays bounded", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    const result = await workbench.use(at("a", "big"), { bytes: 100 * MEBIBYTE });
    expect(textOf(result)).toContain("its answer of 100");
    const memory = memoryOf(workbench);
    console.info(`memory after a line of 100 MiB: ${Math.round(memory)} MiB`);
    expect(memory).toBeLessThan(300);
  });

  it("that never end fail the call, and harm no other server", async () => {
    const servers = { endless: fixture({ "endless-line": "call" }, { timeout: 4_000 }), good: fixture() };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    await workbench.open();
    const result = await soon(workbench.use(at("endless", "echo")), 60_000);
    expect(result.isError).toBe(true);
    expect((await workbench.use(at("good", "echo"))).isError).not.toBe(true);
    expect(memoryOf(workbench)).toBeLessThan(300);
  });

  it("that never end fail an opening too", async () => {
    const servers = { endless: fixture({ "endless-line": "list" }, { connectTimeout: 3_000 }), good: fixture() };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    const listing = await workbench.open();
    expect(listing.servers_connected).toBe(1);
    expect(listing.servers_failed).toHaveLength(1);
  });
});

describe("a server that stops reading", () => {
  it("fails its calls instead of filling the memory, and harms no other server", async () => {
    const servers = { deaf: fixture({ "stop-reading": true }, { timeout: 8_000 }), good: fixture() };
    const workbench = await startWorkbench({ config: oneToolbox(servers) });
    await workbench.open();
    const text = "x".repeat(MEBIBYTE);
    const deaf = Array.from({ length: 40 }, () => workbench.use(at("deaf", "echo"), { text }));
    const first = await soon(Promise.race(deaf.slice(1)), 60_000);
    expect(first.isError).toBe(true);
    expect(textOf(first)).toMatch(/it does not read its input: .* are waiting to be sent/u);
    expect((await workbench.use(at("good", "echo"))).isError).not.toBe(true);
    for (const result of await soon(Promise.all(deaf), 60_000)) expect(result.isError).toBe(true);
  });
});

describe("stderr of a downstream server", () => {
  it("is forwarded line by line with the server's name", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ talker: fixture({ stderr: "hello\nworld\n" }) }) });
    await workbench.open();
    await expect.poll(() => workbench.stderr, { timeout: 20_000 }).toMatch(/talker.*hello\n.*talker.*world\n/u);
  });

  it("has control characters escaped", async () => {
    const workbench = await startWorkbench({
      config: oneToolbox({ a: fixture({ stderr: "red \u001b[31m\u202e end\n" }) }),
    });
    await workbench.open();
    await expect.poll(() => workbench.stderr, { timeout: 20_000 }).toContain("red \\u001b[31m\\u202e end");
    expect(workbench.stderr).not.toContain("\u001b[31m\u202e");
  });

  it("may flood: the server works, and little of it is forwarded", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ "flood-stderr": 20_000 }) }) });
    expect((await workbench.open()).servers_connected).toBe(1);
    await workbench.use(at("a", "shout"), { lines: 20_000 });
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
    await workbench.close();
    const lines = workbench.stderr.split("\n").length;
    console.info(`lines forwarded of 40000: ${lines}`);
    expect(lines).toBeLessThan(5_000);
  });
});
