import { describe, expect, it } from "vitest";
import { type Compiled, compile, GENERATED_FOLDER } from "../../codegen/compile.js";
import { FaultList } from "../../codegen/fault.js";
import { contractOf } from "../../codegen/model.js";
import { verifyValues } from "../../codegen/verify-values.js";
import { contractFiles, type Edit, faultsOf, specWith } from "../support/edit-spec.js";

const described = <T extends object>(schema: T) => ({ description: "A property.", ...schema });
const optional = { maxLength: 6, type: "string", default: "abc" };

/** A contract with every kind of limit, none of them at a place that values hit by chance. */
const LIMITS = {
  type: "object",
  properties: {
    text: described({ type: "string", minLength: 3, maxLength: 12 }),
    code: described({ type: "string", pattern: "^[a-f]+$" }),
    list: described({ type: "array", items: { type: "boolean" }, minItems: 2, maxItems: 9 }),
    whole: described({ type: "integer", minimum: -17, maximum: 1017 }),
    part: described({ type: "number", exclusiveMinimum: 0.25, exclusiveMaximum: 1.75 }),
    colour: described({ enum: ["red", "green", null, 7] }),
    map: described({
      type: "object",
      propertyNames: { pattern: "^(?!__proto__$)", minLength: 2, maxLength: 5 },
      additionalProperties: { type: "null" },
    }),
    free: described({
      type: "object",
      properties: { a: described({ type: "string" }) },
      propertyNames: { pattern: "^(?!__proto__$)" },
      additionalProperties: true,
    }),
    either: described({ anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] }),
    named: described(optional),
  },
  required: ["text"],
  additionalProperties: false,
} as const;

const FILE = "contracts/limits.schema.json";

function compileWith(...edits: readonly Edit[]): Compiled {
  return compile(specWith(...contractFiles("Limits", LIMITS, { text: "abc" }), ...edits));
}

function faultsIn(subject: Compiled): readonly string[] {
  return faultsOf(() => {
    const faults = new FaultList();
    verifyValues(subject, contractOf(subject.model, "Limits"), faults);
    faults.throwIfAny();
  });
}

const right = compileWith();

/** The same output with one place written wrongly, as a wrong emitter would. */
function withMistake(file: string, before: string, after: string): Compiled {
  const name = `${GENERATED_FOLDER}/${file}`;
  const text = right.output.get(name) ?? "";
  // From the contract's own validator on: the module holds those of the other contracts too.
  const start = Math.max(0, text.indexOf("function visitLimits("));
  const changed = text.slice(0, start) + text.slice(start).replace(before, after);
  if (changed === text) throw new Error(`${file} does not hold ${before}`);
  return { ...right, output: new Map([...right.output, [name, changed]]) };
}

