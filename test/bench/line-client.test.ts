import { afterEach, describe, expect, it } from "vitest";
import type { Adapter } from "../../bench/adapter.js";
import { type Connected, connect } from "../../bench/connect.js";
import { cpuTime, residentMemory } from "../../bench/process-figures.js";
import { direct, echoServers, rawPipe, workbench } from "../../bench/subjects.js";

const started: Connected[] = [];

async function start(adapter: Adapter, servers = 1): Promise<Connected> {
  const connected = await connect(adapter, echoServers(servers));
  started.push(connected);
  return connected;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((connected) => connected.close()));
});

describe.each([direct, rawPipe, workbench])("the subject $name", (adapter) => {
  it("reaches the tool", async () => {
    const { client, call } = bound(await start(adapter));
    const { content } = await client.request("tools/call", call({ text: 'a "b"\n' }));
    expect(content).toEqual([{ type: "text", text: 'a "b"\n' }]);
  });

  it("gives a large result whole", async () => {
    const { client, call } = bound(await start(adapter));
    const { content } = await client.request("tools/call", call({ size: 65_536 }));
    const [{ text } = { text: "" }] = content as { text: string }[];
    // On the wire a newline is two bytes.
    expect(text.replaceAll("\n", "\\n")).toHaveLength(65_536);
  });

  it("answers every one of many calls", async () => {
    const { client, call } = bound(await start(adapter));
    const latencies: number[] = [];
    await client.repeat({ params: call({ text: "Hello" }), calls: 100, inFlight: 8 });
    await client.repeat({ params: call({ text: "Hello" }), calls: 20, inFlight: 1, latencies });
    expect(latencies).toHaveLength(20);
  });
});

describe("the line client", () => {
  it("refuses to time errors", async () => {
    const { client } = await start(workbench);
    const params = { name: "use_tool", arguments: { tool: { toolbox: "box", server: "none", name: "echo" } } };
    await expect(client.repeat({ params, calls: 3, inFlight: 1 })).rejects.toThrow("not a result");
  });

  it("reports the last words of a process that ends", async () => {
    const dying: Adapter = {
      ...direct,
      launch: () => ({ command: process.execPath, args: ["-e", "throw new Error('cannot start')"] }),
    };
    await expect(start(dying)).rejects.toThrow("cannot start");
  });
});

describe.runIf(process.platform === "linux")("the figures of a process", () => {
  it("are those of this one", () => {
    const { user, system } = process.cpuUsage();
    // The kernel counts in hundredths of a second.
    expect(cpuTime(process.pid)).toBeGreaterThanOrEqual((user + system) / 1000 - 20);
    expect(residentMemory(process.pid) / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  });
});

function bound(connected: Connected) {
  return { client: connected.client, call: (args: object) => connected.call(args) };
}
