import { type Connected, connect, withConnected } from "../connect.js";
import { alternate, alternateSamples, mapValues, median, repeatRuns } from "../measure.js";
import { type Row, timesAsLong } from "../report.js";
import { echoServers, workbench } from "../subjects.js";
import { warmUp } from "./calls.js";
import { measureOpening } from "./opening.js";

const TOOLS = [10, 100, 1_000, 10_000];
const SERVERS = [1, 4, 16, 64];
const RUNS = 3;
const CALLS = { rounds: 12, calls: 150 };
const OPEN_AGAIN_ROUNDS = 4;
const OPEN_ROUNDS = 3;
/** It must not grow; two runs of the same differ by so much. */
const CONSTANT = { atMost: 1, noise: 0.15 };

/** What a call and an opening cost as a workbench grows. */
export async function benchGrowth(): Promise<readonly Row[]> {
  return [...(await benchTools()), ...(await benchServers())];
}

async function benchTools(): Promise<readonly Row[]> {
  const connecting = byCount(TOOLS, (tools) => () => connect(workbench, echoServers(1, tools)));
  const figures = await repeatRuns(RUNS, () =>
    withConnected(connecting, async (subjects) => {
      const calls = await medianCalls(subjects);
      // Opened again, so that the start of a process does not hide what the listing costs.
      const again = await alternate(
        mapValues(subjects, (subject) => () => subject.open()),
        OPEN_AGAIN_ROUNDS,
      );
      return mapValues(again, (open, tools) => ({ call: calls[tools] ?? 0, perTool: open / Number(tools) }));
    }),
  );
  return [
    ...growthRows(
      mapValues(figures, ({ call }) => call),
      TOOLS,
      "a call",
      "tools",
    ),
    // With ten, listing is mostly the call itself.
    ...growthRows(
      mapValues(figures, ({ perTool }) => perTool),
      TOOLS.slice(1),
      "listing a tool",
      "tools",
    ),
  ];
}

async function benchServers(): Promise<readonly Row[]> {
  const connecting = byCount(SERVERS, (servers) => () => connect(workbench, echoServers(servers)));
  const figures = await repeatRuns(RUNS, () =>
    withConnected(connecting, async (subjects) => mapValues(await medianCalls(subjects), (call) => ({ call }))),
  );
  const rows = growthRows(
    mapValues(figures, ({ call }) => call),
    SERVERS,
    "a call",
    "servers",
  );
  for (const count of SERVERS) {
    const { ours, parallel } = await measureOpening(echoServers(count), OPEN_ROUNDS);
    const what = `open ${count} servers`;
    rows.push(timesAsLong({ what, milliseconds: ours }, { what: "started in parallel", milliseconds: parallel }));
  }
  return rows;
}

function byCount<Value>(counts: readonly number[], make: (count: number) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(counts.map((count) => [count, make(count)]));
}

async function medianCalls(subjects: Readonly<Record<string, Connected>>): Promise<Readonly<Record<string, number>>> {
  const { rounds, calls } = CALLS;
  await warmUp(subjects);
  const samples = await alternateSamples(
    mapValues(subjects, (subject) => async () => {
      const latencies: number[] = [];
      await subject.client.repeat({ params: subject.call({ text: "Hello" }), calls, inFlight: 1, latencies });
      return median(latencies);
    }),
    rounds,
  );
  return mapValues(samples, median);
}

function growthRows(
  times: Readonly<Record<string, number>>,
  counts: readonly number[],
  what: string,
  of: string,
): Row[] {
  const [first = 0, ...others] = counts;
  const timed = (count: number, text: string) => ({ what: text, milliseconds: times[count] ?? Number.NaN });
  return others.map((count) =>
    timesAsLong(
      timed(count, `${what} with ${count.toLocaleString("en-US")} ${of}`),
      timed(first, `with ${first}`),
      CONSTANT,
    ),
  );
}
