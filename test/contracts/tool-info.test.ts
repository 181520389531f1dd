import { describe, expect, it } from "vitest";
import { migrateToolInfo } from "../../src/contracts/index.js";

const inputSchema = { type: "object" };
const place = { toolbox_name: "dev", source_server: "filesystem" };
const current = { name: "read_file", inputSchema, toolbox: "dev", server: "filesystem" };

function migrated(tool: unknown): unknown {
  const result = migrateToolInfo(tool);
  return result.ok ? result.value : result.error.message;
}

describe("migrateToolInfo", () => {
  it("gives a current tool back as it is", () => {
    const result = migrateToolInfo(current);
    expect(result).toEqual({ ok: true, value: current });
    expect(result.ok && result.value).toBe(current);
  });

  it.each([
    ["of 0.11 and 0.12", { name: "read_file", inputSchema, ...place }],
    [
      "of 0.5 to 0.11",
      {
        name: "dev__filesystem__read_file",
        inputSchema,
        ...place,
        _meta: { ...place, original_name: "read_file" },
      },
    ],
    ["of 0.5 to 0.11 without its optional _meta", { name: "dev__filesystem__read_file", inputSchema, ...place }],
    [
      "of before 0.5",
      { name: "dev__filesystem_read_file", inputSchema, ...place, _meta: { ...place, original_name: "read_file" } },
    ],
    ["of before 0.5 without its optional _meta", { name: "dev__filesystem_read_file", inputSchema, ...place }],
    ["that has both the old and the new keys", { ...current, ...place }],
  ])("maps a listing %s", (_, tool) => {
    expect(migrated(tool)).toEqual(current);
  });

  it("keeps what is the server's own in _meta", () => {
    const meta = { "example.com/cost": 3, original_name: "read_file", ...place };
    expect(migrated({ name: "dev__filesystem__read_file", inputSchema, ...place, _meta: meta })).toEqual({
      ...current,
      _meta: { "example.com/cost": 3 },
    });
  });

  it("does not take a server's own _meta.original_name for the name", () => {
    const tool = { name: "read_file", inputSchema, ...place, _meta: { original_name: "lesen" } };
    expect(migrated(tool)).toEqual({ ...current, _meta: { original_name: "lesen" } });
  });

  it("believes _meta when it says that the name was never joined", () => {
    const name = "dev__filesystem__odd";
    expect(migrated({ name, inputSchema, ...place, _meta: { original_name: name } })).toEqual({ ...current, name });
  });

  it("takes one old key alone for a field of the tool's own", () => {
    const tool = { ...current, toolbox_name: "whatever" };
    expect(migrated(tool)).toBe(tool);
  });

  it("does not choose between two places", () => {
    expect(migrated({ ...current, ...place, source_server: "memory" })).toBe(
      "Invalid tool listing: server: 'source_server' and 'server' are both given and differ",
    );
  });

  it("names every fault", () => {
    expect(migrated({ name: 7, toolbox_name: "" })).toBe(
      "Invalid tool listing: name: Expected string, received number; inputSchema: Required; toolbox_name: Toolbox name cannot be empty; source_server: Required",
    );
    expect(migrated(null)).toBe("Invalid tool listing: Expected object, received null");
  });

  it("keeps an own __proto__ within _meta, and pollutes nothing", () => {
    const meta = JSON.parse('{"__proto__":{"polluted":true}}') as object;
    const result = migrateToolInfo({ name: "read_file", inputSchema, ...place, _meta: meta });
    expect(result.ok && JSON.stringify(result.value._meta)).toBe('{"__proto__":{"polluted":true}}');
    expect({}).not.toHaveProperty("polluted");
  });
});
