import { checkEmbedded } from "./check-embedded.js";
import { checkAgainstMetaSchemas } from "./check-meta.js";
import { asObject, asText, checkSchema, schemaNodes } from "./check-schema.js";
import { FaultList } from "./fault.js";
import type { Json, JsonObject } from "./parse-files.js";
import {
  type ContractSource,
  type EmbeddedServer,
  type ErrorEntry,
  type Example,
  GENERAL_ISSUES,
  type MetaToolCatalogue,
  type MigrationCatalogue,
  RESERVED_STEMS,
  SPEC_PATHS,
  type Spec,
} from "./spec.js";
import { templateProblems } from "./template.js";

/** JSON to `Spec`: first each file against its meta-schema, then what a schema cannot say. All faults at once. */
export function checkSpec(files: ReadonlyMap<string, Json>): Spec {
  const faults = new FaultList();
  checkAgainstMetaSchemas(files, faults);
  // Schemas of the right shape are judged even if another file stops everything else.
  for (const [file, json] of files) {
    if (file.startsWith("contracts/") && !faults.isAbout(file)) checkSchema(file, asObject(json), faults);
  }
  faults.throwIfAny();

  const spec = readSpec(files);
  for (const contract of spec.contracts) checkContract(contract, spec, faults);
  checkErrors(spec.errors, faults);
  checkMigrations(spec.migrations, faults);
  checkMetaTools(spec, faults);
  checkTexts(SPEC_PATHS.texts, spec.texts, faults);
  checkEmbedded(spec.embedded, faults);
  checkTexts(SPEC_PATHS.embedded, spec.embedded.texts, faults);
  checkExamples(files, spec, faults);
  faults.throwIfAny();
  return spec;
}

function readSpec(files: ReadonlyMap<string, Json>): Spec {
  const catalogue = (file: string) => asObject(files.get(file));
  const mapOf = <T>(value: unknown): ReadonlyMap<string, T> =>
    new Map(Object.entries(asObject(value)).filter(([key]) => key !== "$schema")) as unknown as ReadonlyMap<string, T>;
  return {
    contracts: [...files]
      .filter(([file]) => file.startsWith("contracts/"))
      .map(([file, json]) => readContract(file, asObject(json))),
    errors: mapOf<ErrorEntry>(catalogue(SPEC_PATHS.errors)),
    migrations: {
      shapes: mapOf(catalogue(SPEC_PATHS.migrations)["shapes"]),
      texts: mapOf(catalogue(SPEC_PATHS.migrations)["texts"]),
    },
    metaTools: {
      tools: mapOf(catalogue(SPEC_PATHS.metaTools)["tools"]),
      texts: mapOf(catalogue(SPEC_PATHS.metaTools)["texts"]),
    },
    texts: mapOf(catalogue(SPEC_PATHS.texts)),
    commands: mapOf(catalogue(SPEC_PATHS.commands)),
    embedded: {
      ...(catalogue(SPEC_PATHS.embedded) as unknown as EmbeddedServer),
      tools: mapOf(catalogue(SPEC_PATHS.embedded)["tools"]),
      texts: mapOf(catalogue(SPEC_PATHS.embedded)["texts"]),
    },
    examples: [...files]
      .filter(([file]) => file.startsWith("examples/"))
      .map(([file, json]) => readExample(file, json)),
  };
}

