import { describe, expect, it } from "vitest";
import { type Compiled, compile, GENERATED_FOLDER } from "../../codegen/compile.js";
import { withProvenDeclared } from "../../codegen/proven-functions.js";
import { verify } from "../../codegen/verify.js";
import { faultsOf, specWith } from "../support/edit-spec.js";
import { compiled, ROOT } from "../support/spec.js";

const VALIDATORS = `${GENERATED_FOLDER}/validators.ts`;

/** One contract with a property more: a change that the compiler is asked about. */
const edited = compile(
  specWith({
    file: "contracts/open-toolbox-result.schema.json",
    at: "/properties/hint",
    value: { description: "What to do next", type: "string" },
  }),
);
const changed = edited.model.contracts.filter(({ stem }) => stem === "open-toolbox-result");

function withText(subject: Compiled, module: string, before: string | RegExp, after: string): Compiled {
  const name = `${GENERATED_FOLDER}/${module}.ts`;
  const text = subject.output.get(name) ?? "";
  const other = text.replace(before, () => after);
  expect(other).not.toBe(text);
  return { ...subject, output: new Map([...subject.output, [name, other]]) };
}

function declaredIn(subject: Compiled, proven?: Compiled): readonly string[] {
  const text = withProvenDeclared(VALIDATORS, subject, changed, proven);
  return [...text.matchAll(/^(?:export )?declare function (\w+)\(.*;$/gmu)].map(([, name = ""]) => name);
}

function functionsIn({ output }: Compiled): readonly string[] {
  return [...(output.get(VALIDATORS) ?? "").matchAll(/^(?:export )?function (\w+)/gmu)].map(([, name = ""]) => name);
}

describe("the functions that the compiler is not asked about again", () => {
  it("are all but those with a new body, or with a type of the contract that changed", () => {
    expect(functionsIn(edited).filter((name) => !declaredIn(edited, compiled).includes(name))).toEqual([
      "visitOpenToolboxResult",
      "isFailedServer",
      "isOpenToolboxResult",
    ]);
  });

  it("are none without a proof before", () => {
    expect(declaredIn(edited)).toEqual([]);
    expect(withProvenDeclared(VALIDATORS, edited, changed, undefined)).toBe(edited.output.get(VALIDATORS));
  });

  it("are none when a module that they import is another one", () => {
    expect(declaredIn(withText(edited, "issues", "expected: string", "expected: number"), compiled)).toEqual([]);
  });

  it.each([
    ["a constant has another type", "const names0: readonly NameRule[] =", "const names0: readonly unknown[] ="],
    ["a constant is gone", /^const names4: .*\n/mu, ""],
    [
      "a function takes something else",
      "function visitToolIcon(value: unknown,",
      "function visitToolIcon(value: string,",
    ],
    ["a function is gone", /^function visitToolIcon\((?:.*\n)*?\}\n/mu, ""],
  ])("are none when %s", (_what, before, after) => {
    expect(declaredIn(withText(edited, "validators", before, after), compiled)).toEqual([]);
  });

  it("are none that name a type of the contract that changed", () => {
    const fill = edited.model.contracts.filter(({ stem }) => stem === "use-tool-input");
    const text = withProvenDeclared(VALIDATORS, edited, fill, compiled);
    expect(text).toContain("export function fillUseToolInput(value: UseToolInput): ParsedUseToolInput {");
    expect(text).toContain("export declare function fillToolboxConfig(value: ToolboxConfig): ParsedToolboxConfig;");
  });
});

describe("a proof after another", { timeout: 120_000 }, () => {
  it("finds nothing wrong with a new property", () => {
    expect(faultsOf(() => verify(ROOT, edited, compiled))).toEqual([]);
  });

  it("finds what does not compile in a function that changed", () => {
    const broken = withText(
      edited,
      "validators",
      "export function isOpenToolboxResult(value: unknown): value is OpenToolboxResult {\n",
      'export function isOpenToolboxResult(value: unknown): value is OpenToolboxResult {\n  const wrong: number = "text";\n',
    );
    expect(faultsOf(() => verify(ROOT, broken, compiled))).toEqual([
      expect.stringContaining("validators.ts: would not compile: Type 'string' is not assignable to type 'number'."),
    ]);
  });

  it("finds what no longer compiles in functions that did not change, as if nothing were proven", () => {
    const broken = withText(edited, "issues", "wrongType(expected: string", "wrongType(expected: number");
    const faultsAfter = (proven?: Compiled) =>
      faultsOf(() => verify(ROOT, broken, proven)).filter((fault) =>
        fault.includes("validators.ts: would not compile"),
      );
    expect(faultsAfter(compiled)).toEqual(faultsAfter());
    expect(faultsAfter()).not.toEqual([]);
  });
});
