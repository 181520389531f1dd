import { type Connected, connect, withConnected } from "../connect.js";
import { alternate, alternateSamples, mapValues, median, percentile, repeatRuns } from "../measure.js";
import { cpuTime } from "../process-figures.js";
import { type Amount, type Row, ratio, type Target, timesAsLong } from "../report.js";
import { direct, echoServers, rawPipe, sdkPipe, workbench } from "../subjects.js";

const ARGUMENTS = { text: "Hello" };
const RUNS = 7;
/** Until the compiler has seen enough. */
const WARM_UP = { calls: 10_000, inFlight: 8 };
const ONE_AT_A_TIME = { rounds: 8, calls: 250 };
const SIDE_BY_SIDE = { rounds: 4, calls: 2_000, inFlight: 32 };

export type CallFigures = {
  /** Milliseconds of a call, one at a time. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the subject's own process for each of those calls, in milliseconds. */
  readonly cpu: number;
  /** With many in flight. */
  readonly perSecond: number;
};

export function measureCalls<Name extends string>(
  connecting: Readonly<Record<Name, () => Promise<Connected>>>,
  runs: number,
): Promise<Readonly<Record<Name, CallFigures>>> {
  return repeatRuns(runs, () =>
    withConnected(connecting, async (subjects) => {
      await warmUp(subjects);
      const latency = await measureLatency(subjects);
      const rates = await measureThroughput(subjects);
      return mapValues(latency, (figures, name) => ({ ...figures, perSecond: rates[name] }));
    }),
  );
}

export async function warmUp(subjects: Readonly<Record<string, Connected>>): Promise<void> {
  for (const subject of Object.values(subjects)) {
    await subject.client.repeat({ params: subject.call(ARGUMENTS), ...WARM_UP });
  }
}

async function measureLatency<Name extends string>(subjects: Readonly<Record<Name, Connected>>) {
  const { rounds, calls } = ONE_AT_A_TIME;
  const samples = await alternateSamples(
    mapValues(subjects, (subject) => async () => {
      const latencies: number[] = [];
      const before = cpuTime(subject.pid);
      await subject.client.repeat({ params: subject.call(ARGUMENTS), calls, inFlight: 1, latencies });
      const cpu = cpuTime(subject.pid) - before;
      return { p50: median(latencies), p99: percentile(latencies, 0.99), cpu };
    }),
    rounds,
  );
  return mapValues(samples, (all) => ({
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    // A sum: the kernel's clock is too coarse for single rounds.
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0) / (calls * rounds),
  }));
}

async function measureThroughput<Name extends string>(subjects: Readonly<Record<Name, Connected>>) {
  const { rounds, calls, inFlight } = SIDE_BY_SIDE;
  const times = await alternate(
    mapValues(subjects, (subject) => () => subject.client.repeat({ params: subject.call(ARGUMENTS), calls, inFlight })),
    rounds,
  );
  return mapValues(times, (milliseconds) => (calls / milliseconds) * 1000);
}

export function perSecond(what: string, amount: number): Amount {
  return { what, amount, show: (rate) => `${Math.round(rate).toLocaleString("en-US")}/s` };
}

export async function benchCalls(): Promise<readonly Row[]> {
  const servers = echoServers(1);
  const figures = await measureCalls(
    {
      direct: () => connect(direct, servers),
      pipe: () => connect(rawPipe, servers),
      sdk: () => connect(sdkPipe, servers),
      ours: () => connect(workbench, servers),
    },
    RUNS,
  );
  const { direct: alone, pipe, sdk, ours } = figures;
  const row = (what: string, figure: "p50" | "p99" | "cpu", floor: "pipe" | "direct", target?: Target) =>
    timesAsLong(
      { what, milliseconds: ours[figure] },
      { what: floor === "pipe" ? rawPipe.name : direct.name, milliseconds: figures[floor][figure] },
      target,
    );
  const sdkRow = (what: string, figure: "p50" | "cpu") =>
    timesAsLong(
      { what: `${sdkPipe.name}: ${what}`, milliseconds: sdk[figure] },
      { what: rawPipe.name, milliseconds: pipe[figure] },
    );
  const [P50, CPU, RATE] = [
    "one call at a time, p50",
    "own processor time of a call",
    "32 calls in flight, share of throughput",
  ];
  const rate = perSecond(RATE, ours.perSecond);
  const rateOfPipe = perSecond(rawPipe.name, pipe.perSecond);
  const knowsCpu = !Number.isNaN(ours.cpu);
  return [
    row(P50, "p50", "pipe", { atMost: 1.35 }),
    row(P50, "p50", "direct"),
    row("one call at a time, p99", "p99", "pipe"),
    row("one call at a time, p99", "p99", "direct"),
    ...(knowsCpu ? [row(CPU, "cpu", "pipe", { atMost: 1.8 })] : []),
    ratio(rate, rateOfPipe, { atLeast: 0.45 }),
    ratio(rate, perSecond(direct.name, alone.perSecond)),
    sdkRow(P50, "p50"),
    ...(knowsCpu ? [sdkRow(CPU, "cpu")] : []),
    ratio(perSecond(`${sdkPipe.name}: ${RATE}`, sdk.perSecond), rateOfPipe),
  ];
}
