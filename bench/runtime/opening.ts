import type { EchoServer } from "../adapter.js";
import { Connected, connect } from "../connect.js";
import { alternateSamples, mapValues, median } from "../measure.js";
import { type Row, timesAsLong } from "../report.js";
import { direct, echoServers, workbench } from "../subjects.js";

const STARTS_IN = 300;
const ROUNDS = 5;

/** Median milliseconds to have all servers listed: by the workbench, which is running, and by a client itself. */
export async function measureOpening(
  servers: readonly EchoServer[],
  rounds: number,
): Promise<{ readonly ours: number; readonly parallel: number }> {
  const samples = await alternateSamples(
    {
      ours: async () => {
        const connected = new Connected(workbench, servers);
        try {
          await connected.client.initialize();
          return await timeOf(() => connected.open());
        } finally {
          await connected.close();
        }
      },
      parallel: async () => {
        const connected: Connected[] = [];
        const time = await timeOf(() =>
          Promise.all(
            servers.map(async (server) => {
              const one = await connect(direct, [server]);
              connected.push(one);
              await one.client.request("tools/list");
            }),
          ),
        );
        await Promise.all(connected.map((one) => one.close()));
        return time;
      },
    },
    rounds,
  );
  return mapValues(samples, median);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

export async function benchOpening(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let slowest = { what: "the slowest of them alone", milliseconds: Number.NaN };
  for (const count of [1, 4, 16]) {
    const { ours, parallel } = await measureOpening(echoServers(count, 1, STARTS_IN), ROUNDS);
    const opened = { what: `open ${count} servers of ${STARTS_IN} ms`, milliseconds: ours };
    rows.push(timesAsLong(opened, { what: "started in parallel", milliseconds: parallel }, { atMost: 1.1 }));
    if (count === 1) slowest = { ...slowest, milliseconds: parallel };
    else rows.push(timesAsLong(opened, slowest));
  }
  return rows;
}
