import { describe, expect, it } from "vitest";
import { fixture, oneToolbox, recorded } from "../support/downstream.js";
import { temporaryFile } from "../support/temporary.js";
import { timed } from "../support/timing.js";
import { at, startWorkbench } from "../support/workbench.js";

describe("a long listing", () => {
  it("of 10,000 tools on 100 pages is shown whole", async () => {
    const config = oneToolbox({ a: fixture({ only: "", tools: 10_000, pages: 100 }) });
    const workbench = await startWorkbench({ config });
    const listing = await timed("opening 10,000 tools", workbench.open());
    expect(listing.tools).toHaveLength(10_000);
    expect(listing.tools_omitted).toBeUndefined();
    expect(listing.warnings).toBeUndefined();
    expect((await workbench.use(at("a", "tool_9999"))).structuredContent).toMatchObject({ name: "tool_9999" });
  });

  it("of more than 10,000 tools is cut, with a warning", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ only: "", tools: 10_001 }) }) });
    const listing = await workbench.open();
    expect(listing.tools).toHaveLength(10_000);
    expect(listing.warnings).toEqual([expect.stringMatching(/'a'.*10,?000/u)]);
  });

  it("of more than 8 MiB is cut, with a warning", async () => {
    const config = oneToolbox({ a: fixture({ only: "echo", tools: 4_000, "tool-bytes": 3_000, pages: 20 }) });
    const workbench = await startWorkbench({ config });
    const listing = await workbench.open();
    expect(listing.tools.length).toBeGreaterThan(0);
    expect(listing.warnings).toEqual([expect.stringMatching(/'a'.*8(\.0)? MiB/u)]);
  });

  it("without an end is cut after 100 pages, with a warning", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, "endless-pages": true }) }) });
    const listing = await workbench.open();
    expect(listing.warnings).toEqual([expect.stringMatching(/'a'.*100 pages/u)]);
    expect(recorded(record, "list")).toHaveLength(100);
    expect((await workbench.use(at("a", "endless_99"))).isError).not.toBe(true);
  });

  it("that repeats its cursor is cut there, with a warning", async () => {
    const record = temporaryFile();
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture({ record, "repeat-cursor": true }) }) });
    const listing = await workbench.open();
    expect(listing.warnings).toHaveLength(1);
    expect(recorded(record, "list").length).toBeLessThanOrEqual(2);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });
});
