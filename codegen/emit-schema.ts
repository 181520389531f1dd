import { asList, asObject } from "./check-schema.js";
import {
  type Contract,
  contractOf,
  type Definition,
  definitionOf,
  type Model,
  mainDefinition,
  referredNames,
} from "./model.js";
import { isJsonObject, type Json, type JsonObject } from "./parse-files.js";
import { fileHeader } from "./printer.js";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** A contract as any validator in any language can use it: no reference leaves the file. */
export function publishedSchema(model: Model, contract: Contract): JsonObject {
  const main = mainDefinition(contract);
  const needed = reachable(model, main);
  const { title, description, ...rest } = withLocalRefs(main);
  const defs = Object.fromEntries(needed.map((name) => [name, withLocalRefs(definitionOf(model, name))]));
  return dropUndefined({
    $schema: DIALECT,
    $id: `urn:mcp-workbench:schema:${contract.stem}`,
    $comment: fileHeader([contract.file]).replaceAll("// ", "").trim().replace("\n", " "),
    title: title ?? contract.name,
    description,
    ...rest,
    ...(needed.length === 0 ? {} : { $defs: defs }),
  });
}

/** A contract as a tool shows it: without a reference, an address or a title, because every token is the model's. */
export function advertisedSchema(model: Model, contractName: string): JsonObject {
  const {
    title: _title,
    description: _description,
    ...rest
  } = inlined(model, mainDefinition(contractOf(model, contractName)));
  return rest;
}

function reachable(model: Model, definition: Definition, found: string[] = []): readonly string[] {
  for (const name of referredNames(definition.node)) {
    if (found.includes(name)) continue;
    found.push(name);
    reachable(model, definitionOf(model, name), found);
  }
  return found.sort();
}

function withLocalRefs({ schema, refs }: Definition): JsonObject {
  return transform(schema as JsonObject, (node) => {
    const ref = node["$ref"];
    return typeof ref === "string" ? { ...node, $ref: `#/$defs/${refs.get(ref) ?? ""}` } : node;
  });
}

function inlined(model: Model, { schema, refs }: Definition): JsonObject {
  return transform(schema as JsonObject, (node) => {
    const { $ref, allOf, ...own } = node;
    if (typeof $ref === "string") {
      const { title: _title, ...target } = inlined(model, definitionOf(model, refs.get($ref) ?? ""));
      return { ...target, ...own };
    }
    if (allOf === undefined) return node;
    const base = asObject(asList(allOf)[0]); // inlined already: leaves come first
    return {
      ...base,
      ...own,
      properties: { ...asObject(base["properties"]), ...asObject(own["properties"]) },
      required: [...asList(base["required"]), ...asList(own["required"])] as Json[],
    };
  });
}

/** Rewrites a schema from the leaves up, without our own keywords. */
function transform(schema: JsonObject, change: (node: JsonObject) => JsonObject): JsonObject {
  const deep = (value: Json | undefined): Json => (isJsonObject(value) ? transform(value, change) : (value ?? null));
  const each = (value: Json | undefined) =>
    Object.fromEntries(Object.entries(asObject(value)).map(([key, child]) => [key, deep(child)]));
  const entries = Object.entries(schema)
    .filter(([key]) => !key.startsWith("x-") && key !== "$schema" && key !== "$defs")
    .map(([key, value]): [string, Json] => {
      if (key === "properties") return [key, each(value)];
      if (key === "anyOf" || key === "allOf") return [key, asList(value).map((child) => deep(child as Json))];
      if (key === "items" || key === "additionalProperties" || key === "propertyNames") return [key, deep(value)];
      return [key, value];
    });
  return change(Object.fromEntries(entries));
}

function dropUndefined(values: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
