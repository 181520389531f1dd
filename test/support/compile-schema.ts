import { buildModel } from "../../codegen/build-model.js";
import { metaChecker } from "../../codegen/check-meta.js";
import { checkSchema } from "../../codegen/check-schema.js";
import { emitContracts } from "../../codegen/compile.js";
import { type Fault, FaultList, SpecError } from "../../codegen/fault.js";
import { type Model, mainDefinition, type Node } from "../../codegen/model.js";
import { isJsonObject, type Json, parseFiles } from "../../codegen/parse-files.js";
import { resolveRefs } from "../../codegen/resolve-refs.js";
import { type Validators, validatorsOf } from "../../codegen/verify-values.js";
import { compiled, specFiles } from "./spec.js";

export type SchemaOutcome =
  | { readonly kind: "refused"; readonly faults: readonly Fault[] }
  | { readonly kind: "compiled"; readonly validators: Validators; readonly model: Model; readonly node: Node };

const FILE = "contracts/subject.schema.json";
const checkMeta = metaChecker(parseFiles(specFiles), new FaultList());

/** One bare schema through the compiler's own phases, less the rules about descriptions and examples. */
export function compileSchema(schema: Json): SchemaOutcome {
  try {
    const faults = new FaultList();
    checkMeta(FILE, schema, faults);
    faults.throwIfAny();
    if (!isJsonObject(schema)) throw new Error("the meta-schema lets only objects through");
    checkSchema(FILE, schema, faults);
    faults.throwIfAny();
    const model = buildModel(resolveRefs([{ name: "Subject", stem: "subject", file: FILE, schema }]));
    const [contract] = model.contracts;
    if (contract === undefined) throw new Error("one schema in, one contract out");
    const output = emitContracts(model, compiled.spec.errors);
    return {
      kind: "compiled",
      validators: validatorsOf({ output }, contract),
      model,
      node: mainDefinition(contract).node,
    };
  } catch (error) {
    if (error instanceof SpecError) return { kind: "refused", faults: error.faults };
    throw error;
  }
}
