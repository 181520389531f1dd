import { describe, expect, it } from "vitest";
import { compareContracts, compareRoots } from "../../codegen/breaking/compare-contracts.js";
import { renderFinding } from "../../codegen/breaking/report.js";
import { buildModel } from "../../codegen/build-model.js";
import type { Model } from "../../codegen/model.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { resolveRefs } from "../../codegen/resolve-refs.js";
import { closed } from "./support.js";

const text = { type: "string" };
const short = { type: "string", maxLength: 5 };
type Contracts = Readonly<Record<string, JsonObject>>;

/** Contracts by name; inputs unless they say otherwise. */
function modelOf(contracts: Contracts): Model {
  const sources = Object.entries(contracts).map(([name, schema]) => {
    const stem = name.toLowerCase();
    return {
      name,
      stem,
      file: `contracts/${stem}.schema.json`,
      schema: { title: name, "x-direction": "input", ...schema },
    };
  });
  return buildModel(resolveRefs(sources));
}

function findings(old: Contracts, now: Contracts): readonly string[] {
  return compareContracts(modelOf(old), modelOf(now)).map((finding) => `${finding.verdict}: ${renderFinding(finding)}`);
}

const output = { "x-direction": "output" };

describe("compareContracts", () => {
  it("finds nothing where nothing changed", () => {
    expect(findings({ A: closed({ a: text }) }, { A: closed({ a: text }) })).toEqual([]);
  });

  it("takes a new contract as compatible, and one that is gone as breaking", () => {
    expect(findings({ A: text }, { A: text, B: text })).toEqual(["compatible: contract B: added"]);
    expect(findings({ A: text, B: text }, { A: text })).toEqual(["breaking: contract B: removed"]);
  });

  it("lets an input widen, and not narrow", () => {
    expect(findings({ A: short }, { A: text })).toEqual([
      "compatible: contract A (input): maxLength removed: 5 (accepts more)",
    ]);
    expect(findings({ A: text }, { A: short })).toEqual([
      "breaking: contract A (input): maxLength added: 5 (accepts less)",
    ]);
  });

  it("lets an output narrow, and not widen", () => {
    expect(findings({ A: { ...text, ...output } }, { A: { ...short, ...output } })).toEqual([
      "compatible: contract A (output): maxLength added: 5 (accepts less)",
    ]);
    expect(findings({ A: { ...short, ...output } }, { A: { ...text, ...output } })).toEqual([
      "breaking: contract A (output): maxLength removed: 5 (accepts more)",
    ]);
  });

  it("takes what it cannot decide as breaking, in both directions", () => {
    const [old, now] = [
      { ...text, pattern: "a" },
      { ...text, pattern: "a|b" },
    ];
    expect(findings({ A: old, B: { ...old, ...output } }, { A: now, B: { ...now, ...output } })).toEqual([
      "breaking: contract A (input): pattern a → a|b (accepts or means something else)",
      "breaking: contract B (output): pattern a → a|b (accepts or means something else)",
    ]);
  });

  it("takes another direction as breaking", () => {
    expect(findings({ A: text }, { A: { ...text, ...output } })).toEqual([
      "breaking: contract A: direction input → output",
    ]);
  });

  it("lists a change once, where it is, and not at each of its uses", () => {
    const uses = {
      A: closed({ b: { $ref: "b.schema.json" } }),
      C: { type: "array", items: { $ref: "b.schema.json" } },
    };
    expect(findings({ ...uses, B: text }, { ...uses, B: short })).toEqual([
      "breaking: contract B (input): maxLength added: 5 (accepts less)",
    ]);
  });

  it("lists a change again where it is used in the other direction", () => {
    const use = { A: { ...closed({ b: { $ref: "b.schema.json" } }), ...output } };
    expect(findings({ ...use, B: text }, { ...use, B: short })).toEqual([
      "breaking: contract B (input): maxLength added: 5 (accepts less)",
      "compatible: contract A (output) at b: maxLength added: 5 (accepts less)",
    ]);
  });

  it("follows a definition that becomes a contract, and misses a contract that becomes a definition", () => {
    const whole = { A: closed({ b: { $ref: "b.schema.json" } }), B: text };
    const part = { A: { ...closed({ b: { $ref: "#/$defs/B" } }), $defs: { B: text } } };
    expect(findings(part, whole).filter((line) => line.startsWith("breaking"))).toEqual([]);
    expect(findings(whole, part)).toContain(
      "breaking: contract B: its published schema is gone; it is a part of A now",
    );
  });

  it("mentions new wordings, and spellings that mean the same", () => {
    expect(findings({ A: { ...text, description: "One" } }, { A: { ...text, description: "Two" } })).toEqual([
      "compatible: contract A (input): description reworded",
    ]);
    expect(findings({ A: text }, { A: { ...text, minLength: 0 } })).toEqual([
      "compatible: contract A: written differently, with the same meaning",
    ]);
  });
});

describe("compareRoots", () => {
  it("compares two contracts of different names, with all that they refer to", () => {
    const old = modelOf({ A: closed({ c: { $ref: "c.schema.json" } }), C: text });
    const now = modelOf({ B: closed({ c: { $ref: "d.schema.json" } }), D: short });
    expect(compareRoots(old, now, ["A", "B"])).toEqual([{ path: "c", what: "maxLength added: 5", effect: "narrows" }]);
  });
});
