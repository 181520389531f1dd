import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../codegen/parse-files.js";
import { resolveRefs } from "../../codegen/resolve-refs.js";
import type { ContractSource } from "../../codegen/spec.js";
import { faultsOf } from "../support/edit-spec.js";

const NAMES = { pattern: "^(?!__proto__$)" };
const text = { type: "string" };
const closed = (properties: JsonObject): JsonObject => ({ type: "object", properties, additionalProperties: false });
const open = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  propertyNames: NAMES,
  additionalProperties: true,
});
const extending = (ref: string, properties: JsonObject): JsonObject => ({
  type: "object",
  allOf: [{ $ref: ref }],
  properties,
});

function contract(stem: string, schema: JsonObject): ContractSource {
  const name = stem.charAt(0).toUpperCase() + stem.slice(1);
  return { name, stem, file: `contracts/${stem}.schema.json`, schema };
}

function faultsIn(...contracts: readonly ContractSource[]): readonly string[] {
  return faultsOf(() => resolveRefs(contracts));
}

describe("resolveRefs", () => {
  it("puts what is referred to before what refers to it", () => {
    const resolved = resolveRefs([
      contract("a", closed({ b: { $ref: "b.schema.json" } })),
      contract("b", {
        ...closed({ x: { $ref: "#/$defs/First" } }),
        $defs: { First: closed({ x: { $ref: "#/$defs/Second" } }), Second: closed({ c: { $ref: "c.schema.json" } }) },
      }),
      contract("c", closed({})),
    ]);
    expect(resolved.map(({ name, named }) => [name, named.map((one) => one.name)])).toEqual([
      ["C", ["C"]],
      ["B", ["Second", "First", "B"]],
      ["A", ["A"]],
    ]);
    expect([...(resolved.at(-1)?.named.at(-1)?.refs ?? [])]).toEqual([["b.schema.json", "B"]]);
  });

  it.each(["nowhere.schema.json", "#/$defs/Nothing", "#", "#/properties/a", "./b.schema.json", "https://a.example/b"])(
    "does not follow %s",
    (ref) => {
      expect(
        faultsIn(contract("a", closed({ x: { type: "array", items: { $ref: ref } } })), contract("b", {})),
      ).toEqual([
        `contracts/a.schema.json#/properties/x/items/$ref: "${ref}" leads nowhere; write other-contract.schema.json or #/$defs/Name`,
      ]);
    },
  );

  it("says where in $defs a reference leads nowhere", () => {
    const lost = { Inner: extending("lost.schema.json", { a: { $ref: "gone.schema.json" } }) };
    expect(faultsIn(contract("a", { ...closed({}), $defs: lost })).map((fault) => fault.split(":")[0])).toEqual([
      "contracts/a.schema.json#/$defs/Inner/allOf/0/$ref",
      "contracts/a.schema.json#/$defs/Inner/properties/a/$ref",
    ]);
  });

  it("does not look for definitions in another contract", () => {
    const other = contract("b", { ...closed({}), $defs: { Inner: text } });
    expect(faultsIn(contract("a", closed({ x: { $ref: "#/$defs/Inner" } })), other)).toHaveLength(1);
  });

  it("refuses a contract that refers to itself", () => {
    expect(faultsIn(contract("a", closed({ x: { $ref: "a.schema.json" } })))).toEqual([
      "contracts/a.schema.json: refers to itself (A → A); recursive contracts are not compiled",
    ]);
  });

  it("refuses a circle of contracts, and a circle in $defs", () => {
    expect(
      faultsIn(
        contract("a", closed({ x: { $ref: "b.schema.json" } })),
        contract("b", closed({ x: { anyOf: [text, { $ref: "a.schema.json" }] } })),
      ),
    ).toEqual(["contracts/a.schema.json: refers to itself (A → B → A); recursive contracts are not compiled"]);
    expect(
      faultsIn(
        contract("a", {
          ...closed({}),
          $defs: { First: closed({ x: { $ref: "#/$defs/Second" } }), Second: closed({ x: { $ref: "#/$defs/First" } }) },
        }),
      ),
    ).toEqual([
      "contracts/a.schema.json#/$defs/First: refers to itself (First → Second → First); recursive contracts are not compiled",
    ]);
  });

  it("refuses a name that is taken, or not in PascalCase", () => {
    expect(
      faultsIn(
        contract("a", { ...closed({}), $defs: { Inner: text, inner: text } }),
        contract("b", { ...closed({}), $defs: { Inner: text, A: text } }),
      ),
    ).toEqual([
      "contracts/a.schema.json#/$defs/inner: definitions are named in PascalCase",
      "contracts/b.schema.json#/$defs/Inner: the name Inner is taken by contracts/a.schema.json",
      "contracts/b.schema.json#/$defs/A: the name A is taken by contracts/a.schema.json",
    ]);
    expect(faultsIn(contract("a", { ...closed({}), $defs: { B: text } }), contract("b", closed({})))).toEqual([
      "contracts/b.schema.json#/title: the name B is taken by contracts/a.schema.json",
    ]);
  });

  it.each([
    ["a closed object", closed({ b: text })],
    ["an object that is handed on", { type: "object", additionalProperties: true }],
    ["a map", { type: "object", propertyNames: NAMES, additionalProperties: text }],
    ["a text", text],
    ["an extension", extending("c.schema.json", {})],
  ])("refuses to extend %s", (_title, base) => {
    const others = [contract("b", base), contract("c", open({ c: text }))];
    expect(faultsIn(contract("a", extending("b.schema.json", { a: text })), ...others)).toEqual([
      "contracts/a.schema.json#/allOf: B must be an object with properties and additionalProperties true to be extended by A",
    ]);
  });

  it("extends an open object, but not with a property that it has, nor without a name", () => {
    const base = contract("b", open({ b: text }));
    expect(faultsIn(contract("a", extending("b.schema.json", { a: text })), base)).toEqual([]);
    expect(faultsIn(contract("a", extending("b.schema.json", { b: text })), base)).toEqual([
      "contracts/a.schema.json#/properties/b: is a property of B already",
    ]);
    expect(faultsIn(contract("a", closed({ x: extending("b.schema.json", {}) })), base)).toEqual([
      "contracts/a.schema.json#/properties/x/allOf: only a named schema can extend another",
    ]);
  });

  it("asks for names where one of several shapes has defaults, however deep", () => {
    const $defs = { Inner: closed({ n: { ...text, default: "" } }), Outer: closed({ x: { $ref: "#/$defs/Inner" } }) };
    const union = { anyOf: [text, { $ref: "#/$defs/Outer" }, { type: "null" }] };
    expect(faultsIn(contract("a", { ...closed({ x: union }), $defs }))).toEqual(
      [0, 2].map(
        (index) =>
          `contracts/a.schema.json#/properties/x/anyOf/${index}: beside a shape with defaults it must have a name: move it to $defs`,
      ),
    );
    const named = { anyOf: [{ $ref: "#/$defs/Text" }, { $ref: "#/$defs/Outer" }] };
    expect(faultsIn(contract("a", { ...closed({ x: named }), $defs: { ...$defs, Text: text } }))).toEqual([]);
  });
});
