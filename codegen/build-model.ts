import { asList, asObject, asText, isHandedOn, kindOf } from "./check-schema.js";
import type {
  Contract,
  Definition,
  Model,
  Node,
  NumberNode,
  ObjectNode,
  Property,
  Scalar,
  StringRules,
} from "./model.js";
import type { JsonObject } from "./parse-files.js";
import type { NamedSchema, ResolvedContract } from "./resolve-refs.js";

/** Schemas to the intermediate form. By now every schema is inside the allow-list, so nothing is checked again. */
export function buildModel(resolved: readonly ResolvedContract[]): Model {
  const contracts = resolved.map(toContract);
  const definitions = new Map(
    contracts.flatMap((contract) => contract.definitions.map((one) => [one.name, one] as const)),
  );
  return { contracts, definitions };
}

function toContract({ name, stem, file, schema, named }: ResolvedContract): Contract {
  return {
    name,
    stem,
    file,
    direction: schema["x-direction"] === "output" ? "output" : "input",
    definitions: named.map(toDefinition),
  };
}

function toDefinition({ name, schema, refs }: NamedSchema): Definition {
  return { name, description: asText(schema["description"]), node: toNode(schema, refs), schema, refs };
}

type Refs = ReadonlyMap<string, string>;

export function toNode(schema: JsonObject, refs: Refs): Node {
  const kind = kindOf(schema);
  switch (kind) {
    case "ref":
      return { kind, name: refs.get(asText(schema["$ref"])) ?? "" };
    case "union":
      return {
        kind,
        branches: asList(schema["anyOf"]).map((branch) => toNode(asObject(branch), refs)),
        ...pick<{ message?: string }>({ message: asObject(schema["x-messages"])["anyOf"] }),
      };
    case "literal":
      return {
        kind,
        values: (Object.hasOwn(schema, "const") ? [schema["const"]] : schema["enum"]) as readonly Scalar[],
      };
    case "string":
      return { kind, ...toStringRules(schema) };
    case "number":
    case "integer": {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
      return { kind, ...pick<Omit<NumberNode, "kind">>({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) };
    }
    case "array": {
      const { minItems, maxItems } = schema;
      return {
        kind,
        items: toNode(asObject(schema["items"]), refs),
        ...pick<{ minItems?: number; maxItems?: number }>({ minItems, maxItems }),
      };
    }
    case "extension":
      return toExtension(schema, refs);
    case "object":
      return toObject(schema, refs);
    default:
      return { kind };
  }
}

function toObject(schema: JsonObject, refs: Refs): Node {
  const rest = schema["additionalProperties"];
  if (isHandedOn(schema)) return { kind: "opaque", isTypedAsObject: schema["x-opaque"] === true };
  if (typeof rest === "object") {
    return {
      kind: "map",
      names: toStringRules(asObject(schema["propertyNames"])),
      values: toNode(asObject(rest), refs),
    };
  }
  const properties = toProperties(schema, refs);
  if (rest === false) return { kind: "object", properties, isOpen: false };
  return { kind: "object", properties, isOpen: true, names: toStringRules(asObject(schema["propertyNames"])) };
}

function toExtension(schema: JsonObject, refs: Refs): ObjectNode {
  const base = refs.get(asText(asObject(asList(schema["allOf"])[0])["$ref"])) ?? "";
  return { kind: "object", base, properties: toProperties(schema, refs), isOpen: true };
}

function toProperties(schema: JsonObject, refs: Refs): readonly Property[] {
  const required = asList(schema["required"]);
  return Object.entries(asObject(schema["properties"])).map(([key, child]) => {
    const property = asObject(child);
    return {
      key,
      node: toNode(property, refs),
      isRequired: required.includes(key),
      ...pick<Pick<Property, "description" | "defaultValue">>({
        description: property["description"],
        defaultValue: property["default"],
      }),
    };
  });
}

function toStringRules(schema: JsonObject): StringRules {
  const { minLength, maxLength, pattern } = schema;
  return {
    ...pick<Omit<StringRules, "messages">>({ minLength, maxLength, pattern }),
    messages: asObject(schema["x-messages"]),
  };
}

/** Leaves out what is undefined; the values were checked against the meta-schema, so their types are known. */
function pick<T>(values: Record<string, unknown>): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
