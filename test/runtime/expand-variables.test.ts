import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandVariables, variablesIn } from "../../src/runtime/expand-variables.js";

const environment = { HOME: "/home/me", EMPTY: "", _x1: "one" };
const expand = (text: string) => expandVariables(text, environment).text;

describe("expandVariables", () => {
  it.each([
    ["${HOME}/x", "/home/me/x"],
    ["${HOME}${_x1}", "/home/meone"],
    ["${MISSING:-there}", "there"],
    ["${MISSING:-}", ""],
    ["${EMPTY:-default}", ""],
    ["$${HOME}", "${HOME}"],
    ["$$${HOME}", "$${HOME}"],
    ["$HOME costs $5", "$HOME costs $5"],
    ["${MISSING:-a:-b}", "a:-b"],
  ])("makes %j into %j", (text, expanded) => {
    expect(expand(text)).toBe(expanded);
    expect(expandVariables(text, environment).problems).toEqual([]);
  });

  it("names a variable that is not set, and never a value", () => {
    const { problems } = expandVariables("${HOME} ${NOPE} ${toString}", environment);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain("'NOPE'");
    expect(problems[1]).toContain("'toString'");
    expect(problems.join()).not.toContain("/home/me");
  });

  it.each(["${", "${}", "${1X}", "${A B}", "${HOME", "${A:default}", "${A:-${HOME}}"])("refuses %j", (text) => {
    expect(expandVariables(text, environment).problems).not.toEqual([]);
  });

  it("for any text without a dollar gives it back", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes("$")),
        (text) => {
          expect(expand(text)).toBe(text);
        },
      ),
    );
  });

  it("for any text escaped with $$ gives it back, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(expand(text.replaceAll("${", () => "$${"))).toBe(text);
      }),
      {
        examples: [["${HOME}"], ["$${"], ["a${b}$"]],
      },
    );
  });
});

describe("variablesIn", () => {
  it("names the variables of a text, those with a default as optional, and no literal texts", () => {
    expect(variablesIn("${A} $${B} ${C:-} ${D:-x} ${ $E {env:F}")).toEqual([
      { name: "A", isOptional: false },
      { name: "C", isOptional: true },
      { name: "D", isOptional: true },
    ]);
  });
});
