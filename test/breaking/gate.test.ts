import { describe, expect, it } from "vitest";
import { judgeChanges, type Report } from "../../codegen/breaking/gate.js";
import { renderReport } from "../../codegen/breaking/report.js";
import type { Edit } from "../support/edit-spec.js";
import { promisesWith, releaseOf } from "./catalogues.js";

const compatible: Edit = { file: "errors.json", at: "/unknown_tool/template", value: "No tool {name}" };
const breaking: Edit = {
  file: "contracts/tool-identifier.schema.json",
  at: "/properties/name/maxLength",
  value: 64,
};
const migrationFor = (endedIn: string | null): Edit => ({
  file: "migrations.json",
  at: "/shapes/long_tool_name",
  value: {
    title: "Names of tools of more than 64 characters",
    surface: "use_tool",
    endedIn,
    disposition: "refused",
    guidance: `Names have at most 64 characters since ${endedIn}.`,
    old: {},
  },
});

/** What the gate says about a version, after a release of 1.4.2. */
function judged(version: string, ...edits: readonly Edit[]): Report {
  return judgeChanges(releaseOf("1.4.2"), promisesWith(...edits), version);
}

function missing(version: string, ...edits: readonly Edit[]): readonly string[] {
  const { isOpen, missing: needs } = judged(version, ...edits);
  expect(isOpen).toBe(needs.length === 0);
  return needs;
}

describe("judgeChanges", () => {
  it("is open when nothing changed, and for compatible changes, at any version", () => {
    expect(missing("1.4.2")).toEqual([]);
    expect(missing("1.4.2", compatible)).toEqual([]);
    expect(missing("1.4.3", compatible)).toEqual([]);
  });

  it("is shut for a breaking change without a major version and a migration entry", () => {
    expect(missing("1.4.2", breaking)).toEqual(["major version", "migration entry"]);
    expect(missing("1.5.0", breaking)).toEqual(["major version", "migration entry"]);
  });

  it("is shut when one of the two is missing", () => {
    expect(missing("2.0.0", breaking)).toEqual(["migration entry"]);
    expect(missing("1.5.0", breaking, migrationFor("2.0.0"))).toEqual(["major version"]);
  });

  it("is open for a breaking change with both, be the version a candidate or not", () => {
    for (const version of ["2.0.0", "2.0.0-rc.1", "2.0.0+build.5"])
      expect(missing(version, breaking, migrationFor("2.0.0")), version).toEqual([]);
  });

  it("asks for an entry that ends in this version, and that is new", () => {
    expect(missing("2.0.0", breaking, migrationFor("1.0.0"))).toEqual(["migration entry"]);
    expect(missing("2.0.0", breaking, migrationFor(null))).toEqual(["migration entry"]);
    const old = releaseOf("1.4.2", migrationFor("2.0.0"));
    expect(judgeChanges(old, promisesWith(breaking, migrationFor("2.0.0")), "2.0.0").missing).toEqual([
      "migration entry",
    ]);
  });

  it("does not take a lower major version for a higher one", () => {
    expect(judgeChanges(releaseOf("10.0.0"), promisesWith(breaking, migrationFor("9.0.0")), "9.0.0").missing).toEqual([
      "major version",
      "migration entry",
    ]);
  });

  it("names the version that a breaking change would be", () => {
    expect(judged("1.5.0", breaking).target).toBe("2.0.0");
    expect(judged("3.1.0", breaking).target).toBe("3.1.0");
  });
});

describe("renderReport", () => {
  it("says it when nothing changed", () => {
    expect(renderReport(judged("1.4.2"))).toBe("No changes: spec/ promises what 1.4.2 promised.");
  });

  it("lists each change under its verdict, and what is missing with what to write", () => {
    expect(renderReport(judged("1.5.0", breaking, compatible))).toBe(
      [
        "spec/ against 1.4.2: 1 breaking, 1 compatible.",
        "",
        "Breaking:",
        "  contract ToolIdentifier (input) at name: maxLength added: 64 (accepts less)",
        "",
        "Compatible:",
        "  error unknown_tool at template: reworded",
        "",
        "The breaking changes would surprise clients. Undo them, or declare them; for that is missing:",
        '  - package.json is at 1.5.0, which is no higher major version than 1.4.2. Set "version" to "2.0.0".',
        '  - spec/migrations.json has no new shape that ended in 2.0.0. Add one with "endedIn": "2.0.0" that tells callers what to change.',
      ].join("\n"),
    );
  });

  it("says it when breaking changes are declared", () => {
    expect(renderReport(judged("2.0.0", breaking, migrationFor("2.0.0")))).toMatch(
      /\n\nThe breaking changes are declared: version 2\.0\.0, with a migration entry for 2\.0\.0\.$/u,
    );
  });

  it("draws no conclusion from compatible changes", () => {
    expect(renderReport(judged("1.4.2", compatible))).toBe(
      [
        "spec/ against 1.4.2: 0 breaking, 1 compatible.",
        "",
        "Compatible:",
        "  error unknown_tool at template: reworded",
      ].join("\n"),
    );
  });
});
