import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkOpenToolboxInput,
  formatIssues,
  type Migration,
  metaToolNames,
  OpenToolboxInputSchema,
  parseOpenToolbox,
  parseToolCall,
  parseUseTool,
  renderError,
} from "../../src/contracts/index.js";
import { expectExplained, idsOf } from "../support/explained.js";
import { publishedValidator } from "../support/published.js";
import {
  anyJsonObject,
  anyJsonValue,
  anyName,
  extraKeys,
  frozen,
  noName,
  plainName,
  underscored,
} from "../support/values.js";

const isPublished = {
  open_toolbox: publishedValidator("open-toolbox-input"),
  use_tool: publishedValidator("use-tool-input"),
};

interface Call {
  readonly name: "open_toolbox" | "use_tool";
  readonly arguments: unknown;
}

const anyInput = fc.oneof(
  anyJsonValue,
  fc.constant(undefined),
  anyName.map((toolbox) => ({ toolbox })),
  anyName.map((toolbox_name) => ({ toolbox_name })),
  fc.tuple(anyName, anyName, anyName).map(([toolbox, server, name]) => ({ tool: { toolbox, server, name } })),
  fc.tuple(anyName, anyName, anyName).map(([toolbox, server, tool]) => ({ tool: { toolbox, server, tool } })),
  anyName.map((tool) => ({ tool, arguments: "{}" })),
);

function unknownToolText(name: string): string {
  return renderError("unknown_tool", { name, available: metaToolNames.join(", ") });
}

/** What holds for every old name: an unknown tool, explained, and whatever is rewritten can be called. */
function explained(name: string, input: unknown): Migration & { readonly rewritten?: Call } {
  const result = parseToolCall(name, frozen(input));
  if (result.ok) throw new Error("accepted");
  expect(result.error.code).toBe("unknown_tool");
  const migration = expectExplained(result.error, unknownToolText(name)) as Migration & { readonly rewritten?: Call };
  const { rewritten } = migration;
  if (rewritten !== undefined) {
    expect(isPublished[rewritten.name](rewritten.arguments)).toBe(true);
    expect(parseToolCall(rewritten.name, rewritten.arguments)).toMatchObject({ ok: true });
  }
  return migration;
}

describe("parseToolCall", () => {
  it("for any input of the meta-tools gives what their own parsers give", () => {
    fc.assert(
      fc.property(fc.constantFrom(...metaToolNames), anyInput, (name, input) => {
        const result = parseToolCall(name, frozen(input));
        const args = input === undefined ? {} : input;
        const own = name === "use_tool" ? parseUseTool(args) : parseOpenToolbox(args);
        expect(result).toEqual(own.ok ? { ...own, value: { name, input: own.value } } : own);
      }),
    );
  });

  it("for any input of a meta-tool with the old prefix gives the call by the new name, or the reason", () => {
    const count = { rewritten: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...metaToolNames), anyInput, (name, input) => {
        const migration = explained(`workbench_${name}`, input);
        expect(migration.changes[0]).toEqual({
          id: "prefixed_meta_tool",
          endedIn: "0.10.0",
          guidance: `The tool 'workbench_${name}' was renamed to '${name}' in 0.10.0.`,
        });
        const own = parseToolCall(name, input);
        const inner = own.ok ? own.migration : own.error.migration;
        const args = inner === undefined && own.ok ? input : inner?.rewritten;
        expect(migration.rewritten).toEqual(args === undefined ? undefined : { name, arguments: args });
        count[args === undefined ? "refused" : "rewritten"]++;
      }),
    );
    expect(Math.min(count.rewritten, count.refused)).toBeGreaterThan(20);
  });

  it("for any plain names joined to a tool's name gives the call through use_tool", () => {
    const args = fc.option(anyJsonObject, { nil: undefined });
    fc.assert(
      fc.property(plainName, plainName, plainName, args, (toolbox, server, name, given) => {
        const migration = explained(`${toolbox}__${server}__${name}`, given);
        expect(idsOf(migration)).toEqual(["direct_tool_call"]);
        expect(JSON.stringify(migration.rewritten)).toBe(
          JSON.stringify({ name: "use_tool", arguments: { tool: { toolbox, server, name }, arguments: given ?? {} } }),
        );
      }),
    );
  });

  it("for any other name refuses, and says more only where it has a separator", () => {
    fc.assert(
      fc.property(fc.oneof(anyName, underscored, plainName), anyInput, (name, input) => {
        fc.pre(!metaToolNames.some((known) => known === name));
        if (name.includes("__")) {
          const { rewritten } = explained(name, input);
          if (rewritten === undefined) return;
          const { tool } = rewritten.arguments as { tool: { toolbox: string; server: string; name: string } };
          expect(`${tool.toolbox}__${tool.server}__${tool.name}`).toBe(name);
        } else {
          const error = { code: "unknown_tool", message: unknownToolText(name), issues: [] };
          expect(parseToolCall(name, input)).toEqual({ ok: false, error });
        }
      }),
    );
  });
});

describe("parseOpenToolbox", () => {
  it("for any name accepts `toolbox_name`, alone or beside the same `toolbox`, and says that it is old", () => {
    fc.assert(
      fc.property(anyName, fc.boolean(), (toolbox, isRepeated) => {
        const result = parseOpenToolbox(frozen({ toolbox_name: toolbox, ...(isRepeated ? { toolbox } : {}) }));
        const change = {
          id: "open_toolbox_name",
          endedIn: "0.12.0",
          guidance: "The key 'toolbox_name' was renamed to 'toolbox' in 0.12.0; it is still accepted.",
        };
        const migration = { changes: [change], rewritten: { toolbox } };
        expect(result).toEqual({ ok: true, value: { toolbox }, migration });
      }),
    );
  });

  it("for any other input accepts what the published schema accepts, and explains the rest", () => {
    const value = fc.oneof(anyName, noName);
    const input = fc.oneof(
      anyJsonValue,
      fc
        .tuple(
          fc.record({ toolbox: value, toolbox_name: value }, { requiredKeys: [], noNullPrototype: true }),
          extraKeys("toolbox", "toolbox_name"),
        )
        .map(([keys, extra]): unknown => ({ ...keys, ...extra })),
    );
    let explainedCount = 0;
    fc.assert(
      fc.property(input, (given) => {
        const result = parseOpenToolbox(frozen(given));
        if (result.ok) {
          expect(isPublished.open_toolbox(result.value)).toBe(true);
          expect(OpenToolboxInputSchema.parse(result.value)).toEqual(result.value);
          if (result.migration === undefined) expect(result.value).toBe(given);
          return;
        }
        expect(isPublished.open_toolbox(given)).toBe(false);
        const { code, issues, message, migration } = result.error;
        const ordinary = renderError("invalid_open_toolbox_input", { issues: formatIssues(issues) });
        expect(code).toBe("invalid_open_toolbox_input");
        if (migration === undefined) {
          expect(message).toBe(ordinary);
          expect(issues).toEqual(checkOpenToolboxInput(given));
        } else {
          explainedCount++;
          const { toolbox_name: old, toolbox: current = old } = given as Readonly<Record<string, unknown>>;
          const reason =
            old === current
              ? `it would still not fit: ${formatIssues(issues)}`
              : "'toolbox_name' and 'toolbox' are both given and differ";
          expect(expectExplained(result.error, ordinary).reason).toBe(reason);
          expect(idsOf(migration)).toEqual(["open_toolbox_name"]);
        }
      }),
    );
    expect(explainedCount).toBeGreaterThan(0);
  });
});
