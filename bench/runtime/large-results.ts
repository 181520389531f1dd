import { type Connected, connect, withConnected } from "../connect.js";
import { alternate, mapValues } from "../measure.js";
import { type Row, type Target, timesAsLong } from "../report.js";
import { direct, echoServers, rawPipe, workbench } from "../subjects.js";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

interface Size {
  readonly what: string;
  readonly size: number;
  readonly rounds: number;
  readonly calls: number;
  readonly target: Target;
}

export const SIZES: readonly Size[] = [
  { what: "64 KiB", size: 64 * KIBIBYTE, rounds: 20, calls: 40, target: { atMost: 1.2 } },
  { what: "1 MiB", size: MEBIBYTE, rounds: 20, calls: 4, target: { atMost: 1 } },
  { what: "7 MiB", size: 7 * MEBIBYTE, rounds: 12, calls: 1, target: { atMost: 1 } },
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
  return withConnected(
    {
      direct: () => connect(direct, servers),
      pipe: () => connect(rawPipe, servers),
      ours: () => connect(workbench, servers),
    },
    async (subjects) => {
      const rows: Row[] = [];
      const perMebibyte = new Map<string, number>();
      for (const size of SIZES) {
        const { ours, pipe, direct: alone } = await measureLargeResult(subjects, size);
        const timed = { what: `result of ${size.what}`, milliseconds: ours };
        rows.push(
          timesAsLong(timed, { what: rawPipe.name, milliseconds: pipe }, size.target),
          timesAsLong(timed, { what: direct.name, milliseconds: alone }),
        );
        perMebibyte.set(size.what, ours / (size.size / MEBIBYTE));
      }
      const linear = (what: string) => ({ what, milliseconds: perMebibyte.get(what) ?? Number.NaN });
      const row = timesAsLong(linear("7 MiB"), linear("1 MiB"), { atMost: 1, noise: 0.2 });
      return [...rows, { ...row, what: "each MiB of 7 MiB, against that of 1 MiB" }];
    },
  );
}
