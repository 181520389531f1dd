import { describe, expect, it } from "vitest";
import type { ToolInfo } from "../../src/contracts/index.js";
import { fixture, oneToolbox } from "../support/downstream.js";
import { brokenTools, oddTools } from "../support/servers/odd-tools.mjs";
import { at, startWorkbench } from "../support/workbench.js";

async function openOddTools() {
  const config = oneToolbox({ odd: fixture({ only: "echo", "odd-tools": true }) });
  const workbench = await startWorkbench({ config });
  return { workbench, listing: await workbench.open() };
}

describe("a listing with odd tools", () => {
  it("shows every whole tool exactly as its server defines it, with its toolbox and server", async () => {
    const { listing } = await openOddTools();
    const shown = new Map(listing.tools.map((tool: ToolInfo) => [tool.name, tool]));
    for (const tool of oddTools) expect(shown.get(tool.name)).toEqual({ ...tool, toolbox: "box", server: "odd" });
    expect(shown.size).toBe(oddTools.length + 1);
  });

  it("leaves broken tools out and names each of them", async () => {
    const { listing } = await openOddTools();
    const broken = brokenTools.length;
    expect(listing.warnings).toHaveLength(broken);
    const warnings = listing.warnings?.join("\n") ?? "";
    for (const name of ["no_schema", "null_schema", "list_schema"]) expect(warnings).toContain(name);
  });

  it("lets each of them be called by its exact name", async () => {
    const { workbench } = await openOddTools();
    for (const { name } of oddTools) {
      const { structuredContent } = await workbench.use(at("odd", name), { a: 1 });
      expect(structuredContent).toMatchObject({ name, arguments: { a: 1 } });
    }
  });
});
