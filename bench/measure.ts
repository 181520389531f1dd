/** Something whose time is taken. */
export type Subject = () => void | Promise<void>;

/**
 * What each subject gives, round by round. In every round each has its turn, so that a busy moment of the machine hits
 * all of them; the first round only warms up.
 */
export async function alternateSamples<Name extends string, Sample>(
  subjects: Readonly<Record<Name, () => Sample | Promise<Sample>>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly Sample[]>>> {
  const names = Object.keys(subjects) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Sample[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const sample = await subjects[name]();
      if (round > 0) samples[name].push(sample);
    }
  }
  return samples;
}

/** Median milliseconds of each subject, measured alternately. */
export async function alternate<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> {
  const timers = mapValues(subjects, (subject) => () => millisecondsOf(subject));
  return mapValues(await alternateSamples(timers, rounds), median);
}

export async function millisecondsOf(subject: Subject): Promise<number> {
  const started = performance.now();
  await subject();
  return performance.now() - started;
}

/**
 * Median figures of several runs. Two processes of the same program differ for all of their lives, by where they lie in
 * memory and on which processor, so what is compared is started afresh a few times.
 */
export async function repeatRuns<Name extends string, Figures extends Readonly<Record<string, number>>>(
  runs: number,
  run: () => Promise<Readonly<Record<Name, Figures>>>,
): Promise<Readonly<Record<Name, Figures>>> {
  const first = await run();
  const all = [first];
  while (all.length < runs) all.push(await run());
  return mapValues(
    first,
    (figures, name) =>
      mapValues(figures, (_, figure) => median(all.map((one) => one[name][figure] ?? Number.NaN))) as Figures,
  );
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which that share of the values lies; between two of them, what lies between. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (value: From, name: Name) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries(record) as [Name, From][];
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<Name, To>;
}