function readContract(file: string, schema: JsonObject): ContractSource {
  const stem = file.replace(/^contracts\//u, "").replace(/\.schema\.json$/u, "");
  return { name: asText(schema["title"]), stem, file, schema };
}

function readExample(file: string, json: Json): Example {
  const id = file.replace(/^examples\//u, "").replace(/\.json$/u, "");
  const contract = id.split("/")[0] ?? "";
  if (id.split("/")[1] !== "invalid") return { id, file, contract, value: json, issues: [] };
  const { value = null, issues } = asObject(json);
  return { id, file, contract, value, issues: Array.isArray(issues) ? issues.map(String) : [] };
}

function checkContract({ name, stem, file, schema }: ContractSource, spec: Spec, faults: FaultList): void {
  if (!/^[A-Z][A-Za-z0-9]*$/u.test(name))
    faults.add(file, "/title", "a contract needs a title in PascalCase: its name in TypeScript");
  else if (kebabCase(name) !== stem)
    faults.add(file, "/title", `the file of ${name} is called ${kebabCase(name)}.schema.json`);
  if (schema["x-direction"] === undefined) faults.add(file, "", 'a contract needs "x-direction": input or output');
  if (RESERVED_STEMS.includes(stem)) faults.add(file, "/title", `src/generated/${stem}.ts is something else already`);
  if (spec.contracts.some((other) => other.file < file && other.name === name))
    faults.add(file, "/title", `the name ${name} is taken`);

  for (const { schema: node, pointer, role } of schemaNodes(schema)) {
    if (role !== "part" && node["description"] === undefined) faults.add(file, pointer, "needs a description");
    if (role !== "root") {
      for (const key of ["title", "x-direction", "$defs"]) {
        if (Object.hasOwn(node, key)) faults.add(file, `${pointer}/${key}`, "belongs at the top of a contract only");
      }
    }
    if (Object.hasOwn(node, "default") && role !== "property") {
      faults.add(file, `${pointer}/default`, "only a property can have a default");
    }
    checkMessages(file, pointer, node, spec.errors, faults);
    checkMessages(file, `${pointer}/propertyNames`, asObject(node["propertyNames"]), spec.errors, faults);
  }
}

function checkMessages(
  file: string,
  pointer: string,
  node: JsonObject,
  errors: Spec["errors"],
  faults: FaultList,
): void {
  for (const [keyword, value] of Object.entries(asObject(node["x-messages"]))) {
    const code = asText(value);
    const entry = errors.get(code);
    const at = `${pointer}/x-messages/${keyword}`;
    if (entry === undefined) faults.add(file, at, `the error "${code}" is not in errors.json`);
    else if (entry.channel !== "issue" || Object.keys(entry.params).length > 0) {
      faults.add(file, at, `the error "${code}" must have the channel issue and no parameters`);
    }
  }
}

function checkErrors(errors: Spec["errors"], faults: FaultList): void {
  const file = SPEC_PATHS.errors;
  for (const [code, entry] of errors) {
    const params = Object.keys(entry.params);
    for (const problem of templateProblems(entry.template, params)) faults.add(file, `/${code}/template`, problem);
    for (const [index, hint] of (entry.hints ?? []).entries()) {
      const own = Object.keys(hint.params);
      const at = `/${code}/hints/${index}`;
      for (const problem of templateProblems(hint.template, own, params)) faults.add(file, `${at}/template`, problem);
      for (const name of own.filter((param) => params.includes(param))) {
        faults.add(file, `${at}/params/${name}`, "is a parameter of the template already");
      }
    }
  }
  for (const [code, params] of Object.entries(GENERAL_ISSUES)) {
    const entry = errors.get(code);
    if (entry === undefined) faults.add(file, "", `the error "${code}" is missing; validators need it`);
    else if (entry.channel !== "issue" || Object.keys(entry.params).sort().join() !== [...params].sort().join()) {
      faults.add(
        file,
        `/${code}`,
        `validators need it with the channel issue and the parameters: ${params.join(", ") || "none"}`,
      );
    }
  }
}

function checkMigrations({ shapes, texts }: MigrationCatalogue, faults: FaultList): void {
  for (const [id, entry] of shapes) {
    for (const problem of templateProblems(entry.guidance, Object.keys(entry.params ?? {}))) {
      faults.add(SPEC_PATHS.migrations, `/shapes/${id}/guidance`, problem);
    }
    if (entry.endedIn !== null && !entry.guidance.includes(entry.endedIn)) {
      faults.add(
        SPEC_PATHS.migrations,
        `/shapes/${id}/guidance`,
        `must name the version that ended the shape, ${entry.endedIn}`,
      );
    }
  }
  for (const [id, { examples }] of texts) {
    if (examples !== undefined)
      faults.add(SPEC_PATHS.migrations, `/texts/${id}/examples`, "only texts of meta-tools.json can hold examples");
  }
  checkTexts(SPEC_PATHS.migrations, texts, faults);
}

function checkMetaTools({ metaTools, contracts, examples }: Spec, faults: FaultList): void {
  const file = SPEC_PATHS.metaTools;
  const exampleIds = examples.map(({ id }) => id);
  for (const [name, tool] of metaTools.tools) {
    for (const key of ["input", "output"] as const) {
      const contract = tool[key];
      if (contract !== undefined && !contracts.some((one) => one.name === contract)) {
        faults.add(file, `/tools/${name}/${key}`, `there is no contract ${contract}`);
      }
    }
  }
  const texts: MetaToolCatalogue["texts"] = new Map([
    ...metaTools.texts,
    ...[...metaTools.tools].map(
      ([name, tool]) => [`../tools/${name}/description`, { when: "", ...tool.description }] as const,
    ),
  ]);
  checkTexts(file, texts, faults);
  for (const [id, text] of texts) {
    for (const [placeholder, example] of Object.entries(text.examples ?? {})) {
      if (!exampleIds.includes(example))
        faults.add(file, `${textPointer(file, id)}/examples/${placeholder}`, `there is no example ${example}`);
    }
  }
}

function checkTexts(file: string, texts: Spec["texts"], faults: FaultList): void {
  for (const [id, text] of texts) {
    const params = [...Object.keys(text.params), ...Object.keys(text.examples ?? {})];
    for (const problem of templateProblems(text.template, params))
      faults.add(file, `${textPointer(file, id)}/template`, problem);
  }
}

function textPointer(file: string, id: string): string {
  if (file === SPEC_PATHS.texts) return `/${id}`;
  return id.startsWith("../") ? id.slice(2) : `/texts/${id}`;
}

function checkExamples(files: ReadonlyMap<string, Json>, { contracts, examples }: Spec, faults: FaultList): void {
  for (const { file, id, contract } of examples) {
    const [, verdict, name, ...deeper] = id.split("/");
    if (!contracts.some((one) => one.name === contract)) faults.add(file, "", `there is no contract ${contract}`);
    const isWellPlaced = (verdict === "valid" || verdict === "invalid") && deeper.length === 0;
    if (!isWellPlaced || name === undefined || !/^[a-z0-9-]+$/u.test(name)) {
      faults.add(file, "", "examples are called examples/<Contract>/valid|invalid/<what-it-shows>.json");
    } else if (verdict === "invalid") {
      const { value, issues, ...others } = asObject(files.get(file));
      const isWellFormed =
        value !== undefined && Array.isArray(issues) && issues.length > 0 && Object.keys(others).length === 0;
      if (!isWellFormed)
        faults.add(
          file,
          "",
          'an invalid example is { "value": …, "issues": ["path: message", …] } with at least one issue',
        );
    }
  }
  for (const { name, file } of contracts) {
    for (const verdict of ["valid", "invalid"]) {
      if (!examples.some(({ id }) => id.startsWith(`${name}/${verdict}/`))) {
        faults.add(file, "", `needs at least one ${verdict} example in examples/${name}/${verdict}`);
      }
    }
  }
}

export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}
