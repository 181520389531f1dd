import { setTimeout as sleep } from "node:timers/promises";
import type { Adapter, EchoServer } from "../adapter.js";
import { type Connected, connect, withConnected } from "../connect.js";
import { alternateSamples, median } from "../measure.js";
import { residentMemory } from "../process-figures.js";
import { type Amount, type Row, ratio } from "../report.js";
import { echoServers, rawPipe, workbench } from "../subjects.js";
import { bareNode } from "./cold-start.js";

const ROUNDS = 3;
const CALLS = 10_000;
const MANY_CALLS = 100_000;
const IN_FLIGHT = 32;
/** What was just started still allocates a little. */
const SETTLED = 200;

/** Bytes that a process holds; nothing of it where the system does not say. */
export async function benchMemory(): Promise<readonly Row[]> {
  if (Number.isNaN(residentMemory(process.pid))) return [];
  const one = echoServers(1);
  const sixteen = echoServers(16, 50);
  const { bare, started, opened, pipe, called } = await alternateSamples(
    {
      bare: () => memoryOf(bareNode, one, 0),
      started: () => memoryOf({ ...workbench, open: async () => {} }, one, 0),
      opened: () => memoryOf(workbench, sixteen, 0),
      pipe: () => memoryOf(rawPipe, one, CALLS),
      called: () => memoryOf(workbench, one, CALLS),
    },
    ROUNDS,
  );
  const floor = megabytes("bare node", median(bare));
  return [
    ratio(megabytes("after the start", median(started)), floor),
    ratio(megabytes("with 16 servers of 50 tools open", median(opened)), floor),
    ratio(megabytes("after 10,000 calls", median(called)), megabytes(rawPipe.name, median(pipe)), { atMost: 1.6 }),
    ...(await benchSlope(one)),
  ];
}

/**
 * How much of it remains after ten times as many calls, and whether that grows with as many again: a leak would. The heap
 * for young objects is not grown at once, so the first calls would be compared with a heap that is still to come.
 */
async function benchSlope(servers: readonly EchoServer[]): Promise<readonly Row[]> {
  return withConnected(
    { pipe: () => connect(rawPipe, servers), ours: () => connect(workbench, servers) },
    async ({ pipe, ours }) => {
      await callMany(pipe, MANY_CALLS);
      await callMany(ours, MANY_CALLS);
      const [ofPipe, before] = [residentMemory(pipe.pid), residentMemory(ours.pid)];
      const held: number[] = [];
      for (let calls = 0; calls < MANY_CALLS; calls += CALLS) {
        await callMany(ours, CALLS);
        held.push(residentMemory(ours.pid));
      }
      const flat = { atMost: 1, noise: 0.1 };
      const row = ratio(megabytes("", held.at(-1) ?? 0), megabytes("after 100,000", before), flat);
      const perCall = slope(held) / CALLS;
      return [
        ratio(megabytes("after 100,000 calls", before), megabytes(rawPipe.name, ofPipe)),
        { ...row, what: `after 100,000 more (${perCall.toFixed(0)} bytes a call)` },
      ];
    },
  );
}

export async function memoryOf(adapter: Adapter, servers: readonly EchoServer[], calls: number): Promise<number> {
  return withConnected({ subject: () => connect(adapter, servers) }, ({ subject }) => memoryAfter(subject, calls));
}

export async function memoryAfter(subject: Connected, calls: number): Promise<number> {
  if (calls > 0) await callMany(subject, calls);
  await sleep(SETTLED);
  return residentMemory(subject.pid);
}

function callMany(subject: Connected, calls: number): Promise<void> {
  return subject.client.repeat({ params: subject.call({ text: "Hello" }), calls, inFlight: IN_FLIGHT });
}

/** Of the line that fits the values best, by step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [covariance, variance] = values.reduce(
    ([sum, squares], value, step) => [sum + (step - middle) * (value - mean), squares + (step - middle) ** 2],
    [0, 0] as [number, number],
  );
  return covariance / variance;
}

export function megabytes(what: string, amount: number): Amount {
  return { what, amount, show: (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB` };
}
