import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { type FaultList, pointerTo } from "./fault.js";
import { isJsonObject, type Json } from "./parse-files.js";
import { SPEC_PATHS } from "./spec.js";

/** Each file against its meta-schema in `spec/meta`: which keys there are, and of what type. */
export function checkAgainstMetaSchemas(files: ReadonlyMap<string, Json>, faults: FaultList): void {
  const { errors, migrations, metaTools, texts, commands, embedded } = SPEC_PATHS;
  for (const required of [errors, migrations, metaTools, texts, commands, embedded]) {
    if (!files.has(required)) faults.add(required, "", "the file is missing");
  }
  const check = metaChecker(files);
  for (const [file, json] of files) check(file, json, faults);
}

// Compiling the meta-schemas takes longer than using them, and they hardly ever change.
let lastChecker: { readonly key: string; readonly ajv: Ajv2020 } | undefined;

/** A check of single files against the meta-schemas among `files`. */
export function metaChecker(files: ReadonlyMap<string, Json>): (file: string, json: Json, faults: FaultList) => void {
  const metaSchemas = [...files].filter(([file]) => isMetaSchema(file)).map(([, json]) => json);
  const key = JSON.stringify(metaSchemas);
  if (lastChecker?.key !== key) {
    const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false });
    for (const schema of metaSchemas) if (isJsonObject(schema)) ajv.addSchema(schema);
    lastChecker = { key, ajv };
  }
  const { ajv } = lastChecker;
  return (file, json, faults) => {
    const meta = metaSchemaFor(file);
    if (meta === undefined) return;
    const validate = ajv.getSchema(`urn:mcp-workbench:meta:${meta}`);
    if (validate === undefined) faults.add(file, "", `there is no meta-schema meta/${meta}.meta.json for this file`);
    else if (!validate(json)) for (const error of validate.errors ?? []) addFault(file, error, faults);
  };
}

function isMetaSchema(file: string): boolean {
  return file.startsWith("meta/");
}

function metaSchemaFor(file: string): string | undefined {
  if (file.startsWith("contracts/")) return "contract";
  if (isMetaSchema(file) || file.startsWith("examples/")) return undefined;
  return file.replace(/\.json$/u, "");
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
