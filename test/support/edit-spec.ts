import { renderFault, SpecError } from "../../codegen/fault.js";
import type { SpecFiles } from "../../codegen/load-spec.js";
import { isJsonObject, type Json, type JsonObject } from "../../codegen/parse-files.js";
import { specFiles } from "./spec.js";

/** One change of a JSON file of the spec. No value takes away what is at the pointer; an empty pointer is the whole file. */
export interface Edit {
  readonly file: string;
  readonly at?: string;
  readonly value?: Json;
}

/** The project's own spec with some changes, as its files. */
export function specWith(...edits: readonly Edit[]): SpecFiles {
  const files = new Map(specFiles);
  for (const { file, at = "", value } of edits) {
    if (at === "" && value === undefined) files.delete(file);
    else files.set(file, JSON.stringify(changeAt(JSON.parse(files.get(file) ?? "{}") as Json, keysOf(at), value)));
  }
  return files;
}

function keysOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function changeAt(json: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  const object: JsonObject = isJsonObject(json) ? json : {};
  const { [key]: old = {}, ...others } = object;
  if (rest.length === 0 && value === undefined) return others;
  return { ...object, [key]: changeAt(old, rest, value) };
}

/** A contract with the two examples that every contract needs. */
export function contractFiles(name: string, schema: JsonObject, valid: Json = {}, invalid?: Json): readonly Edit[] {
  const stem = name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
  const root = { title: name, description: "A contract for a test.", "x-direction": "input", ...schema };
  return [
    { file: `contracts/${stem}.schema.json`, value: root },
    { file: `examples/${name}/valid/one.json`, value: valid },
    {
      file: `examples/${name}/invalid/one.json`,
      value: invalid ?? { value: 1, issues: ["Expected object, received number"] },
    },
  ];
}

/** The faults that an action stops with, each as the command prints it; none when it does not stop. */
export function faultsOf(action: () => unknown): readonly string[] {
  try {
    action();
    return [];
  } catch (error) {
    return faultsIn(error);
  }
}

/** The same for one that takes its time. */
export async function faultsAfter(action: Promise<unknown>): Promise<readonly string[]> {
  return action.then(() => [], faultsIn);
}

function faultsIn(error: unknown): readonly string[] {
  if (error instanceof SpecError) return error.faults.map(renderFault);
  throw error;
}
