import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench, textOf, type Workbench } from "../support/workbench.js";

const LIMIT = 9.5 * 1024 * 1024;

function longestLine(workbench: Workbench): number {
  return Math.max(...workbench.rpc.lines.map((line) => Buffer.byteLength(line) + 1));
}

describe("a reply to the client", () => {
  it("of 9.5 MiB or more becomes an error that names the sizes", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    // Within the limit of a downstream line. Because of the key that does not belong there it is written anew, and
    // written out in full every number is five times as long.
    const result = await workbench.use(at("a", "raw"), {
      before: '{"jsonrpc":"2.0","id":$ID,"more":1,"result":{"content":[],"structuredContent":{"numbers":[',
      item: "1e20",
      count: 500_000,
      after: "]}}}",
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^The answer of 10\.\d MiB is too large to be sent; the limit is 9\.5 MiB/u);
    expect(longestLine(workbench)).toBeLessThan(LIMIT);
    expect((await workbench.use(at("a", "echo"))).isError).not.toBe(true);
  });

  it("that lists too many tools is shortened from the end and says so; the rest can be used", async () => {
    const many = { only: "echo", tools: 3_000, "tool-bytes": 1_000 };
    const config = oneToolbox({ a: fixture(many), b: fixture(many) });
    const workbench = await startWorkbench({ config });
    const listing = await workbench.open();
    expect(longestLine(workbench)).toBeLessThan(LIMIT);
    expect(listing.servers_connected).toBe(2);
    expect(listing.tools_omitted).toBeGreaterThan(0);
    expect(listing.tools.length + (listing.tools_omitted ?? 0)).toBe(6_002);
    expect(listing.tools[0]).toMatchObject({ server: "a", name: "echo" });
    console.info(`tools shown of 6002: ${listing.tools.length}, longest line ${longestLine(workbench)} bytes`);
    const { structuredContent } = await workbench.use(at("b", "tool_2999"));
    expect(structuredContent).toMatchObject({ name: "tool_2999" });
  });
});
