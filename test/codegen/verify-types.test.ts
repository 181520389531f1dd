import { describe, expect, it } from "vitest";
import { type Compiled, compile, GENERATED_FOLDER } from "../../codegen/compile.js";
import { typesIn } from "../../codegen/emit-types.js";
import { renderFault } from "../../codegen/fault.js";
import { contractOf } from "../../codegen/model.js";
import { verifyTypes } from "../../codegen/verify-types.js";
import { specWith } from "../support/edit-spec.js";
import { compiled, ROOT } from "../support/spec.js";

/** The same output with one place of a module written wrongly, as a wrong emitter would. */
function withMistake(file: string, right: string, wrong: string): Compiled {
  const name = `${GENERATED_FOLDER}/${file}`;
  const text = compiled.output.get(name) ?? "";
  const changed = text.replace(right, () => wrong);
  if (changed === text) throw new Error(`${file} does not hold ${right}`);
  return { ...compiled, output: new Map([...compiled.output, [name, changed]]) };
}

/** The same, for one place of one type. */
function withWrongType(name: string, right: string, wrong: string): Compiled {
  const declaration = typesIn(compiled.output.get(`${GENERATED_FOLDER}/types.ts`) ?? "", [name]);
  const changed = declaration.replace(right, () => wrong);
  if (changed === declaration) throw new Error(`${name} does not hold ${right}`);
  return withMistake("types.ts", declaration, changed);
}

async function faultsIn(
  subject: Compiled,
  contract: string,
  modules: readonly string[] = [],
): Promise<readonly string[]> {
  const files = modules.map((name) => `${GENERATED_FOLDER}/${name}`);
  const faults = await verifyTypes(ROOT, subject, [contractOf(subject.model, contract)], files);
  return faults.map(renderFault);
}

const identifier = (verb: "gives" | "takes") =>
  `contracts/tool-identifier.schema.json: the type ToolIdentifier is not what ToolIdentifierSchema ${verb}`;
const result = (verb: "gives" | "takes") =>
  `contracts/open-toolbox-result.schema.json: the type OpenToolboxResult is not what OpenToolboxResultSchema ${verb}`;

describe("verifyTypes", () => {
  it("finds nothing wrong with what is emitted", async () => {
    const modules = [...compiled.output.keys()].filter((name) => name.endsWith(".ts"));
    expect(await verifyTypes(ROOT, compiled, compiled.model.contracts, modules)).toEqual([]);
  });

  it.each([
    ["of another type", "readonly name: string;", "readonly name: number;"],
    ["of any type", "readonly name: string;", "readonly name: any;"],
    ["of a narrower type", "readonly name: string;", 'readonly name: "read_file";'],
    ["optional", "readonly name: string;", "readonly name?: string;"],
    ["perhaps undefined", "readonly name: string;", "readonly name: string | undefined;"],
    ["missing", "readonly name: string;", ""],
    ["one of two", "readonly name: string;", "readonly name: string;\n  readonly other?: string;"],
    ["among others", "readonly name: string;", "readonly name: string;\n  readonly [key: string]: string;"],
  ])("catches a property that the type has as %s", async (_title, right, wrong) => {
    expect(await faultsIn(withWrongType("ToolIdentifier", right, wrong), "ToolIdentifier")).toEqual([
      identifier("gives"),
      identifier("takes"),
    ]);
  });

  it.each([
    ["another type", 'name: z.string(expected("string"))', 'name: z.number(expected("string"))'],
    [
      "an optional property",
      '.min(1, "Tool name cannot be empty"),',
      '.min(1, "Tool name cannot be empty").optional(),',
    ],
    ["an object that keeps other keys", "z.strictObject(", "z.looseObject("],
  ])("catches a schema for %s", async (_title, right, wrong) => {
    expect(await faultsIn(withMistake("tool-identifier.ts", right, wrong), "ToolIdentifier")).toContain(
      identifier("gives"),
    );
  });

  it("catches a type that does not keep other keys, though its schema does", async () => {
    const closed = withWrongType("OpenToolboxResult", "  readonly [key: string]: unknown;\n", "");
    expect(await faultsIn(closed, "OpenToolboxResult")).toEqual([result("gives"), result("takes")]);
  });

  it("tells what goes in from what comes out", async () => {
    const optional = withWrongType("ParsedUseToolInput", "readonly arguments: ", "readonly arguments?: ");
    expect(await faultsIn(optional, "UseToolInput")).toEqual([
      "contracts/use-tool-input.schema.json: the type ParsedUseToolInput is not what UseToolInputSchema gives",
    ]);
    const required = withWrongType("UseToolInput", "readonly arguments?: ", "readonly arguments: ");
    expect(await faultsIn(required, "UseToolInput")).toEqual([
      "contracts/use-tool-input.schema.json: the type UseToolInput is not what UseToolInputSchema takes",
    ]);
  });

  it("looks into the parts of a contract", async () => {
    const wider = withWrongType("ToolIcon", '"light" | "dark" | undefined', "string | undefined");
    expect(await faultsIn(wider, "Tool")).toContain(
      "contracts/tool.schema.json: the type ToolIcon is not what ToolIconSchema gives",
    );
  });

  it("catches a ToolInfo that is not the SDK's Tool with toolbox and server", async () => {
    const title = { file: "contracts/tool.schema.json", at: "/properties/title" };
    const other = compile(specWith({ ...title, value: { description: "A number", type: "integer" } }));
    expect(await faultsIn(other, "ToolInfo")).toEqual([
      "contracts/tool-info.schema.json: an SDK Tool with toolbox and server is not a ToolInfo",
      "contracts/tool-info.schema.json: a ToolInfo is not an SDK Tool with toolbox and server",
    ]);
    const narrower = compile(specWith({ ...title, value: { description: "One title", const: "Title" } }));
    expect(await faultsIn(narrower, "ToolInfo")).toEqual([
      "contracts/tool-info.schema.json: an SDK Tool with toolbox and server is not a ToolInfo",
    ]);
    const wider = compile(specWith({ ...title, value: { description: "Any title" } }));
    expect(await faultsIn(wider, "ToolInfo")).toEqual([
      "contracts/tool-info.schema.json: a ToolInfo is not an SDK Tool with toolbox and server",
    ]);
  });

  it("catches a ToolInfo without its provenance", async () => {
    const without = compile(
      specWith(
        { file: "contracts/tool-info.schema.json", at: "/properties/server" },
        { file: "contracts/tool-info.schema.json", at: "/required", value: ["toolbox"] },
      ),
    );
    expect(await faultsIn(without, "ToolInfo")).toEqual([
      "contracts/tool-info.schema.json: a ToolInfo is not an SDK Tool with toolbox and server",
    ]);
  });

  it("says which module would not compile, and why", async () => {
    const broken = withMistake("errors.ts", "readonly ErrorCode[]", "readonly ErrorCoat[]");
    expect(await faultsIn(broken, "ToolIdentifier", ["errors.ts"])).toEqual([
      "src/generated/errors.ts: would not compile: Cannot find name 'ErrorCoat'.",
    ]);
    const unreadable = withWrongType("ToolIdentifier", "readonly name: string;", "readonly name string;");
    expect(await faultsIn(unreadable, "ToolIdentifier", ["types.ts"])).toContain(
      "src/generated/types.ts: would not compile: Property or signature expected.",
    );
    const unbalanced = withMistake("tool-identifier.ts", '"./zod-support.js";', '"./zod-support.js";\n)');
    expect(await faultsIn(unbalanced, "ToolIdentifier")).toContain(
      "src/generated/tool-identifier.ts: would not compile: Declaration or statement expected.",
    );
  });
});
