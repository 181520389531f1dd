import { describe, expect, it } from "vitest";
import migrations from "../../spec/migrations.json" with { type: "json" };
import {
  type MigrationId,
  migrateToolInfo,
  migrationShapes,
  type ParseResult,
  parseOpenToolbox,
  parseToolCall,
  parseUseTool,
  parseWorkbenchConfig,
} from "../../src/contracts/index.js";

const parsers: Readonly<Record<string, (old: unknown) => ParseResult<unknown>>> = {
  use_tool: parseUseTool,
  open_toolbox: parseOpenToolbox,
  tool_listing: migrateToolInfo,
  config: parseWorkbenchConfig,
  tool_call: (old) => {
    const { name, arguments: args } = old as { name: string; arguments: unknown };
    return parseToolCall(name, args);
  },
};

describe("the migration catalogue", () => {
  for (const [id, shape] of Object.entries(migrations.shapes)) {
    it(`keeps its word on ${id}`, () => {
      const result = parsers[shape.surface]?.(shape.old);
      if (result === undefined) throw new Error(`nothing parses ${shape.surface}`);
      expect(result.ok).toBe(shape.disposition !== "refused");
      const migration = result.ok ? result.migration : result.error.migration;
      expect(migration?.changes.map((change) => [change.id, change.endedIn])).toContainEqual([id, shape.endedIn]);
      expect(migration?.rewritten).toEqual("new" in shape ? shape.new : undefined);
      if (!("new" in shape)) expect(migration?.reason).toMatch(/\S/u);
      if (result.ok && "new" in shape) expect(result.value).toEqual(shape.new);
    });
  }

  it("has every version of the design", () => {
    const versions = Object.fromEntries(Object.entries(migrationShapes).map(([id, { endedIn }]) => [id, endedIn]));
    const expected: Record<MigrationId, string | null> = {
      identifier_key_tool: "0.13.0",
      string_tool_name: "0.11.0",
      mixed_separators: "0.5.0",
      prefixed_meta_tool: "0.10.0",
      direct_tool_call: "0.10.0",
      open_toolbox_name: "0.12.0",
      listing_provenance: "0.12.0",
      arguments_as_json_string: null,
      tool_as_json_string: null,
      tool_as_string_name: null,
      config_tool_mode_dynamic: "0.10.0",
      config_tool_mode_proxy: "0.10.0",
      config_server_list: "0.10.0",
    };
    expect(versions).toEqual(expected);
  });
});