describe("verifyValues", () => {
  it("finds nothing wrong with what is emitted", () => {
    expect(faultsIn(right)).toEqual([]);
  });

  it.each([
    [".min(3,", ".min(4,"],
    [".min(3,", ".min(2,"],
    [".max(12,", ".max(11,"],
    [".max(12,", ".max(13,"],
    ["/^[a-f]+$/u", "/^[a-g]+$/u"],
    ["/^[a-f]+$/u", "/^[b-f]+$/u"],
    ["/^[a-f]+$/u", "/^[a-f]+/u"],
    [".min(2,", ".min(1,"],
    [".min(2,", ".min(3,"],
    ["atMost(9,", "atMost(8,"],
    ["atMost(9,", "atMost(10,"],
    [".gte(-17,", ".gte(-16,"],
    [".gte(-17,", ".gte(-18,"],
    [".lte(1017,", ".lte(1016,"],
    [".lte(1017,", ".lte(1018,"],
    ['.refine(Number.isInteger, expected("integer"))', ""],
    [".gt(0.25,", ".gte(0.25,"],
    [".lt(1.75,", ".lte(1.75,"],
    ['["red", "green", null, 7]', '["red", "green", null]'],
    ['["red", "green", null, 7]', '["red", "green", null, 7, "reds"]'],
    ["lengthOf(name) >= 2", "lengthOf(name) >= 1"],
    ["lengthOf(name) <= 5", "lengthOf(name) <= 6"],
    ["lengthOf(name) <= 5", "name.length <= 5"],
    ['["__proto__", "Expected a string that matches ^(?!__proto__$)"]]', "]"],
    ['["__proto__", "Expected a string', '["__proto", "Expected a string'],
    ["z.null(", "z.boolean("],
    ["z.strictObject(", "z.looseObject("],
    ['z.array(z.string(expected("string")), expected("array"))', 'z.array(z.unknown(), expected("array"))'],
    ['.max(6, "Expected at most 6 character(s)").default("abc")', '.max(6, "Expected at most 6 character(s)")'],
    ['.default("abc")', '.default("abd")'],
  ])("catches Zod with %s written as %s", (before, after) => {
    expect(faultsIn(withMistake("limits.ts", before, after))).not.toEqual([]);
  });

  it("says so when what would be written throws", () => {
    const throwing = withMistake(
      "limits.ts",
      ".refine(Number.isInteger,",
      ".refine((value) => { if (!Number.isInteger(value)) throw new Error('boom'); return true; },",
    );
    expect(faultsIn(throwing)).toEqual([expect.stringContaining("what would be written does not run: Error: boom")]);
  });

  it.each([
    ["lengthOf(field0) < 3", "field0.length < 3"],
    ["lengthOf(field0) > 12", "field0.length > 12"],
    [".length < 2", ".length < 1"],
    [".length > 9", ".length > 10"],
    [">= -17", "> -17"],
    ["<= 1017", "< 1017"],
    ["> 0.25", ">= 0.25"],
    ["< 1.75", "<= 1.75"],
    ['"abc"', '"abd"'],
  ])("catches a precompiled validator with %s written as %s", (before, after) => {
    expect(faultsIn(withMistake("validators.ts", before, after))).not.toEqual([]);
  });

  it.each([
    ['"minLength": 3', '"minLength": 4'],
    ['"maxItems": 9', '"maxItems": 8'],
    ['"additionalProperties": false', '"additionalProperties": true'],
    ['"required": [\n    "text"\n  ]', '"required": []'],
  ])("catches a published schema with %s written as %s", (before, after) => {
    expect(faultsIn(withMistake("schemas/limits.schema.json", before, after))).not.toEqual([]);
  });

  it("says what they disagree on, and about which value", () => {
    const [fault, ...others] = faultsIn(withMistake("limits.ts", ".min(3,", ".min(4,"));
    expect(fault).toBe("examples/Limits/valid/one.json: Zod refuses what the published schema accepts");
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(
      /^contracts\/limits\.schema\.json: Zod refuses what the published schema accepts: \{.*"text":/u,
    );
  });

  it("catches validators that refuse for different reasons", () => {
    const [fault] = faultsIn(withMistake("limits.ts", "Expected at least 3 character(s)", "Too short"));
    expect(fault).toMatch(
      /: Zod says "text: Too short.*" and the precompiled validator says "text: Expected at least 3 character\(s\).*": /u,
    );
  });

  it("catches a default that does not fit its own contract", () => {
    const outgrown = compileWith({ file: FILE, at: "/properties/named/default", value: "much too long" });
    expect(faultsIn(outgrown)).toContain(
      "examples/Limits/valid/one.json: with its defaults filled in it does not fit any more",
    );
  });

  it("catches an example that does not give what it claims", () => {
    const invalid = "examples/Limits/invalid/one.json";
    expect(faultsIn(compileWith({ file: "examples/Limits/valid/two.json", value: { text: "ab" } }))).toEqual([
      'examples/Limits/valid/two.json: the example must be valid, but gives ["text: Expected at least 3 character(s)"]',
    ]);
    expect(faultsIn(compileWith({ file: invalid, value: { value: { text: "abc" }, issues: ["text: Odd"] } }))).toEqual([
      `${invalid}: the example must give the issues ["text: Odd"], but gives none`,
    ]);
  });

  it("tells when what would be written does not run at all", () => {
    expect(faultsIn(withMistake("limits.ts", "z.strictObject(", "z.strictObjekt("))).toEqual([
      `${FILE}: what would be written does not run: TypeError: z.strictObjekt is not a function`,
    ]);
  });
});
