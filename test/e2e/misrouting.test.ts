import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench } from "../support/workbench.js";

const CALLS = 100_000;
const IN_FLIGHT = 128;
const SERVERS = ["a", "b", "c", "d"];

describe("many calls at the same time", () => {
  it(`are never misrouted: ${CALLS} calls over ${SERVERS.length} servers`, { timeout: 300_000 }, async () => {
    const servers = SERVERS.map((id) => [id, fixture({ id, only: "echo" })] as const);
    const workbench = await startWorkbench({ config: oneToolbox(Object.fromEntries(servers)) });
    await workbench.open();
    workbench.rpc.keepsLines = false;
    const start = performance.now();
    let next = 0;
    let right = 0;
    async function work(): Promise<void> {
      while (next < CALLS) {
        const call = next++;
        const server = SERVERS[(call * 7) % SERVERS.length] ?? "";
        const { structuredContent } = await workbench.use(at(server, "echo"), { call });
        const got = structuredContent as { readonly server: string; readonly arguments: { readonly call: number } };
        if (got.server === server && got.arguments.call === call) right++;
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
    const seconds = (performance.now() - start) / 1000;
    console.info(`${CALLS} calls: ${Math.round(CALLS / seconds)} a second`);
    expect(right).toBe(CALLS);
  });
});
