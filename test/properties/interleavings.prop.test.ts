import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Downstream } from "../../src/runtime/downstream.js";
import { DEFAULT_LIMITS } from "../../src/runtime/limits.js";
import { Toolbox } from "../../src/runtime/toolbox.js";
import { reasonOf } from "../../src/runtime/workbench-error.js";
import { ScriptedServer } from "../support/scripted-server.js";

const NAMES = ["alpha", "beta"] as const;

type Action =
  | { readonly kind: "open" | "close" }
  | { readonly kind: "open and cancel" }
  | { readonly kind: "call"; readonly server: (typeof NAMES)[number]; readonly isCancelled: boolean }
  | { readonly kind: "crash"; readonly server: (typeof NAMES)[number] };

const server = fc.constantFrom(...NAMES);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>({ kind: "open" }) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: "open and cancel" }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("call" as const), server, isCancelled: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("crash" as const), server }) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: "close" }) },
);

function downstreamOf(scripted: ScriptedServer): Downstream {
  return new Downstream({
    server: scripted.name,
    config: { timeout: 60_000, connectTimeout: 60_000, toolFilters: ["*"] },
    connect: scripted.connect,
    // The breaker is not the subject; it would only keep things from happening.
    limits: { ...DEFAULT_LIMITS, breakerFailures: Infinity },
    logLevel: () => undefined,
    onLog: () => undefined,
    onRequest: () => undefined,
    onWarning: () => undefined,
  });
}

describe("a toolbox", () => {
  it("for any interleaving of open, call, crash, cancel and close keeps one process a server and mixes no answers up", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(action, { minLength: 1, maxLength: 14 }),
        fc.array(fc.boolean(), { maxLength: 4 }),
        async (scheduler, actions, failures) => {
          const servers = NAMES.map(
            (name) => new ScriptedServer(name, (label) => scheduler.schedule(Promise.resolve(), label), failures),
          );
          const downstreams = new Map(servers.map((scripted) => [scripted.name, downstreamOf(scripted)]));
          const toolbox = new Toolbox("box", { description: "", mcpServers: {} }, downstreams, reasonOf);
          const calls = new Map<number, number>();

          const use = async (id: number, name: string, signal: AbortSignal | undefined): Promise<void> => {
            const downstream = downstreams.get(name);
            if (downstream === undefined) throw new Error("there is no such server");
            const session = await toolbox.connect(name, downstream, signal);
            const { result } = await session.call("echo", { id }, { signal });
            expect(result).toEqual({ server: name, id });
          };
          const run = async (one: Action, id: number): Promise<void> => {
            await scheduler.schedule(Promise.resolve(), `begin ${one.kind}`);
            const controller = new AbortController();
            const isCancelled = one.kind === "open and cancel" || (one.kind === "call" && one.isCancelled);
            if (isCancelled)
              void scheduler.schedule(Promise.resolve(), "cancel").then(() => controller.abort(new Error("cancelled")));
            switch (one.kind) {
              case "open":
              case "open and cancel":
                return void (await toolbox.open({ signal: controller.signal }));
              case "call":
                return use(id, one.server, controller.signal);
              case "crash":
                return servers.find(({ name }) => name === one.server)?.crash();
              case "close":
                return toolbox.close();
            }
          };

          const ended = actions.map((one, id) =>
            run(one, id).then(
              () => calls.set(id, (calls.get(id) ?? 0) + 1),
              (error: unknown) => {
                // A failure is an answer too, as long as it is not an assertion's.
                if (error instanceof Error && error.name === "AssertionError") throw error;
                calls.set(id, (calls.get(id) ?? 0) + 1);
              },
            ),
          );
          await scheduler.waitFor(Promise.all(ended));
          await scheduler.waitFor(toolbox.close());

          for (const scripted of servers) {
            expect(scripted.most, `processes of ${scripted.name}`).toBeLessThanOrEqual(1);
            expect(scripted.alive, `left of ${scripted.name}`).toBe(0);
            expect(new Set(scripted.written).size, "calls written twice").toBe(scripted.written.length);
          }
          expect([...calls.values()].every((times) => times === 1)).toBe(true);
          expect(calls.size).toBe(actions.length);
        },
      ),
      { numRuns: Number(process.env["FC_RUNS"] ?? 300) },
    );
  });

  it("for any interleaving opens one connection for all who open at the same time", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, openers) => {
        const scripted = new ScriptedServer("alpha", (label) => scheduler.schedule(Promise.resolve(), label));
        const toolbox = new Toolbox(
          "box",
          { description: "", mcpServers: {} },
          new Map([["alpha", downstreamOf(scripted)]]),
          reasonOf,
        );
        const results = await scheduler.waitFor(Promise.all(Array.from({ length: openers }, () => toolbox.open({}))));
        expect(scripted.started).toBe(1);
        expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
        await scheduler.waitFor(toolbox.close());
        expect(scripted.alive).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
