import { jsonSchemaToZod, parseSchema } from "json-schema-to-zod";
import { toNode } from "./build-model.js";
import { asList, asObject } from "./check-schema.js";
import { type IssueTexts, nameIssueTexts } from "./issue-texts.js";
import {
  type Definition,
  definitionOf,
  type Model,
  type Node,
  type ObjectNode,
  referredNames,
  type StringRules,
} from "./model.js";
import type { Json, JsonObject } from "./parse-files.js";
import { indent, literal, propertyKey, regExpLiteral } from "./printer.js";

type Walk = (child: Json | undefined) => string;

/**
 * A definition as a Zod expression. `json-schema-to-zod` walks the schema; what it would make of a node by itself is
 * often silently wrong, so each node, without exception, is answered by the override.
 */
export function emitZod(model: Model, definition: Definition, texts: IssueTexts): string {
  const schema = flattenExtension(model, definition);
  // Names are looked up by what the model found, so that the text of a `$ref` is read in one place only.
  const names = refNames(model, definition);
  return jsonSchemaToZod(schema, {
    parserOverride: (node, refs) => {
      const walk: Walk = (child) => parseSchema(asObject(child) as object, refs);
      return zodOf(toNode(node as JsonObject, names), node as JsonObject, walk, texts);
    },
  });
}

/** An extension as one object: Zod has no exact counterpart of allOf. */
function flattenExtension(model: Model, definition: Definition): object {
  const { node } = definition;
  if (node.kind !== "object" || node.base === undefined) return definition.schema;
  const base = flattenExtension(model, definitionOf(model, node.base)) as JsonObject;
  const { allOf: _allOf, ...own } = definition.schema as JsonObject;
  return {
    ...base,
    ...own,
    properties: { ...asObject(base["properties"]), ...asObject(own["properties"]) },
    required: [...asList(base["required"]), ...asList(own["required"])] as Json[],
  };
}

function refNames(model: Model, definition: Definition): ReadonlyMap<string, string> {
  const { node } = definition;
  const inherited =
    node.kind === "object" && node.base !== undefined ? refNames(model, definitionOf(model, node.base)) : [];
  const own = definition.refs;
  return new Map([...inherited, ...own]);
}

function zodOf(node: Node, schema: JsonObject, walk: Walk, texts: IssueTexts): string {
  switch (node.kind) {
    case "any":
      // By itself Zod takes a missing key for an unknown value.
      return `z.unknown().refine(isPresent, orRequired(""))`;
    case "string":
      return `z.string(expected("string"))${stringChecks(node, texts)}`;
    case "number":
    case "integer": {
      const whole = node.kind === "integer" ? `.refine(Number.isInteger, expected("integer"))` : "";
      const bounds = [
        bound("gte", node.minimum, texts.tooSmall),
        bound("lte", node.maximum, texts.tooBig),
        bound("gt", node.exclusiveMinimum, texts.notAbove),
        bound("lt", node.exclusiveMaximum, texts.notBelow),
      ];
      return `z.number(expected(${literal(node.kind)}))${whole}${bounds.join("")}`;
    }
    case "boolean":
      return `z.boolean(expected("boolean"))`;
    case "null":
      return `z.null(expected("null"))`;
    case "literal":
      return `z.literal([${node.values.map(literal).join(", ")}], orRequired(${literal(texts.invalidValue(node.values))}))`;
    case "array": {
      const list = `z.array(${walk(schema["items"])}, expected("array"))${bound("min", node.minItems, texts.tooFewItems)}`;
      if (node.maxItems === undefined) return list;
      return `atMost(${node.maxItems}, ${literal(texts.tooManyItems(node.maxItems))}, ${list})`;
    }
    case "opaque":
      return `anyObject<${node.isTypedAsObject ? "object" : "{ readonly [key: string]: unknown }"}>()`;
    case "map":
      return named(
        node.names,
        `z.record(z.string(), ${walk(schema["additionalProperties"])}, expected("object"))`,
        texts,
      );
    case "object":
      return zodObject(node, schema, walk, texts);
    case "union": {
      const branches = asList(schema["anyOf"]).map((branch) => walk(branch as Json));
      return `oneOf([${branches.join(", ")}], ${literal(texts.invalidUnion(node.message))})`;
    }
    case "ref":
      return `${node.name}Schema`;
  }
}

function zodObject(node: ObjectNode, schema: JsonObject, walk: Walk, texts: IssueTexts): string {
  const properties = node.properties.map((property) => {
    const value = walk(asObject(schema["properties"])[property.key]);
    return `${propertyKey(property.key)}: ${value}${presence(property)},\n`;
  });
  const shape = properties.length === 0 ? "{}" : `{\n${indent(properties.join(""))}}`;
  if (node.names === undefined) return `z.strictObject(${shape}, expected("object"))`;
  return named(node.names, `z.looseObject(${shape}, expected("object"))`, texts);
}

function presence({ isRequired, defaultValue }: ObjectNode["properties"][number]): string {
  if (defaultValue !== undefined) {
    const value = literal(defaultValue);
    // A new object each time: nobody may change the default of the next caller.
    return `.default(${typeof defaultValue === "object" && defaultValue !== null ? `() => (${value})` : value})`;
  }
  return isRequired ? "" : ".optional()";
}

function stringChecks(rules: StringRules, texts: IssueTexts): string {
  const { minLength, maxLength, pattern, messages } = rules;
  return [
    minLength === undefined ? "" : `.min(${minLength}, ${literal(texts.tooShort(minLength, messages.minLength))})`,
    maxLength === undefined ? "" : `.max(${maxLength}, ${literal(texts.tooLong(maxLength))})`,
    pattern === undefined
      ? ""
      : `.regex(${regExpLiteral(pattern)}, ${literal(texts.patternMismatch(pattern, messages.pattern))})`,
  ].join("");
}

function named(names: StringRules, inner: string, texts: IssueTexts): string {
  return `withNames(${nameIssueTexts(names, texts)}, ${inner})`;
}

function bound(method: string, limit: number | undefined, text: (limit: number) => string): string {
  return limit === undefined ? "" : `.${method}(${literal(limit)}, ${literal(text(limit))})`;
}

/** Names of the schemas that an emitted expression mentions, besides its own. */
export function mentionedSchemas(model: Model, definition: Definition): readonly string[] {
  const { node } = definition;
  const inherited =
    node.kind === "object" && node.base !== undefined ? mentionedSchemas(model, definitionOf(model, node.base)) : [];
  const own = referredNames(node).filter((name) => node.kind !== "object" || name !== node.base);
  return [...new Set([...inherited, ...own])];
}
