import { describe, expect, it } from "vitest";
import { type Compiled, compile, GENERATED_FOLDER } from "../../codegen/compile.js";
import { typesIn } from "../../codegen/emit-types.js";
import { verify } from "../../codegen/verify.js";
import { contractFiles, type Edit, faultsAfter, specWith } from "../support/edit-spec.js";
import { compiled, ROOT } from "../support/spec.js";

/** A mistake that a proof of the contract must find, wherever it is looked for. */
function withMistakes(subject: Compiled, ...stems: readonly string[]): Compiled {
  const mistaken = stems.map((stem) => {
    const name = `${GENERATED_FOLDER}/${stem}.ts`;
    return [name, subject.output.get(name)?.replaceAll("z.string(", "z.number(") ?? ""] as const;
  });
  return { ...subject, output: new Map([...subject.output, ...mistaken]) };
}

/** A type that is not what its schema gives, while everything else is as it was. */
function withOptional(subject: Compiled, type: string, key: string): Compiled {
  const name = `${GENERATED_FOLDER}/types.ts`;
  const text = subject.output.get(name) ?? "";
  const declaration = typesIn(text, [type]);
  const changed = text.replace(declaration, () => declaration.replace(`readonly ${key}: `, `readonly ${key}?: `));
  expect(changed).not.toBe(text);
  return { ...subject, output: new Map([...subject.output, [name, changed]]) };
}

/** The contracts that a proof finds at fault, by their files. */
async function suspects(subject: Compiled, proven?: Compiled): Promise<readonly string[]> {
  const faults = await faultsAfter(verify(ROOT, subject, proven));
  const files = faults.map((fault) => fault.split(":")[0] ?? "");
  return [...new Set(files.filter((file) => file.startsWith("contracts/")))].map((file) =>
    file.replace(/^contracts\/|\.schema\.json$/gu, ""),
  );
}

const MISTAKEN = ["open-toolbox-input", "tool-identifier", "use-tool-input", "tool"] as const;

/** What is tried again after an edit, seen by mistakes that were in the last proof too. */
function triedAgain(...edits: readonly Edit[]): Promise<readonly string[]> {
  const edited = compile(specWith(...edits));
  return suspects(withMistakes(edited, ...MISTAKEN), withMistakes(compiled, ...MISTAKEN));
}

describe("verify", () => {
  it("finds nothing wrong with what is emitted", async () => {
    expect(await faultsAfter(verify(ROOT, compiled))).toEqual([]);
  });

  it("gives the faults of all contracts at once, by values and by types", async () => {
    const faults = await faultsAfter(verify(ROOT, withMistakes(compiled, "open-toolbox-input", "tool-identifier")));
    for (const stem of ["open-toolbox-input", "tool-identifier"]) {
      const own = faults.filter((fault) => fault.startsWith(`contracts/${stem}.`));
      expect(own.some((fault) => fault.includes("Zod"))).toBe(true);
      expect(own.some((fault) => fault.includes("the type"))).toBe(true);
    }
  });

  it("tries again what changed, and what leans on it, and nothing else", async () => {
    expect(await triedAgain()).toEqual([]);
    expect(
      await triedAgain({ file: "contracts/tool-identifier.schema.json", at: "/properties/name/maxLength", value: 100 }),
    ).toEqual(["tool-identifier", "use-tool-input"]);
    expect(
      await triedAgain({
        file: "contracts/open-toolbox-input.schema.json",
        at: "/properties/toolbox/maxLength",
        value: 100,
      }),
    ).toEqual(["open-toolbox-input"]);
  });

  it("tries a contract again when nothing but its type changed, and not those of other types", async () => {
    const before = withOptional(compiled, "OpenToolboxInput", "toolbox");
    expect(await suspects(before, compiled)).toEqual(["open-toolbox-input"]);
    expect(await suspects(withOptional(before, "ToolIdentifier", "name"), before)).toEqual(["tool-identifier"]);
    // The type that a contract leans on is its own matter too: here, what it extends.
    expect(await suspects(withOptional(compiled, "Tool", "name"), compiled)).toEqual([
      "tool",
      "legacy-tool-info",
      "tool-info",
    ]);
  });

  it("asks the compiler again when there is a new limit, but not when a limit has another number", async () => {
    const limited = (maxLength: number) =>
      compile(
        specWith({
          file: "contracts/open-toolbox-input.schema.json",
          at: "/properties/toolbox/maxLength",
          value: maxLength,
        }),
      );
    // A mistake that only the compiler can find, and that was there before.
    const [none, one, another] = [compiled, limited(100), limited(101)].map((subject) =>
      withOptional(subject, "OpenToolboxInput", "toolbox"),
    ) as [Compiled, Compiled, Compiled];
    expect(await suspects(one, none)).toEqual(["open-toolbox-input"]);
    expect(await suspects(another, one)).toEqual([]);
    // The values are tried again all the same.
    const wrong = withMistakes(limited(101), "open-toolbox-input");
    expect(await suspects(wrong, withMistakes(limited(100), "open-toolbox-input"))).toEqual(["open-toolbox-input"]);
  });

  it("tries a contract that is new, and one that refers to it", async () => {
    const extra = { type: "object", properties: {}, additionalProperties: false };
    const at = "/properties/extra";
    const value = { description: "A new part", $ref: "extra.schema.json" };
    const edited = compile(
      specWith(...contractFiles("Extra", extra), { file: "contracts/open-toolbox-input.schema.json", at, value }),
    );
    expect(await faultsAfter(verify(ROOT, edited, compiled))).toEqual([]);
    const wrong = withOptional(edited, "OpenToolboxInput", "toolbox");
    const name = `${GENERATED_FOLDER}/extra.ts`;
    const loose = edited.output.get(name)?.replace("z.strictObject", "z.looseObject") ?? "";
    const mistaken = { ...wrong, output: new Map([...wrong.output, [name, loose]]) };
    expect(await suspects(mistaken, compiled)).toEqual(["extra", "open-toolbox-input"]);
  });

  it("tries a contract again for a new example", async () => {
    const example = { toolbox: "a", server: "b", name: "c" };
    expect(await triedAgain({ file: "examples/ToolIdentifier/valid/another.json", value: example })).toEqual([
      "tool-identifier",
    ]);
  });

  it("tries a contract again for another message", async () => {
    expect(await triedAgain({ file: "errors.json", at: "/tool_name_empty/template", value: "No name" })).toEqual([
      "tool-identifier",
      "use-tool-input",
    ]);
  });

  it("tries all again when their common texts change", async () => {
    const all = await triedAgain({ file: "errors.json", at: "/required/template", value: "Missing" });
    expect(all.length).toBeGreaterThan(MISTAKEN.length);
  });

  it("needs no new proof for a new wording", async () => {
    expect(
      await triedAgain(
        { file: "contracts/tool-identifier.schema.json", at: "/description", value: "Names a tool." },
        { file: "contracts/tool.schema.json", at: "/properties/description/description", value: "Its purpose" },
      ),
    ).toEqual([]);
  });

  it("compiles the modules that belong to no contract, too", async () => {
    const name = `${GENERATED_FOLDER}/errors.ts`;
    const text = compiled.output.get(name) ?? "";
    const broken = { ...compiled, output: new Map([...compiled.output, [name, `${text}const odd: number = "";\n`]]) };
    expect(await faultsAfter(verify(ROOT, broken, compiled))).toEqual([
      "src/generated/errors.ts: would not compile: Type 'string' is not assignable to type 'number'.",
    ]);
    expect(await faultsAfter(verify(ROOT, compiled, broken))).toEqual([]);
  });
});
