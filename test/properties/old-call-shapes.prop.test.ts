import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkUseToolInput,
  formatIssues,
  type Migration,
  parseUseTool,
  renderError,
  UseToolInputSchema,
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

const isPublished = publishedValidator("use-tool-input");
const identifierParts = fc.record(
  { toolbox: plainName, server: plainName, name: plainName },
  { noNullPrototype: true },
);
const anyIdentifier = fc.record({ toolbox: anyName, server: anyName, name: anyName }, { noNullPrototype: true });
const anyText = fc.oneof(
  anyName,
  underscored,
  anyJsonValue.map((value) => JSON.stringify(value)),
  identifierParts.map(joined),
  identifierParts.map((parts) => JSON.stringify(parts)),
);

interface Call {
  readonly tool: { readonly toolbox: string; readonly server: string; readonly name: string };
  readonly arguments?: unknown;
}

function joined({ toolbox, server, name }: Call["tool"]): string {
  return `${toolbox}__${server}__${name}`;
}

/** What holds for every refused call: explained, and whatever is rewritten fits. */
function explained(input: unknown): Migration & { readonly rewritten?: Call } {
  const result = parseUseTool(frozen(input));
  if (result.ok) throw new Error("accepted");
  const issues = formatIssues(checkUseToolInput(input));
  const migration = expectExplained(result.error, renderError("invalid_use_tool_input", { issues }));
  if (migration.rewritten !== undefined) {
    expect(isPublished(migration.rewritten)).toBe(true);
    expect(UseToolInputSchema.safeParse(migration.rewritten).success).toBe(true);
  }
  return migration as Migration & { readonly rewritten?: Call };
}

