import type { Adapter } from "../adapter.js";
import { Connected } from "../connect.js";
import { alternateSamples, mapValues, median } from "../measure.js";
import { type Row, timesAsLong } from "../report.js";
import { direct, echoServers, floorFile, workbench } from "../subjects.js";

export const bareNode: Adapter = {
  name: "bare node",
  launch: () => ({ command: process.execPath, args: [floorFile("bare-node.mjs")] }),
  call: direct.call,
};

const ROUNDS = 21;

interface ColdStart {
  readonly initialize: number;
  readonly list: number;
}

/** From the spawn to the reply to `initialize`, and to that to `tools/list`, in milliseconds. */
export async function measureColdStart<Name extends string>(
  starts: Readonly<Record<Name, () => Connected>>,
  rounds: number,
): Promise<Readonly<Record<Name, ColdStart>>> {
  const samples = await alternateSamples(
    mapValues(starts, (start) => async () => {
      const started = performance.now();
      const connected = start();
      try {
        await connected.client.initialize();
        const initialize = performance.now() - started;
        await connected.client.request("tools/list");
        return { initialize, list: performance.now() - started };
      } finally {
        await connected.close();
      }
    }),
    rounds,
  );
  return mapValues(samples, (all) => ({
    initialize: median(all.map(({ initialize }) => initialize)),
    list: median(all.map(({ list }) => list)),
  }));
}

export async function benchColdStart(): Promise<readonly Row[]> {
  const servers = echoServers(1);
  const { bare, ours } = await measureColdStart(
    { bare: () => new Connected(bareNode, servers), ours: () => new Connected(workbench, servers) },
    ROUNDS,
  );
  const row = (what: string, milliseconds: number, floor: number) =>
    timesAsLong({ what, milliseconds }, { what: bareNode.name, milliseconds: floor }, { atMost: 2.6 });
  return [
    row("spawn to the reply to initialize", ours.initialize, bare.initialize),
    row("spawn to the reply to tools/list", ours.list, bare.list),
  ];
}
