import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emitErrors } from "../../codegen/emit-errors.js";
import { emitSupport } from "../../codegen/emit-support.js";
import { loadEmitted } from "../../codegen/load-emitted.js";
import type { ErrorEntry } from "../../codegen/spec.js";
import { fillTemplate, paramsOf, parseTemplate, templateProblems } from "../../codegen/template.js";
import { compiled } from "../support/spec.js";

describe("parseTemplate", () => {
  it.each([
    ["plain", [{ text: "plain" }]],
    ["a {b} c", [{ text: "a " }, { param: "b" }, { text: " c" }]],
    ["{a}{b}", [{ param: "a" }, { param: "b" }]],
    ["{{a}}", [{ text: "{a}" }]],
    ["{{{a}}}", [{ text: "{" }, { param: "a" }, { text: "}" }]],
    ["", []],
  ])("takes %j to pieces", (template, pieces) => {
    expect(parseTemplate(template)).toEqual({ pieces, problems: [] });
  });

  it.each([
    ["a { b", "a single { stands alone; write {{ for a literal brace"],
    ["a } b", "a single } stands alone; write }} for a literal brace"],
    ["{{a}", "a single } stands alone; write }} for a literal brace"],
    ["{A}", "{A} is not a parameter; write {{ and }} for literal braces"],
    ["{ a }", "{ a } is not a parameter; write {{ and }} for literal braces"],
    ["{}", "{} is not a parameter; write {{ and }} for literal braces"],
  ])("does not guess what %j means", (template, problem) => {
    expect(parseTemplate(template).problems).toEqual([problem]);
  });
});

describe("templateProblems", () => {
  it("names what is missing, unknown and unused", () => {
    expect(templateProblems("{a} {b}", ["a", "c"])).toEqual([
      "the parameter {b} is not declared",
      "the parameter {c} is declared but not used",
    ]);
  });

  it("lets a hint use the parameters of its template, or not", () => {
    expect(templateProblems("{a} {b}", ["a"], ["b", "c"])).toEqual([]);
  });
});

describe("fillTemplate", () => {
  it("puts text in the place of parameters, and leaves the others", () => {
    const { pieces } = parseTemplate("x {a} {b}");
    expect(fillTemplate(pieces, new Map([["a", "{y}"]]))).toEqual([{ text: "x {y} " }, { param: "b" }]);
  });
});

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/u);
const texts = fc.string({
  unit: fc.constantFrom("a", " ", "`", "$", "{", "}", "\\", "\n", "\r", '"', "é", "😀"),
  maxLength: 8,
});
const parts = fc.array(
  fc.oneof(
    texts.map((text) => ({ text })),
    name.map((param) => ({ param })),
  ),
  { maxLength: 6 },
);

function templateOf(pieces: readonly ({ text: string } | { param: string })[]): string {
  return pieces.map((piece) => ("param" in piece ? `{${piece.param}}` : piece.text.replace(/[{}]/gu, "$&$&"))).join("");
}

/** The texts as a client gets them: the emitted module, run. */
function renderWith(entry: ErrorEntry, params: Readonly<Record<string, string>>): string {
  const errors = new Map([["subject", entry]]);
  const output = new Map([
    ["src/generated/errors.ts", emitErrors(errors)],
    ["src/generated/show.ts", emitSupport(compiled.spec.errors).get("show.ts") ?? ""],
  ]);
  const render = loadEmitted(output)("errors")["renderError"] as (code: string, given: object) => string;
  return render("subject", params);
}

describe("emitErrors", () => {
  it("for any template gives a function that says the text, with each parameter in its place", () => {
    fc.assert(
      fc.property(parts, fc.string({ unit: "grapheme-ascii" }), (pieces, filler) => {
        const template = templateOf(pieces);
        const used = paramsOf(parseTemplate(template).pieces);
        const value = (param: string) => `<${param} ${filler}>`;
        const params = Object.fromEntries(used.map((param) => [param, value(param)]));
        const declared = Object.fromEntries(used.map((param) => [param, "A parameter"]));
        const rendered = renderWith({ when: "x", channel: "client", template, params: declared }, params);
        expect(rendered).toBe(pieces.map((piece) => ("param" in piece ? value(piece.param) : piece.text)).join(""));
      }),
      { numRuns: 150 },
    );
  });

  const hinted: ErrorEntry = {
    when: "x",
    channel: "result",
    template: "No '{name}'.",
    params: { name: "A name" },
    hints: [
      { template: "Did you mean '{nearest}' and not '{name}'?", params: { nearest: "The nearest name" } },
      { template: "Always.", params: {} },
      { template: "{count} of {total}.", params: { count: "A number", total: "A number" } },
    ],
  };

  it("adds a hint when all its parameters are given, and leaves it out otherwise", () => {
    expect(renderWith(hinted, { name: "a", nearest: "b", count: "1", total: "2" })).toBe(
      "No 'a'.\nDid you mean 'b' and not 'a'? Always. 1 of 2.",
    );
    expect(renderWith(hinted, { name: "a", count: "1" })).toBe("No 'a'.\nAlways.");
  });

  it("types the parameters: those of the template must be given, those of hints may be", () => {
    expect(emitErrors(new Map([["subject", hinted]]))).toContain(
      "readonly subject: { readonly name: Shown; readonly nearest?: Shown | undefined; readonly count?: Shown | undefined; readonly total?: Shown | undefined };",
    );
    expect(emitErrors(new Map([["subject", { ...hinted, template: "x", params: {}, hints: [] }]]))).toContain(
      "readonly subject: NoParams;",
    );
  });
});
