import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile } from "../../codegen/compile.js";
import { embeddedInputs as inputModel, inputName } from "../../codegen/emit-embedded.js";
import { SpecError } from "../../codegen/fault.js";
import { definitionOf } from "../../codegen/model.js";
import { borderValues } from "../../codegen/sample-values.js";
import { type EmbeddedToolName, embeddedInputs, embeddedTools } from "../../src/generated/embedded-server.js";
import { compiled, specFiles } from "../support/spec.js";

const FILE = "embedded-server.json";
const names = Object.keys(embeddedTools) as EmbeddedToolName[];

/** What the compiler says of the catalogue with one place changed. */
function faultsOf(change: (catalogue: Catalogue) => void): string {
  const catalogue = JSON.parse(specFiles.get(FILE) ?? "") as Catalogue;
  change(catalogue);
  try {
    compile(new Map([...specFiles, [FILE, JSON.stringify(catalogue)]]));
    return "";
  } catch (error) {
    if (error instanceof SpecError) return error.message;
    throw error;
  }
}

interface Catalogue {
  readonly tools: Record<string, { input: { properties: Record<string, object>; [key: string]: unknown } }>;
  readonly texts: Record<string, { template: string; params: Record<string, string> }>;
}

describe("the catalogue of the embedded server", () => {
  for (const name of names) {
    it(`for any arguments of ${name} checks as Ajv does on the schema that is shown`, () => {
      const model = inputModel(compiled.spec.embedded);
      const ajv = new Ajv2020({ strict: false, ownProperties: true }).compile(embeddedTools[name].inputSchema);
      const values = borderValues(model, definitionOf(model, inputName(name)).node);
      const verdicts = { true: 0, false: 0 };
      fc.assert(
        fc.property(values, (value) => {
          const verdict = ajv(value);
          expect(embeddedInputs[name].check(value).length === 0).toBe(verdict);
          if (verdict) expect(embeddedInputs[name].fill(value)).toMatchObject(value as object);
          verdicts[`${verdict}`]++;
        }),
      );
      expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(5);
    });
  }

  it("says in every description no more than a model wants to read", () => {
    for (const { description } of Object.values(embeddedTools)) expect(description.length).toBeLessThan(200);
  });

  it("is compiled as it is", () => {
    expect(faultsOf(() => {})).toBe("");
  });

  it("is refused with a placeholder that is not declared, or declared and not used", () => {
    const faults = faultsOf(({ texts }) => {
      texts["no_such_note"] = {
        ...texts["no_such_note"],
        template: "There is no {note}",
        params: { id: "The number" },
      };
    });
    expect(faults).toContain(`${FILE}#/texts/no_such_note/template: the parameter {note} is not declared`);
    expect(faults).toContain(`${FILE}#/texts/no_such_note/template: the parameter {id} is declared but not used`);
  });

  it("is refused with a schema that is not compiled exactly", () => {
    const faults = faultsOf(({ tools }) => {
      const input = tools["add_note"]?.input;
      if (input === undefined) throw new Error("there is no add_note");
      input.properties["text"] = { type: "string" };
      input.properties["tags"] = { description: "Its tags", type: "array", items: { $ref: "#/x" } };
      input.properties["other"] = { description: "No type", minLength: 1 };
    });
    expect(faults.split("\n").sort()).toEqual([
      `${FILE}#/tools/add_note/input/properties/other/minLength: without a type this keyword would bind only some values; add a type`,
      `${FILE}#/tools/add_note/input/properties/tags/items/$ref: is for contracts only; write the schema out`,
      `${FILE}#/tools/add_note/input/properties/text: needs a description`,
    ]);
  });

  it("is refused with a key that is not known, or a missing file", () => {
    expect(faultsOf((catalogue) => Object.assign(catalogue, { colour: "red" }))).toBe(
      `${FILE}#/colour: "colour" is not a known key`,
    );
    expect(() => compile(new Map([...specFiles].filter(([file]) => file !== FILE)))).toThrow(
      `${FILE}: the file is missing`,
    );
  });
});