describe("parseUseTool with `toolbox_name` and `tool_name`", () => {
  const oldCall = fc
    .tuple(
      fc.record(
        { toolbox_name: fc.oneof(anyName, plainName, noName), tool_name: fc.oneof(anyText, noName) },
        { requiredKeys: [], noNullPrototype: true },
      ),
      fc.option(anyIdentifier, { nil: undefined, freq: 3 }),
      extraKeys("tool", "toolbox_name", "tool_name"),
    )
    .filter(([names]) => Object.keys(names).length > 0)
    .map(([names, tool, extra]) => ({ ...names, ...(tool === undefined ? {} : { tool }), ...extra }));

  it("for any such call refuses, explains, and never changes the tool that was named", () => {
    fc.assert(
      fc.property(oldCall, (input) => {
        const migration = explained(input);
        expect(idsOf(migration)).toContain("string_tool_name");
        if (migration.rewritten === undefined) return;
        const { tool } = migration.rewritten;
        if (input.tool !== undefined) expect(tool).toEqual(input.tool);
        if (input.tool_name !== undefined) expect(joined(tool)).toBe(input.tool_name);
        if (input.toolbox_name !== undefined) expect(tool.toolbox).toBe(input.toolbox_name);
      }),
    );
  });

  it("for any plain names gives the rewritten call", () => {
    fc.assert(
      fc.property(identifierParts, anyJsonObject, fc.boolean(), fc.boolean(), (tool, args, hasToolbox, hasTool) => {
        const migration = explained({
          ...(hasToolbox ? { toolbox_name: tool.toolbox } : {}),
          tool_name: joined(tool),
          ...(hasTool ? { tool } : {}),
          arguments: args,
        });
        expect(migration.rewritten).toEqual({ tool, arguments: args });
        expect(migration.changes.map((change) => change.endedIn)).toEqual(["0.11.0"]);
      }),
    );
  });

  it("for any toolbox that is given beside it reads the name by that toolbox, underscores and all", () => {
    fc.assert(
      fc.property(anyName, plainName, plainName, (toolbox, server, name) => {
        const tool = { toolbox, server, name };
        fc.pre(!/^\s*["[{]/u.test(toolbox));
        expect(explained({ toolbox_name: toolbox, tool_name: joined(tool) }).rewritten).toEqual({ tool });
      }),
    );
  });

  it("for any toolbox other than the one in the name gives the reason", () => {
    fc.assert(
      fc.property(identifierParts, plainName, (tool, other) => {
        fc.pre(other !== tool.toolbox);
        const migration = explained({ toolbox_name: other, tool_name: joined(tool) });
        expect(migration.reason).toBe("'toolbox_name' and the toolbox in 'tool_name' differ");
      }),
    );
  });

  it("for any name that begins or ends with an underscore does not guess where it was joined", () => {
    fc.assert(
      fc.property(identifierParts, fc.nat({ max: 2 }), (tool, where) => {
        const name = [
          `${tool.toolbox}___${tool.server}__${tool.name}`,
          `${tool.toolbox}__${tool.server}___${tool.name}`,
          `${tool.toolbox}___${tool.server}___${tool.name}`,
        ][where];
        expect(explained({ tool_name: name }).reason).toBe(`the name '${name}' can be split in more than one way`);
      }),
    );
  });

  it("for any name with mixed separators names the format and 0.5.0", () => {
    fc.assert(
      fc.property(identifierParts, fc.boolean(), ({ toolbox, server, name }, isSwapped) => {
        const text = isSwapped ? `${toolbox}_${server}__${name}` : `${toolbox}__${server}_${name}`;
        const migration = explained({ toolbox_name: toolbox, tool_name: text });
        expect(idsOf(migration)).toEqual(["string_tool_name", "mixed_separators"]);
        expect(migration.changes.at(-1)?.endedIn).toBe("0.5.0");
        expect(migration.reason).toBe("Invalid tool name format. Expected format: {toolbox}__{server}__{tool}");
      }),
    );
  });
});

describe("parseUseTool with text in the place of objects", () => {
  it("for any text as `tool` refuses, explains, and never changes the tool that was named", () => {
    fc.assert(
      fc.property(anyText, extraKeys("tool"), (text, extra) => {
        const migration = explained({ tool: text, ...extra });
        expect(["tool_as_json_string", "tool_as_string_name"]).toContain(idsOf(migration)[0]);
        if (migration.rewritten === undefined) return;
        const { tool } = migration.rewritten;
        if (idsOf(migration)[0] === "tool_as_string_name") expect(joined(tool)).toBe(text);
        else expect(JSON.parse(text)).toEqual(tool);
      }),
    );
  });

  it("for any identifier as JSON text, also with the old key, gives the rewritten call", () => {
    fc.assert(
      fc.property(anyIdentifier, fc.boolean(), fc.constantFrom(undefined, 1), (tool, isOld, indent) => {
        const { name, ...rest } = tool;
        const text = JSON.stringify(isOld ? { ...rest, tool: name } : tool, null, indent);
        const migration = explained({ tool: text });
        expect(JSON.stringify(migration.rewritten)).toBe(JSON.stringify({ tool: JSON.parse(JSON.stringify(tool)) }));
        expect(idsOf(migration)).toEqual(["tool_as_json_string", ...(isOld ? ["identifier_key_tool"] : [])]);
      }),
    );
  });

  it("for any plain names joined to one text gives the rewritten call", () => {
    fc.assert(
      fc.property(identifierParts, (tool) => {
        const migration = explained({ tool: joined(tool) });
        expect(migration.rewritten).toEqual({ tool });
        expect(idsOf(migration)).toEqual(["tool_as_string_name"]);
      }),
    );
  });

  it("for any JSON text cut short gives the reason, and no names with pieces of JSON in them", () => {
    fc.assert(
      fc.property(anyIdentifier, fc.nat(), (tool, cut) => {
        const text = JSON.stringify(tool);
        const migration = explained({ tool: text.slice(0, 1 + (cut % (text.length - 1))) });
        expect(migration.reason).toBe("the text in 'tool' is not the JSON of an object");
      }),
    );
  });

  it("for any object as JSON text in `arguments` gives the rewritten call", () => {
    fc.assert(
      fc.property(anyIdentifier, anyJsonObject, (tool, args) => {
        const migration = explained({ tool, arguments: JSON.stringify(args) });
        expect(JSON.stringify(migration.rewritten?.arguments)).toBe(JSON.stringify(args));
        expect(migration.rewritten?.tool).toEqual(tool);
        expect(idsOf(migration)).toEqual(["arguments_as_json_string"]);
      }),
    );
  });

  it("for any other text in `arguments` gives the reason", () => {
    const otherText = fc.oneof(
      anyName,
      fc.constant(""),
      anyJsonValue.map((value) => JSON.stringify(Array.isArray(value) ? value : [value])),
    );
    fc.assert(
      fc.property(anyIdentifier, otherText, (tool, text) => {
        fc.pre(text !== '{"a__b__c":1}');
        expect(explained({ tool, arguments: text }).reason).toBe(
          "the text in 'arguments' is not the JSON of an object",
        );
      }),
    );
  });
});
