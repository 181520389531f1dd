import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatIssues, isToolInfo, migrateToolInfo, renderError } from "../../src/contracts/index.js";
import { publishedValidator } from "../support/published.js";
import { sdkTool } from "../support/sdk-tools.js";
import { anyJsonValue, anyName, frozen, noName } from "../support/values.js";

const isPublished = publishedValidator("tool-info");

interface Listed {
  readonly name: string;
  readonly _meta?: object;
}

const PROVENANCE = ["toolbox", "server", "toolbox_name", "source_server"];
/** A tool as its own server gives it, without keys that listings added later. */
const tool = sdkTool.map(
  (one) => Object.fromEntries(Object.entries(one).filter(([key]) => !PROVENANCE.includes(key))) as unknown as Listed,
);
const generation = fc.constantFrom("0.11 to 0.12", "0.5 to 0.11", "before 0.5");

/** How the workbench of that time listed a tool. */
function listed(original: Listed, toolbox: string, server: string, kind: string): object {
  const place = { toolbox_name: toolbox, source_server: server };
  if (kind === "0.11 to 0.12") return { ...original, ...place };
  const separator = kind === "before 0.5" ? "_" : "__";
  const name = `${toolbox}__${server}${separator}${original.name}`;
  return { ...original, name, ...place, _meta: { ...original._meta, ...place, original_name: original.name } };
}

const change = {
  id: "listing_provenance",
  endedIn: "0.12.0",
  guidance: "The keys 'toolbox_name' and 'source_server' were renamed to 'toolbox' and 'server' in 0.12.0.",
};

describe("migrateToolInfo", () => {
  it("for any tool of any old listing gives the tool as its server gave it, and where it lives", () => {
    fc.assert(
      fc.property(tool, anyName, anyName, generation, (original, toolbox, server, kind) => {
        fc.pre(!original.name.startsWith(`${toolbox}__${server}_`) && original.name !== "");
        const result = migrateToolInfo(frozen(listed(original, toolbox, server, kind)));
        if (!result.ok) throw new Error(result.error.message);
        // An empty `_meta` of the tool's own cannot be told from none, once the workbench has added to it.
        const { _meta: meta = {}, ...rest } = original;
        const hasMeta = Object.keys(meta).length > 0 || (kind === "0.11 to 0.12" && "_meta" in original);
        const value = { ...rest, ...(hasMeta ? { _meta: meta } : {}), toolbox, server };
        expect(result.value).toEqual(value);
        expect(result.migration).toEqual({ changes: [change], rewritten: result.value });
        expect(isPublished(result.value)).toBe(true);
      }),
    );
  });

  it("for any value gives a valid tool, or the catalogue's text", () => {
    const name = fc.oneof({ weight: 9, arbitrary: anyName }, { weight: 1, arbitrary: noName });
    const value = fc.oneof(
      anyJsonValue,
      fc
        .tuple(
          sdkTool,
          fc.record(
            { toolbox_name: name, source_server: name, toolbox: name, server: name },
            { requiredKeys: [], noNullPrototype: true },
          ),
        )
        .map(([one, place]): unknown => ({ ...one, ...place })),
    );
    const count = { ok: 0, refused: 0 };
    fc.assert(
      fc.property(value, (given) => {
        const result = migrateToolInfo(frozen(given));
        count[result.ok ? "ok" : "refused"]++;
        if (result.ok) {
          expect(isToolInfo(result.value) && isPublished(result.value)).toBe(true);
          if (result.migration === undefined) expect(result.value).toBe(given);
          return;
        }
        const { code, issues, message } = result.error;
        expect(code).toBe("invalid_tool_listing");
        expect(issues.length).toBeGreaterThan(0);
        expect(message).toBe(renderError("invalid_tool_listing", { issues: formatIssues(issues) }));
      }),
    );
    expect(Math.min(count.ok, count.refused)).toBeGreaterThan(20);
  });

  it("for any two different places gives the conflict and not one of them", () => {
    fc.assert(
      fc.property(tool, anyName, anyName, (one, old, current) => {
        fc.pre(old !== current);
        const place = { toolbox_name: old, source_server: "fs", toolbox: current, server: "fs" };
        const result = migrateToolInfo({ ...one, ...place });
        expect(result.ok ? [] : result.error.issues).toEqual([
          { path: ["toolbox"], message: "'toolbox_name' and 'toolbox' are both given and differ" },
        ]);
      }),
    );
  });
});
