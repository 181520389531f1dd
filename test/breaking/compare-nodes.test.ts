import { describe, expect, it } from "vitest";
import type { Effect } from "../../codegen/breaking/change.js";
import { judge } from "../../codegen/breaking/finding.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { closed, compareSchemas, NAMES, open } from "./support.js";

const text = { type: "string" };
const whole = { type: "integer" };
const anyObject = { type: "object", additionalProperties: true };
const mapOf = (values: JsonObject, names: JsonObject = NAMES) => ({
  type: "object",
  propertyNames: names,
  additionalProperties: values,
});
const optional = (name: string, schema: JsonObject) => closed({ [name]: schema });

/** What changes, and the lines that the comparison gives, as `path: effect`. */
type Row = readonly [title: string, old: JsonObject, now: JsonObject, expected: readonly string[]];

const ROWS: readonly Row[] = [
  ["nothing", closed({ a: text }, ["a"]), closed({ a: text }, ["a"]), []],

  // Properties
  ["optional becomes required", closed({ a: text }), closed({ a: text }, ["a"]), ["a: narrows"]],
  ["required becomes optional", closed({ a: text }, ["a"]), closed({ a: text }), ["a: widens"]],
  ["an open object is closed", open({ a: text }), closed({ a: text }), [": narrows"]],
  ["a closed object is opened", closed({ a: text }), open({ a: text }), [": widens"]],
  ["a closed object gains an optional property", closed({}), closed({ a: text }), ["a: widens"]],
  ["a closed object gains a required property", closed({}), closed({ a: text }, ["a"]), ["a: both"]],
  ["a closed object loses an optional property", closed({ a: text }), closed({}), ["a: narrows"]],
  ["a closed object loses a required property", closed({ a: text }, ["a"]), closed({}), ["a: both"]],
  ["an open object gains an optional property", open({ b: text }), open({ a: text, b: text }), ["a: narrows"]],
  ["an open object gains one that holds any value", open({ b: text }), open({ a: {}, b: text }), ["a: text"]],
  ["an open object gains a required property", open({ b: text }), open({ a: {}, b: text }, ["a"]), ["a: narrows"]],
  ["an open object loses an optional property", open({ a: text, b: text }), open({ b: text }), ["a: widens"]],
  ["an open object loses a required property", open({ a: {}, b: text }, ["a"]), open({ b: text }), ["a: widens"]],
  [
    "a closed object is opened, but not for one of its own keys",
    closed({ ab: text }),
    { ...open({ ab: text }), propertyNames: { maxLength: 1 } },
    [": widens", "ab: narrows"],
  ],
  ["a property nests a change", optional("a", optional("b", text)), optional("a", optional("b", whole)), ["a.b: both"]],
  ["an odd key is quoted", optional("a b", text), optional("a b", {}), ['["a b"]: widens']],

  // Defaults and texts
  ["a default changes", optional("a", { ...whole, default: 1 }), optional("a", { ...whole, default: 2 }), ["a: both"]],
  ["a default is added", optional("a", whole), optional("a", { ...whole, default: 1 }), ["a: both"]],
  ["a default is removed", optional("a", { ...whole, default: 1 }), optional("a", whole), ["a: both"]],
  ["a new property has a default", closed({}), optional("a", { ...whole, default: 1 }), ["a: widens"]],
  [
    "a required property becomes optional with a default",
    closed({ a: whole }, ["a"]),
    optional("a", { ...whole, default: 1 }),
    ["a: widens"],
  ],
  [
    "the keys of a default change their order",
    optional("a", { ...anyObject, default: { x: 1, y: 2 } }),
    optional("a", { ...anyObject, default: { y: 2, x: 1 } }),
    [],
  ],
  ["a description", optional("a", { ...text, description: "x" }), optional("a", text), ["a: text"]],
  [
    "the message of a keyword",
    { ...text, minLength: 1, "x-messages": { minLength: "one" } },
    { ...text, minLength: 1, "x-messages": { minLength: "other" } },
    [": text"],
  ],

  // Strings
  ["minLength added", text, { ...text, minLength: 1 }, [": narrows"]],
  ["minLength 0 added", text, { ...text, minLength: 0 }, []],
  ["minLength lowered", { ...text, minLength: 2 }, { ...text, minLength: 1 }, [": widens"]],
  ["maxLength lowered", { ...text, maxLength: 2 }, { ...text, maxLength: 1 }, [": narrows"]],
  ["maxLength removed", { ...text, maxLength: 2 }, text, [": widens"]],
  ["pattern added", text, { ...text, pattern: "a" }, [": narrows"]],
  ["pattern removed", { ...text, pattern: "a" }, text, [": widens"]],
  ["pattern changed", { ...text, pattern: "a" }, { ...text, pattern: "a|b" }, [": both"]],

  // Numbers
  ["integer becomes number", whole, { type: "number" }, [": widens"]],
  ["number becomes integer", { type: "number" }, whole, [": narrows"]],
  ["minimum raised", { ...whole, minimum: 0 }, { ...whole, minimum: 1 }, [": narrows"]],
  ["maximum raised", { ...whole, maximum: 0 }, { ...whole, maximum: 1 }, [": widens"]],
  [
    "a range is moved",
    { ...whole, minimum: 0, maximum: 1 },
    { ...whole, minimum: 1, maximum: 2 },
    [": narrows", ": widens"],
  ],
  ["an integer's limit is written differently", { ...whole, exclusiveMinimum: 0 }, { ...whole, minimum: 1 }, []],
  [
    "a number's limit becomes exclusive",
    { type: "number", maximum: 1 },
    { type: "number", exclusiveMaximum: 1 },
    [": narrows"],
  ],
  [
    "limits too large to count by one",
    { ...whole, minimum: 2 ** 53 },
    { ...whole, exclusiveMinimum: 2 ** 53 },
    [": narrows"],
  ],

  // Literals
  ["an enum gains a value", { enum: ["a"] }, { enum: ["a", "b"] }, [": widens"]],
  ["an enum loses a value", { enum: ["a", "b"] }, { const: "a" }, [": narrows"]],
  ["an enum changes its order", { enum: ["a", "b"] }, { enum: ["b", "a"] }, []],
  ["an enum swaps a value", { enum: ["a", "b"] }, { enum: ["a", "c"] }, [": narrows", ": widens"]],
  ["a constant becomes its type", { const: "a" }, text, [": widens"]],
  ["a constant becomes a type that has no room for it", { const: "a" }, { ...text, minLength: 2 }, [": both"]],
  ["a type becomes a constant", whole, { const: 1 }, [": narrows"]],
  ["an enum becomes its type", { enum: ["a", "b"] }, { ...text, minLength: 1 }, [": widens"]],
  ["an integer becomes a fraction", whole, { const: 1.5 }, [": both"]],
  ["a length is counted in code points", { const: "💡" }, { ...text, maxLength: 1 }, [": widens"]],
  ["a length is not counted in UTF-16", { const: "💡" }, { ...text, minLength: 2 }, [": both"]],
  ["a boolean is spelt out", { type: "boolean" }, { enum: [true, false] }, []],
  ["a boolean is halved", { type: "boolean" }, { const: true }, [": narrows"]],
  ["null is a constant", { type: "null" }, { const: null }, []],

  // Lists
  ["items widen", { type: "array", items: { const: 1 } }, { type: "array", items: whole }, ["[]: widens"]],
  ["minItems added", { type: "array", items: text }, { type: "array", items: text, minItems: 1 }, [": narrows"]],
  [
    "maxItems raised",
    { type: "array", items: text, maxItems: 1 },
    { type: "array", items: text, maxItems: 2 },
    [": widens"],
  ],

  // Unions
  ["a branch is added", text, { anyOf: [text, whole] }, [": widens"]],
  ["a branch is removed", { anyOf: [text, whole] }, whole, [": narrows"]],
  ["branches change their order", { anyOf: [text, whole] }, { anyOf: [whole, text] }, []],
  ["a branch is included in another", { anyOf: [text, { const: "a" }] }, text, []],
  [
    "a branch changes inside",
    { anyOf: [text, closed({ a: text })] },
    { anyOf: [text, closed({ a: text, b: text })] },
    ["<object>.b: widens"],
  ],
  ["a branch narrows", { anyOf: [text, whole] }, { anyOf: [{ ...text, minLength: 1 }, whole] }, ["<string>: narrows"]],
  ["any value becomes a union", {}, { anyOf: [text, whole] }, [": narrows"]],
  [
    "the message of a union",
    { anyOf: [text, whole] },
    { anyOf: [text, whole], "x-messages": { anyOf: "x" } },
    [": text"],
  ],

  // Objects, maps and opaque objects
  ["a map of anything becomes any object", mapOf({}), anyObject, ["[key]: widens"]],
  ["any object becomes a map", anyObject, mapOf(text), ["[key]: narrows", "[*]: narrows"]],
  ["a map's values widen", mapOf({ const: "a" }), mapOf(text), ["[*]: widens"]],
  ["a map's names narrow", mapOf(text), mapOf(text, { ...NAMES, minLength: 1 }), ["[key]: narrows"]],
  ["a closed object becomes a map that holds it", closed({ a: text }, ["a"]), mapOf(text), ["a: widens", ": widens"]],
  ["a map becomes an object with other values", mapOf(text), open({ a: whole }), ["a: both", "[*]: widens"]],
  ["an opaque object is retyped", anyObject, { ...anyObject, "x-opaque": true }, [": widens"]],

  // Everything
  ["a type becomes any value", text, {}, [": widens"]],
  ["any value becomes a type", {}, text, [": narrows"]],
  ["one type becomes another", text, whole, [": both"]],
  ["a string becomes a list", text, { type: "array", items: text }, [": both"]],

  // References
  [
    "a reference is written out",
    { ...optional("a", { $ref: "#/$defs/Name" }), $defs: { Name: text } },
    optional("a", text),
    [],
  ],
  [
    "what a reference means changes",
    { ...optional("a", { $ref: "#/$defs/Name" }), $defs: { Name: text } },
    { ...optional("a", { $ref: "#/$defs/Name" }), $defs: { Name: { ...text, minLength: 1 } } },
    ["a: narrows"],
  ],
  [
    "a branch has a name",
    { anyOf: [{ $ref: "#/$defs/Name" }, whole], $defs: { Name: closed({}) } },
    { anyOf: [{ $ref: "#/$defs/Name" }, whole], $defs: { Name: closed({ a: text }) } },
    ["<Name>.a: widens"],
  ],
  [
    "a property moves into the base",
    {
      allOf: [{ $ref: "#/$defs/Base" }],
      type: "object",
      properties: { a: text },
      $defs: { Base: open({ b: text }) },
    },
    {
      allOf: [{ $ref: "#/$defs/Base" }],
      type: "object",
      properties: {},
      $defs: { Base: open({ a: text, b: text }) },
    },
    [],
  ],
];

const OPPOSITE: Readonly<Record<Effect, Effect>> = { widens: "narrows", narrows: "widens", both: "both", text: "text" };

describe("compareNodes", () => {
  it.each(ROWS)("tells what it means that %s", (_title, old, now, expected) => {
    expect(compareSchemas(old, now).map(({ path, effect }) => `${path}: ${effect}`)).toEqual(expected);
  });

  it.each(ROWS)("tells the opposite of the opposite when %s", (_title, old, now) => {
    const effects = (from: JsonObject, to: JsonObject) => compareSchemas(from, to).map(({ effect }) => effect);
    expect(effects(now, old).sort()).toEqual(
      effects(old, now)
        .map((effect) => OPPOSITE[effect])
        .sort(),
    );
  });
});

describe("judge", () => {
  it.each([
    ["widens", "compatible", "breaking"],
    ["narrows", "breaking", "compatible"],
    ["both", "breaking", "breaking"],
    ["text", "compatible", "compatible"],
  ] as const)("takes a change that %s as %s for an input and %s for an output", (effect, input, output) => {
    const change = { path: "", what: "", effect };
    expect(judge("x", "input", change).verdict).toBe(input);
    expect(judge("x", "output", change).verdict).toBe(output);
  });
});
