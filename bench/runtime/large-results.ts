import { type Connected, connect, withConnected } from "../connect.js";
import { alternate, mapValues, repeatRuns } from "../measure.js";
import { type Row, ratio, type Target, type Timed, timesAsLong } from "../report.js";
import { direct, echoServers, rawPipe, workbench } from "../subjects.js";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const RUNS = 3;

interface Size {
  readonly what: string;
  readonly size: number;
  readonly rounds: number;
  readonly calls: number;
  readonly target: Target;
}

/** Milliseconds by the size of the result. */
type BySize = Readonly<Record<string, number>>;

export const SIZES: readonly Size[] = [
  { what: "64 KiB", size: 64 * KIBIBYTE, rounds: 8, calls: 40, target: { atMost: 1.2 } },
  { what: "1 MiB", size: MEBIBYTE, rounds: 8, calls: 4, target: { atMost: 1 } },
  { what: "7 MiB", size: 7 * MEBIBYTE, rounds: 6, calls: 1, target: { atMost: 1 } },
];

/** Milliseconds of a call whose result has that size. */
export async function measureLargeResult<Name extends string>(
  subjects: Readonly<Record<Name, Connected>>,
  { size, rounds, calls }: Size,
): Promise<Readonly<Record<Name, number>>> {
  const times = await alternate(
    mapValues(
      subjects,
      (subject) => () => subject.client.repeat({ params: subject.call({ size }), calls, inFlight: 1 }),
    ),
    rounds,
  );
  return mapValues(times, (milliseconds) => milliseconds / calls);
}

export async function benchLargeResults(): Promise<readonly Row[]> {
  const servers = echoServers(1);
  const connecting = {
    direct: () => connect(direct, servers),
    pipe: () => connect(rawPipe, servers),
    ours: () => connect(workbench, servers),
  };
  const figures = await repeatRuns(RUNS, () => withConnected(connecting, measureSizes));
  const timed = (subject: keyof typeof connecting, name: string, { what }: Size): Timed => ({
    what: name,
    milliseconds: figures[subject][what] ?? Number.NaN,
  });
  const rows = SIZES.flatMap((size) => {
    const ours = timed("ours", `result of ${size.what}`, size);
    return [
      timesAsLong(ours, timed("pipe", rawPipe.name, size), size.target),
      timesAsLong(ours, timed("direct", direct.name, size)),
    ];
  });
  return [...rows, growth(figures.ours, figures.pipe)];
}

/** How the cost of a MiB grows with the size: it does so in any pipe, once nothing fits into the processor's caches. */
function growth(ours: BySize, pipe: BySize): Row {
  const factor = ({ "1 MiB": small = Number.NaN, "7 MiB": large = Number.NaN }: BySize) => large / 7 / small;
  const amount = (what: string, of: BySize) => ({
    what,
    amount: factor(of),
    show: (value: number) => `${value.toFixed(2)} ×`,
  });
  const what = "each MiB of 7 MiB, against that of 1 MiB";
  // One that reads in quadratic time would be at seven.
  return ratio(amount(what, ours), amount(rawPipe.name, pipe), { atMost: 1.5 });
}

/** Each subject's milliseconds, by the size of the result. */
async function measureSizes<Name extends string>(
  subjects: Readonly<Record<Name, Connected>>,
): Promise<Readonly<Record<Name, BySize>>> {
  const bySize = new Map<string, Readonly<Record<Name, number>>>();
  for (const size of SIZES) bySize.set(size.what, await measureLargeResult(subjects, size));
  return mapValues(subjects, (_, name) => Object.fromEntries([...bySize].map(([what, times]) => [what, times[name]])));
}
