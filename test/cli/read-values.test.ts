import { describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/command.js";
import { readValues } from "../../src/cli/read-values.js";
import { signatureOf } from "../../src/cli/signature.js";

/** As servers written in Python and in TypeScript describe what they take. */
const inputSchema = {
  type: "object" as const,
  $defs: { Colour: { enum: ["red", "7"] }, Point: { type: "object" }, Loop: { $ref: "#/$defs/Loop" } },
  properties: {
    text: { anyOf: [{ type: "string" }, { type: "null" }] },
    count: { anyOf: [{ type: "integer" }, { type: "null" }] },
    colour: { $ref: "#/$defs/Colour" },
    shade: { allOf: [{ $ref: "#/$defs/Colour" }] },
    point: { $ref: "#/$defs/Point" },
    level: { enum: [1, 2] },
    one: { const: "7" },
    names: { type: "array", items: { type: "string" } },
    numbers: { anyOf: [{ type: "array", items: { type: "number" } }, { type: "null" }] },
    paths: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
    anything: {},
    loop: { $ref: "#/$defs/Loop" },
  },
  required: ["text"],
};

describe("readValues", () => {
  it.each([
    [["text=7"], { text: "7" }],
    [["text=null"], { text: "null" }],
    [["text=a=b"], { text: "a=b" }],
    [["text="], { text: "" }],
    [["count=7"], { count: 7 }],
    [["count=null"], { count: null }],
    [["colour=7"], { colour: "7" }],
    [["shade=7"], { shade: "7" }],
    [['point={"x":1}'], { point: { x: 1 } }],
    [["level=2"], { level: 2 }],
    [["one=7"], { one: "7" }],
    [["names=7"], { names: ["7"] }],
    [["names=a", "names=b"], { names: ["a", "b"] }],
    [['names=["a"]', "names=b"], { names: ["a", "b"] }],
    [["numbers=1", "numbers=2"], { numbers: [1, 2] }],
    [["paths=7"], { paths: "7" }],
    [['paths=["7"]'], { paths: ["7"] }],
    [["anything=7"], { anything: 7 }],
    [["anything=word"], { anything: "word" }],
    [["loop=7"], { loop: 7 }],
    [["unknown=true"], { unknown: true }],
    [["__proto__=1"], Object.fromEntries([["__proto__", 1]])],
  ])("reads %j as the schema asks", (words, values) => {
    expect(readValues(words, inputSchema)).toEqual(values);
  });

  it.each([["count=many"], ["point=7"], ["level=high"], ["numbers=many"]])("refuses %s", (word) => {
    expect(() => readValues([word], inputSchema)).toThrow(UsageError);
  });
});

describe("signatureOf", () => {
  it("shows the types behind references and alternatives", () => {
    const tool = { toolbox: "dev", server: "notes", name: "draw", inputSchema };
    expect(signatureOf(tool)).toBe(
      'draw(text: string | null, count?: integer | null, colour?: "red" | "7", shade?: string, point?: object, ' +
        "level?: 1 | 2, one?: string, names?: string[], numbers?: number[] | null, paths?: string | string[], " +
        "anything?: any, loop?: any)",
    );
  });
});
