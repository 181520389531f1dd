import { buildModel } from "./build-model.js";
import { checkSpec } from "./check-spec.js";
import { emitCommands } from "./emit-commands.js";
import { emitContract } from "./emit-contract.js";
import { emitDocs } from "./emit-docs.js";
import { emitEmbedded } from "./emit-embedded.js";
import { emitErrors } from "./emit-errors.js";
import { emitIndex } from "./emit-index.js";
import { emitMetaTools } from "./emit-meta-tools.js";
import { emitMigrations } from "./emit-migrations.js";
import { emitPublishedSchemas } from "./emit-published-schemas.js";
import { publishedSchema } from "./emit-schema.js";
import { emitSupport } from "./emit-support.js";
import { emitTexts } from "./emit-texts.js";
import { emitTypes } from "./emit-types.js";
import { emitValidators } from "./emit-validator.js";
import { issueTexts } from "./issue-texts.js";
import type { SpecFiles } from "./load-spec.js";
import type { Model } from "./model.js";
import { parseFiles } from "./parse-files.js";
import { printModule } from "./print-module.js";
import { jsonFile, type Output } from "./printer.js";
import { resolveRefs } from "./resolve-refs.js";
import type { Spec } from "./spec.js";

export interface Compiled {
  readonly spec: Spec;
  readonly model: Model;
  readonly output: Output;
}

export const GENERATED_FOLDER = "src/generated";

/** The pure middle of the pipeline: check, resolve, model, emit. The same spec always gives the same bytes. */
export function compile(files: SpecFiles): Compiled {
  const spec = checkSpec(parseFiles(files));
  const model = buildModel(resolveRefs(spec.contracts));
  return { spec, model, output: emit(spec, model) };
}

function emit(spec: Spec, model: Model): Output {
  const modules = new Map(emitContracts(model, spec.errors));
  const put = (name: string, text: string) => modules.set(`${GENERATED_FOLDER}/${name}`, text);
  put("errors.ts", emitErrors(spec.errors));
  put("migrations.ts", emitMigrations(spec.migrations));
  put("meta-tools.ts", emitMetaTools(model, spec));
  put("texts.ts", emitTexts(spec.texts));
  put("commands.ts", emitCommands(spec.commands));
  put("embedded-server.ts", emitEmbedded(spec.embedded, issueTexts(spec.errors)));
  put("published-schemas.ts", emitPublishedSchemas(model));
  put("index.ts", emitIndex(model));
  return new Map([...modules, ...emitDocs(model, spec)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The contracts alone: types, Zod schemas, precompiled validators, published schemas, and what they share. */
export function emitContracts(model: Model, errors: Spec["errors"]): Output {
  const texts = issueTexts(errors);
  const modules = new Map(emitSupport(errors));
  for (const contract of model.contracts) {
    const { header, statements } = emitContract(model, contract, texts);
    modules.set(`${contract.stem}.ts`, printModule(header, statements));
    modules.set(`schemas/${contract.stem}.schema.json`, jsonFile(publishedSchema(model, contract)));
  }
  modules.set("types.ts", emitTypes(model));
  modules.set("validators.ts", emitValidators(model, texts));
  return new Map([...modules].map(([name, text]) => [`${GENERATED_FOLDER}/${name}`, text] as const));
}
