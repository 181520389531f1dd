import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type FaultList, pointerTo } from "./fault.js";
import { isJsonObject, type Json } from "./parse-files.js";
import { SPEC_PATHS } from "./spec.js";

/** Each file against its meta-schema in `spec/meta`: which keys there are, and of what type. */
export function checkAgainstMetaSchemas(files: ReadonlyMap<string, Json>, faults: FaultList): void {
  const { errors, migrations, metaTools, texts, commands, embedded } = SPEC_PATHS;
  for (const required of [errors, migrations, metaTools, texts, commands, embedded]) {
    if (!files.has(required)) faults.add(required, "", "the file is missing");
  }
  const check = metaChecker(files, faults);
  for (const [file, json] of files) check(file, json, faults);
}

type MetaCheck = (file: string, json: Json, faults: FaultList) => void;

// Compiling the meta-schemas takes longer than using them, and they hardly ever change.
let lastChecker: { readonly key: string; readonly check: MetaCheck } | undefined;

/** A check of single files against the meta-schemas among `files`. One that cannot be used is a fault by itself. */
export function metaChecker(files: ReadonlyMap<string, Json>, faults: FaultList): MetaCheck {
  const metaSchemas = [...files].filter(([file]) => isMetaSchema(file));
  const key = JSON.stringify(metaSchemas);
  if (lastChecker?.key === key) return lastChecker.check;
  const { validators, problems } = compileMetaSchemas(metaSchemas);
  const check: MetaCheck = (file, json, found) => {
    const meta = metaSchemaFor(file);
    if (meta === undefined) return;
    if (!files.has(meta)) found.add(file, "", `there is no ${meta} for this file`);
    const validate = validators.get(meta);
    if (validate?.(json) === false) for (const error of validate.errors ?? []) addFault(file, error, found);
  };
  for (const [file, reason] of problems) faults.add(file, "", `cannot be used as a meta-schema: ${reason}`);
  if (problems.length === 0) lastChecker = { key, check };
  return check;
}

function compileMetaSchemas(metaSchemas: readonly (readonly [file: string, schema: Json])[]) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    // Each is used on a few files only: code that is better, or larger, takes longer to make than it saves.
    inlineRefs: false,
    code: { optimize: false },
  });
  const validators = new Map<string, ValidateFunction>();
  const problems: (readonly [file: string, reason: string])[] = [];
  const attempt = (file: string, action: () => void) => {
    try {
      action();
    } catch (error) {
      problems.push([file, error instanceof Error ? error.message : String(error)]);
    }
  };
  // All of them first, because they refer to each other.
  for (const [file, schema] of metaSchemas) {
    attempt(file, () => {
      if (!isJsonObject(schema)) throw new Error("it must be an object");
      ajv.addSchema(schema, file);
    });
  }
  for (const [file] of metaSchemas) {
    if (problems.some(([broken]) => broken === file)) continue;
    attempt(file, () => {
      const validate = ajv.getSchema(file);
      if (validate !== undefined) validators.set(file, validate);
    });
  }
  return { validators, problems };
}

function isMetaSchema(file: string): boolean {
  return file.startsWith("meta/");
}

function metaSchemaFor(file: string): string | undefined {
  if (file.startsWith("contracts/")) return SPEC_PATHS.contractMeta;
  if (isMetaSchema(file) || file.startsWith("examples/")) return undefined;
  return `meta/${file.replace(/\.json$/u, ".meta.json")}`;
}

function addFault(file: string, error: ErrorObject, faults: FaultList): void {
  // The keyword beneath `if` or `propertyNames` is reported too, and says it better.
  if (error.keyword === "if" || error.keyword === "propertyNames") return;
  if (error.keyword === "additionalProperties") {
    const key = String(error.params["additionalProperty"]);
    const isContract = file.startsWith("contracts/");
    const reason = isContract
      ? `the keyword "${key}" is not compiled; spec/README.md lists those that are`
      : `"${key}" is not a known key`;
    faults.add(file, pointerTo(error.instancePath, key), reason);
    return;
  }
  const allowed =
    error.keyword === "enum" ? `: ${(error.params["allowedValues"] as readonly unknown[]).join(", ")}` : "";
  const subject = error.propertyName === undefined ? "" : `the key "${error.propertyName}" `;
  faults.add(file, error.instancePath, `${subject}${error.message ?? error.keyword}${allowed}`);
}
