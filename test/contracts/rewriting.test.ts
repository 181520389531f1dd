import { describe, expect, it } from "vitest";
import {
  changeOf,
  hasMixedSeparators,
  identifierFromName,
  obstructed,
  renameKey,
  renderMigration,
  rewrite,
  rewritten,
  toMigration,
} from "../../src/contracts/rewriting.js";

const first = changeOf("tool_as_json_string");
const second = changeOf("arguments_as_json_string");
const nothingWrong = () => [];

describe("rewrite", () => {
  it("takes each step on what the one before it made", () => {
    const steps = [1, 2].map(
      (item) => (from: ReturnType<typeof rewrite>) => rewritten(from, [from.input, item], first),
    );
    expect(rewrite(0, steps)).toEqual({ input: [[0, 1], 2], changes: [first, first] });
  });

  it("goes on after an obstacle, and keeps the first", () => {
    const result = rewrite("old", [
      (from) => obstructed(from, "no way", first),
      (from) => obstructed(from, "nor here", second),
    ]);
    expect(result).toEqual({ input: "old", changes: [first, second], obstacle: "no way" });
  });
});

describe("toMigration", () => {
  it("gives none where nothing old was found", () => {
    expect(toMigration({ input: {}, changes: [] }, nothingWrong)).toBeUndefined();
  });

  it("gives the input only if it fits", () => {
    const found = { input: { a: 1 }, changes: [first] };
    expect(toMigration(found, nothingWrong)).toEqual({ changes: [first], rewritten: { a: 1 } });
    expect(toMigration(found, () => [{ path: ["b"], message: "Required" }])).toEqual({
      changes: [first],
      reason: "it would still not fit: b: Required",
    });
  });

  it("gives the obstacle rather than a guess", () => {
    expect(toMigration({ input: { a: 1 }, changes: [first], obstacle: "no way" }, nothingWrong)).toEqual({
      changes: [first],
      reason: "no way",
    });
  });
});

describe("renderMigration", () => {
  it("puts the guidance on one line and the call on the next", () => {
    expect(renderMigration({ changes: [first, second], rewritten: { a: "\u202e" } })).toBe(
      `${first.guidance} ${second.guidance}\nCall it like this: {"a":"\\u202e"}`,
    );
  });

  it("does not throw on what cannot be written as JSON", () => {
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    for (const call of [cyclic, { big: 1n }]) {
      expect(renderMigration({ changes: [first], rewritten: call })).toBe(
        `${first.guidance}\nThe rewritten call cannot be shown: it is nested too deeply, or is not JSON.`,
      );
    }
  });
});

describe("renameKey", () => {
  it("renames a key in its place", () => {
    expect(JSON.stringify(renameKey({ a: 1, b: 2, c: 3 }, "b", "d"))).toBe('{"a":1,"d":2,"c":3}');
  });

  it("takes a key out", () => {
    expect(renameKey({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
  });

  it("keeps an own __proto__ as a key like any other", () => {
    const object = JSON.parse('{"__proto__":{"c":1},"a":1}') as object;
    const renamed = renameKey(object, "a", "b");
    expect(JSON.stringify(renamed)).toBe('{"__proto__":{"c":1},"b":1}');
    expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
  });
});

describe("hasMixedSeparators", () => {
  it.each(["dev__filesystem_read_file", "dev_filesystem__read_file"])("recognises %s", (name) => {
    expect(hasMixedSeparators(name)).toBe(true);
  });

  it.each(["dev__filesystem__read_file", "dev__read", "read_file", "__read_file", "dev__", "", 7, undefined])(
    "does not take %s for one",
    (name) => {
      expect(hasMixedSeparators(name)).toBe(false);
    },
  );
});

describe("identifierFromName", () => {
  it("reads a name by its first two separators when the toolbox is not known", () => {
    expect(identifierFromName("a__b__c__d")).toEqual({ identifier: { toolbox: "a", server: "b", name: "c__d" } });
  });

  it("reads it by its toolbox when that is known", () => {
    expect(identifierFromName("a__b__c__d", "a__b")).toEqual({
      identifier: { toolbox: "a__b", server: "c", name: "d" },
    });
    expect(identifierFromName("a___b__c", "a")).toEqual({ identifier: { toolbox: "a", server: "_b", name: "c" } });
    expect(identifierFromName("a___b__c", "a_")).toEqual({ identifier: { toolbox: "a_", server: "b", name: "c" } });
  });

  it("does not guess between server and tool", () => {
    expect(identifierFromName("a__b___c", "a")).toEqual({
      obstacle: "the name 'a__b___c' can be split in more than one way",
    });
  });
});
