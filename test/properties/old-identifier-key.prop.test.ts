import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkUseToolInput,
  formatIssues,
  parseUseTool,
  renderError,
  UseToolInputSchema,
} from "../../src/contracts/index.js";
import { expectExplained } from "../support/explained.js";
import { publishedValidator } from "../support/published.js";
import { anyJsonObject, anyJsonValue, anyName, extraKeys, frozen, noName } from "../support/values.js";

const isPublished = publishedValidator("use-tool-input");

const part = fc.oneof({ weight: 6, arbitrary: anyName }, { weight: 1, arbitrary: noName });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

interface OldIdentifier {
  readonly toolbox?: unknown;
  readonly server?: unknown;
  readonly tool: unknown;
  readonly name?: unknown;
}

const oldIdentifier: fc.Arbitrary<OldIdentifier> = fc
  .tuple(
    fc.record({ toolbox: part, server: part, tool: part }, { requiredKeys: ["tool"], noNullPrototype: true }),
    fc.oneof(fc.constant("absent"), fc.constant("same"), fc.constant("other")),
    anyName,
    extraKeys("toolbox", "server", "tool", "name"),
  )
  .map(([parts, kind, other, extra]) => {
    const name = kind === "same" ? { name: parts.tool } : kind === "other" ? { name: other } : {};
    return { ...parts, ...name, ...extra };
  });

const oldCall = fc
  .tuple(
    oldIdentifier,
    optional(
      fc.oneof(
        { weight: 4, arbitrary: anyJsonObject },
        { weight: 1, arbitrary: anyJsonValue },
        { weight: 1, arbitrary: anyJsonObject.map((value) => JSON.stringify(value)) },
      ),
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, extraKeys("tool", "arguments"), oldNames()),
  )
  .map(([tool, args, extra]) => ({ tool, ...(args === undefined ? {} : { arguments: args }), ...extra }));

function oldNames(): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    { toolbox_name: anyName, tool_name: anyName },
    { requiredKeys: ["toolbox_name"], noNullPrototype: true },
  );
}

describe("parseUseTool with the identifier key `tool`", () => {
  it("for any call with the old key refuses, explains, and rewrites only what fits", () => {
    const count = { rewritten: 0, refused: 0 };
    fc.assert(
      fc.property(oldCall, (input) => {
        const result = parseUseTool(frozen(input));
        if (result.ok) throw new Error("accepted");
        expect(result.error.code).toBe("invalid_use_tool_input");
        const ordinary = renderError("invalid_use_tool_input", { issues: formatIssues(checkUseToolInput(input)) });
        const migration = expectExplained(result.error, ordinary);
        expect(migration.changes).toContainEqual({
          id: "identifier_key_tool",
          endedIn: "0.13.0",
          guidance: "The identifier key 'tool' was renamed to 'name' in 0.13.0.",
        });

        const { rewritten } = migration;
        if (rewritten === undefined) {
          count.refused++;
          return;
        }
        count.rewritten++;
        expect(isPublished(rewritten)).toBe(true);
        expect(UseToolInputSchema.safeParse(rewritten).success).toBe(true);
        const { toolbox, server, tool: name } = input.tool;
        const args = typeof input.arguments === "string" ? (JSON.parse(input.arguments) as unknown) : input.arguments;
        const { tool, arguments: kept } = rewritten as { tool: unknown; arguments?: unknown };
        expect(tool).toEqual({ toolbox, server, name });
        expect(JSON.stringify(kept)).toBe(JSON.stringify(args));
      }),
    );
    expect(Math.min(count.rewritten, count.refused)).toBeGreaterThan(20);
  });

  it("for any names gives the rewritten call, with or without the same `name` beside them", () => {
    const args = fc.option(anyJsonObject, { nil: undefined });
    fc.assert(
      fc.property(anyName, anyName, anyName, fc.boolean(), args, (toolbox, server, tool, isRepeated, given) => {
        const identifier = { toolbox, server, tool, ...(isRepeated ? { name: tool } : {}) };
        const rest = given === undefined ? {} : { arguments: given };
        const result = parseUseTool({ tool: identifier, ...rest });
        const migration = result.ok ? undefined : result.error.migration;
        expect(migration?.rewritten).toEqual({ tool: { toolbox, server, name: tool }, ...rest });
      }),
    );
  });

  it("for any two different names gives none, and says why", () => {
    fc.assert(
      fc.property(anyName, anyName, (name, tool) => {
        fc.pre(name !== tool);
        const result = parseUseTool({ tool: { toolbox: "dev", server: "fs", name, tool } });
        const migration = result.ok ? undefined : result.error.migration;
        expect(migration?.reason).toBe("'tool' and 'name' are both given and differ");
      }),
    );
  });
});
