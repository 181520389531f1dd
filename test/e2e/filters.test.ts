import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

async function namesWith(toolFilters: readonly string[] | undefined) {
  const entry = toolFilters === undefined ? {} : { toolFilters };
  const config = oneToolbox({ a: fixture({ only: "echo,env,events,pid" }, entry) });
  const workbench = await startWorkbench({ config });
  const listing = await workbench.open();
  return { workbench, listing, names: listing.tools.map((tool) => tool.name) };
}

describe("toolFilters", () => {
  it.each([
    { toolFilters: undefined, shown: ["echo", "env", "events", "pid"] },
    { toolFilters: ["*"], shown: ["echo", "env", "events", "pid"] },
    { toolFilters: [], shown: [] },
    { toolFilters: ["echo", "pid"], shown: ["echo", "pid"] },
    { toolFilters: ["e*", "!env"], shown: ["echo", "events"] },
    { toolFilters: ["!pid"], shown: ["echo", "env", "events"] },
  ])("$toolFilters shows $shown, without a warning", async ({ toolFilters, shown }) => {
    const { names, listing } = await namesWith(toolFilters);
    expect(names).toEqual(shown);
    expect(listing.servers_connected).toBe(1);
    expect(listing.warnings).toBeUndefined();
  });

  it("reports each filter that matches nothing", async () => {
    const { names, listing } = await namesWith(["echo", "Pid", "x*", "!y"]);
    expect(names).toEqual(["echo"]);
    expect(listing.warnings).toHaveLength(3);
    for (const filter of ["Pid", "x*", "!y"]) expect(listing.warnings?.join("\n")).toContain(`'${filter}'`);
    for (const warning of listing.warnings ?? []) expect(warning).toContain("'a'");
  });

  it("refuses a tool that it leaves out, as one that is not there", async () => {
    const { workbench } = await namesWith(["echo"]);
    const result = await workbench.use(at("a", "env"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Error executing tool: Tool 'env' not found in server 'a' \(toolbox 'box'\)/u);
  });
});

describe("disabled", () => {
  it("keeps a server out of its toolbox", async () => {
    const config = oneToolbox({ a: fixture({ only: "echo" }), b: fixture({ only: "echo" }, { disabled: true }) });
    const workbench = await startWorkbench({ config });
    const listing = await workbench.open();
    expect(listing).toMatchObject({ servers_connected: 1, tools: [{ server: "a", name: "echo" }] });
    expect(listing.servers_failed).toBeUndefined();
    expect((await workbench.use(at("b", "echo"))).isError).toBe(true);
    expect(workbench.descendants().length).toBeGreaterThan(0);
  });
});
