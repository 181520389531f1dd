import {
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertySignatureStructure,
  type StatementStructures,
  StructureKind,
} from "ts-morph";
import {
  type Definition,
  definitionOf,
  hasDefaults,
  type Model,
  type Node,
  type ObjectNode,
  type Property,
} from "./model.js";
import { docText, literal, propertyKey } from "./printer.js";

/** `written` is what a client writes; `parsed` is what parsing gives, with every default filled in. */
export type Variant = "written" | "parsed";

export function typeName(model: Model, name: string, variant: Variant): string {
  return variant === "parsed" && hasDefaults(model, definitionOf(model, name).node) ? `Parsed${name}` : name;
}

/** A readonly interface with the schema's descriptions, or an alias where an interface could not say it. */
export function emitType(model: Model, definition: Definition, variant: Variant): StatementStructures {
  const { node, description } = definition;
  const name = typeName(model, definition.name, variant);
  const docs = [
    docText(
      variant === "parsed" && name !== definition.name
        ? `${description} After parsing, with defaults filled in.`
        : description,
    ),
  ];
  if (node.kind !== "object" || isEmpty(node))
    return { kind: StructureKind.TypeAlias, isExported: true, name, docs, type: typeOf(model, node, variant) };
  const members = objectMembers(model, node, variant);
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs,
    ...(node.base === undefined ? {} : { extends: [typeName(model, node.base, variant)] }),
    ...members,
  };
}

/** An interface without members would let any object through. */
function isEmpty({ base, properties, isOpen }: ObjectNode): boolean {
  return base === undefined && properties.length === 0 && !isOpen;
}

function objectMembers(
  model: Model,
  node: ObjectNode,
  variant: Variant,
): Pick<OptionalKind<InterfaceDeclarationStructure>, "properties" | "indexSignatures"> {
  return {
    properties: node.properties.map((property) => propertySignature(model, property, variant)),
    // An extension inherits the index signature of its base.
    ...(node.isOpen && node.base === undefined
      ? { indexSignatures: [{ keyName: "key", keyType: "string", returnType: "unknown", isReadonly: true }] }
      : {}),
  };
}

function propertySignature(
  model: Model,
  property: Property,
  variant: Variant,
): OptionalKind<PropertySignatureStructure> {
  const type = typeOf(model, property.node, variant);
  const isThere = isAlwaysThere(property, variant);
  return {
    name: propertyKey(property.key),
    isReadonly: true,
    hasQuestionToken: !isThere,
    // `| undefined` as in the SDK's own types and in Zod's: JSON cannot tell the two apart.
    type: isThere || type === "unknown" ? type : `${type} | undefined`,
    ...(property.description === undefined ? {} : { docs: [docText(property.description)] }),
  };
}

function isAlwaysThere(property: Property, variant: Variant): boolean {
  return property.isRequired || (variant === "parsed" && property.defaultValue !== undefined);
}

export function typeOf(model: Model, node: Node, variant: Variant): string {
  switch (node.kind) {
    case "any":
      return "unknown";
    case "string":
    case "boolean":
    case "null":
      return node.kind;
    case "number":
    case "integer":
      return "number";
    case "literal":
      return node.values.map(literal).join(" | ");
    case "array":
      // Mutable, because the SDK's `Tool` has mutable lists and a `ToolInfo` must be one.
      return `${inBrackets(typeOf(model, node.items, variant))}[]`;
    case "map":
      return `{ readonly [key: string]: ${typeOf(model, node.values, variant)} }`;
    case "opaque":
      return node.isTypedAsObject ? "object" : "{ readonly [key: string]: unknown }";
    case "union":
      return [...new Set(node.branches.map((branch) => typeOf(model, branch, variant)))].join(" | ");
    case "ref":
      return typeName(model, node.name, variant);
    case "object":
      return inlineObject(model, node, variant);
  }
}

function inlineObject(model: Model, node: ObjectNode, variant: Variant): string {
  const members = node.properties.map((property) => {
    const { name, type, hasQuestionToken } = propertySignature(model, property, variant);
    return `readonly ${name}${hasQuestionToken ? "?" : ""}: ${String(type)}`;
  });
  if (node.isOpen) members.push("readonly [key: string]: unknown");
  return members.length === 0 ? "{ readonly [key: string]: never }" : `{ ${members.join("; ")} }`;
}

function inBrackets(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}
