import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

describe("a server that changes its tools", () => {
  it("has its new tools called, its removed ones refused, and the next listing right", async () => {
    const config = oneToolbox({ a: fixture({ only: "echo,change" }), b: fixture({ only: "pid" }) });
    const workbench = await startWorkbench({ config });
    await workbench.open();
    await workbench.use(at("a", "change"), { add: ["fresh"], remove: ["echo"] });

    expect((await workbench.use(at("a", "fresh"), { n: 1 })).structuredContent).toMatchObject({ name: "fresh" });
    const removed = await workbench.use(at("a", "echo"));
    expect(textOf(removed)).toMatch(/^Error executing tool: Tool 'echo' not found in server 'a' \(toolbox 'box'\)/u);
    const listing = await workbench.open();
    expect(listing.tools.map(({ server, name }) => `${server}/${name}`)).toEqual(["a/change", "a/fresh", "b/pid"]);
    expect(workbench.rpc.received("notifications/tools/list_changed")).toEqual([]);
  });

  it("has its filters applied to the new listing too", async () => {
    const config = oneToolbox({ a: fixture({ only: "echo,change" }, { toolFilters: ["change", "fresh_*"] }) });
    const workbench = await startWorkbench({ config });
    await workbench.open();
    await workbench.use(at("a", "change"), { add: ["fresh_one", "other"] });
    expect((await workbench.use(at("a", "fresh_one"))).isError).not.toBe(true);
    expect((await workbench.use(at("a", "other"))).isError).toBe(true);
  });

  it("may change them many times in a row: the last listing counts", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ only: "change" }) }) });
    await workbench.open();
    const changes = Array.from({ length: 20 }, (_, index) => ({ add: [`t${index}`], remove: [`t${index - 1}`] }));
    await Promise.all(changes.map((change) => workbench.use(at("a", "change"), change)));
    expect((await workbench.use(at("a", "t19"))).isError).not.toBe(true);
    expect((await workbench.open()).tools.map((tool) => tool.name)).toEqual(["change", "t19"]);
  });
});
