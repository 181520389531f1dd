import { asList, asObject, asText, isHandedOn, kindOf, schemaNodes } from "./check-schema.js";
import { FaultList, pointerTo } from "./fault.js";
import { isJsonObject, type JsonObject } from "./parse-files.js";
import type { ContractSource } from "./spec.js";

/** A schema with a name, and what each `$ref` within it means. */
export interface NamedSchema {
  readonly name: string;
  readonly file: string;
  /** Where in the file; empty for the contract itself. */
  readonly pointer: string;
  readonly schema: JsonObject;
  readonly refs: ReadonlyMap<string, string>;
}

export interface ResolvedContract extends ContractSource {
  /** The contract and its `$defs`, dependencies first; the contract itself is the last one. */
  readonly named: readonly NamedSchema[];
}

/** Gives every `$ref` the name that it stands for, and orders contracts so that dependencies come first. */
export function resolveRefs(contracts: readonly ContractSource[]): readonly ResolvedContract[] {
  const faults = new FaultList();
  const byFile = new Map(contracts.map((contract) => [contract.file.replace(/^contracts\//u, ""), contract]));
  const owners = new Map<string, string>();
  const named: NamedSchema[] = [];

  for (const contract of contracts) {
    const { $defs, ...main } = contract.schema;
    const parts = [
      ...Object.entries(asObject($defs)).map(([name, schema]) => ({
        name,
        schema,
        pointer: pointerTo("/$defs", name),
      })),
      { name: contract.name, schema: main, pointer: "" },
    ];
    for (const { name, schema, pointer } of parts) {
      const owner = owners.get(name);
      if (owner !== undefined) faults.add(contract.file, pointer || "/title", `the name ${name} is taken by ${owner}`);
      owners.set(name, contract.file);
      if (!/^[A-Z][A-Za-z0-9]*$/u.test(name))
        faults.add(contract.file, pointer || "/title", "definitions are named in PascalCase");
      if (!isJsonObject(schema)) continue;
      const refs = refsOf(contract, schema, pointer, byFile, faults);
      named.push({ name, file: contract.file, pointer, schema, refs });
    }
  }
  faults.throwIfAny();

  const ordered = dependenciesFirst(named, faults);
  checkExtensions(ordered, faults);
  checkUnions(ordered, faults);
  faults.throwIfAny();

  const position = (contract: ContractSource) => ordered.findIndex(({ name }) => name === contract.name);
  return [...contracts]
    .sort((a, b) => position(a) - position(b))
    .map((contract) => ({ ...contract, named: ordered.filter(({ file }) => file === contract.file) }));
}

function refsOf(
  contract: ContractSource,
  schema: JsonObject,
  start: string,
  byFile: ReadonlyMap<string, ContractSource>,
  faults: FaultList,
): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const { schema: node, pointer } of schemaNodes(schema, start)) {
    const bases = asList(node["allOf"]).map((base, index) => [`${pointer}/allOf/${index}`, asObject(base)] as const);
    for (const [at, holder] of [[pointer, node] as const, ...bases]) {
      const ref = holder["$ref"];
      if (typeof ref !== "string") continue;
      const name = nameOfRef(ref, contract, byFile);
      if (name === undefined)
        faults.add(
          contract.file,
          `${at}/$ref`,
          `"${ref}" leads nowhere; write other-contract.schema.json or #/$defs/Name`,
        );
      else refs.set(ref, name);
    }
  }
  return refs;
}

function nameOfRef(
  ref: string,
  contract: ContractSource,
  byFile: ReadonlyMap<string, ContractSource>,
): string | undefined {
  const local = /^#\/\$defs\/([A-Za-z0-9]+)$/u.exec(ref)?.[1];
  if (local !== undefined) return Object.hasOwn(asObject(contract.schema["$defs"]), local) ? local : undefined;
  return byFile.get(ref)?.name;
}

function dependenciesFirst(named: readonly NamedSchema[], faults: FaultList): readonly NamedSchema[] {
  const byName = new Map(named.map((one) => [one.name, one]));
  const ordered = new Set<NamedSchema>();
  const visit = (one: NamedSchema, trail: readonly string[]): void => {
    if (ordered.has(one)) return;
    if (trail.includes(one.name)) {
      faults.add(
        one.file,
        one.pointer,
        `refers to itself (${[...trail, one.name].join(" → ")}); recursive contracts are not compiled`,
      );
      return;
    }
    for (const name of new Set(one.refs.values())) {
      const next = byName.get(name);
      if (next !== undefined) visit(next, [...trail, one.name]);
    }
    ordered.add(one);
  };
  for (const one of named) visit(one, []);
  return [...ordered];
}

function checkExtensions(named: readonly NamedSchema[], faults: FaultList): void {
  const byName = new Map(named.map((one) => [one.name, one]));
  for (const { file, schema, refs, name, pointer: start } of named) {
    for (const { schema: node, pointer } of schemaNodes(schema, start)) {
      if (kindOf(node) !== "extension") continue;
      if (pointer !== start) faults.add(file, `${pointer}/allOf`, "only a named schema can extend another");
      const base = byName.get(refs.get(asText(asObject(asList(node["allOf"])[0])["$ref"])) ?? "");
      if (base === undefined) continue;
      const isOpen = kindOf(base.schema) === "object" && base.schema["additionalProperties"] === true;
      if (!isOpen || isHandedOn(base.schema)) {
        faults.add(
          file,
          `${pointer}/allOf`,
          `${base.name} must be an object with properties and additionalProperties true to be extended by ${name}`,
        );
      }
      for (const key of Object.keys(asObject(node["properties"]))) {
        if (Object.hasOwn(asObject(base.schema["properties"]), key)) {
          faults.add(file, pointerTo(`${pointer}/properties`, key), `is a property of ${base.name} already`);
        }
      }
    }
  }
}

/** To fill in the defaults of one of several shapes it must be told from the others, by their names. */
function checkUnions(ordered: readonly NamedSchema[], faults: FaultList): void {
  const filled = new Set<string>();
  for (const { file, name, pointer: start, schema, refs } of ordered) {
    const places = [...schemaNodes(schema, start)];
    const isFilled = (branch: unknown) => filled.has(refs.get(asText(asObject(branch)["$ref"])) ?? "");
    for (const { schema: node, pointer } of places) {
      const branches = asList(node["anyOf"]);
      if (!branches.some(isFilled)) continue;
      for (const [index, branch] of branches.entries()) {
        if (Object.hasOwn(asObject(branch), "$ref")) continue;
        faults.add(
          file,
          `${pointer}/anyOf/${index}`,
          "beside a shape with defaults it must have a name: move it to $defs",
        );
      }
    }
    const hasDefault = places.some(({ schema: node }) => Object.hasOwn(node, "default"));
    if (hasDefault || [...refs.values()].some((ref) => filled.has(ref))) filled.add(name);
  }
}
