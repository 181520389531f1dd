import type { Adapter } from "../adapter.js";
import { Connected, connect, type Surroundings, withConnected } from "../connect.js";
import { install } from "../install.js";
import { mapValues } from "../measure.js";
import { missing, type Row, ratio, timesAsLong } from "../report.js";
import { measureCalls, perSecond } from "../runtime/calls.js";
import { bareNode, measureColdStart } from "../runtime/cold-start.js";
import { measureLargeResult, SIZES } from "../runtime/large-results.js";
import { megabytes, memoryAfter } from "../runtime/memory.js";
import { echoServers, rawPipe, workbench } from "../subjects.js";
import { withHttpServer } from "./http-server.js";

const COLD_STARTS = 9;
const CALL_RUNS = 2;
const LARGE_ROUNDS = 4;
const CALLS = 10_000;
const SERVERS = echoServers(1);

/** The same figures for another, with the workbench beside it in the same run. */
export async function benchOther(adapter: Adapter): Promise<readonly Row[]> {
  try {
    const installed = adapter.package === undefined ? "" : await install(adapter.package);
    if (adapter.over !== "http") return await figuresOf(adapter, { installed });
    return await withHttpServer((url) => figuresOf(adapter, { installed, url }));
  } catch (error) {
    return [missing(adapter.package ?? adapter.name, reason(error))];
  }
}

async function figuresOf(adapter: Adapter, surroundings: Surroundings): Promise<readonly Row[]> {
  const connecting = {
    floor: () => connect(rawPipe, SERVERS),
    ours: () => connect(workbench, SERVERS),
    other: () => connect(adapter, SERVERS, surroundings),
  };
  const parts = [
    () => coldStartRows(adapter, surroundings),
    () => callRows(connecting),
    ...SIZES.map((size) => () => largeResultRows(connecting, size)),
    () => memoryRows(connecting),
  ];
  const rows: Row[] = [];
  for (const part of parts) rows.push(...(await part()));
  return rows;
}

type Connecting = Readonly<Record<"floor" | "ours" | "other", () => Promise<Connected>>>;

async function coldStartRows(adapter: Adapter, surroundings: Surroundings): Promise<readonly Row[]> {
  const start = (one: Adapter, around?: Surroundings) => () => new Connected(one, SERVERS, around);
  const starts = { floor: start(bareNode), ours: start(workbench), other: start(adapter, surroundings) };
  const { floor, ours, other } = await measureColdStart(starts, COLD_STARTS);
  const row = (milliseconds: number) =>
    timesAsLong({ what: "cold start", milliseconds }, { what: bareNode.name, milliseconds: floor.initialize });
  return [beside(row(other.initialize), row(ours.initialize))];
}

async function callRows(connecting: Connecting): Promise<readonly Row[]> {
  const { floor, ours, other } = await measureCalls(connecting, CALL_RUNS);
  const row = (what: string, figure: "p50" | "cpu") => {
    const times = (subject: typeof floor) =>
      timesAsLong({ what, milliseconds: subject[figure] }, { what: rawPipe.name, milliseconds: floor[figure] });
    return beside(times(other), times(ours));
  };
  const rate = (subject: typeof floor) =>
    ratio(perSecond("32 calls in flight", subject.perSecond), perSecond(rawPipe.name, floor.perSecond));
  return [
    row("one call at a time, p50", "p50"),
    ...(Number.isNaN(other.cpu) ? [] : [row("own processor time of a call", "cpu")]),
    beside(rate(other), rate(ours)),
  ];
}

async function largeResultRows(connecting: Connecting, size: (typeof SIZES)[number]): Promise<readonly Row[]> {
  const what = `result of ${size.what}`;
  try {
    const { floor, ours, other } = await withConnected(connecting, (subjects) =>
      measureLargeResult(subjects, { ...size, rounds: LARGE_ROUNDS }),
    );
    const row = (milliseconds: number) =>
      timesAsLong({ what, milliseconds }, { what: rawPipe.name, milliseconds: floor });
    return [beside(row(other), row(ours))];
  } catch (error) {
    // Some break on them.
    return [missing(what, reason(error))];
  }
}

async function memoryRows(connecting: Connecting): Promise<readonly Row[]> {
  return withConnected(connecting, async (subjects) => {
    const { floor, ours, other } = mapValues(subjects, (subject) => () => memoryAfter(subject, CALLS));
    const [least, mine, theirs] = [await floor(), await ours(), await other()];
    const row = (bytes: number) => ratio(megabytes("memory after 10,000 calls", bytes), megabytes(rawPipe.name, least));
    return Number.isNaN(least) ? [] : [beside(row(theirs), row(mine))];
  });
}

function beside(other: Row, ours: Row): Row {
  return { ...other, against: `${other.against}, workbench ${ours.figure.toFixed(2)} ×` };
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/gu, " ").slice(0, 120);
}
