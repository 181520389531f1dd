import {
  allProperties,
  type Definition,
  type Model,
  type Node,
  type NumberNode,
  namesOf,
  type ObjectNode,
  type Property,
  type StringRules,
} from "./model.js";
import type { NameRules } from "./name-rules.js";
import { indent, literal, regExpLiteral } from "./printer.js";

/**
 * Yes or no, as a function that gives up at the first thing that does not fit. Most values fit, and for those nothing
 * else is run: no list of issues is made, and no path is kept.
 */
export function emitGuard(model: Model, { name, node }: Definition, nameRules: NameRules): string {
  const body = new GuardEmitter(model, nameRules).unlessFits(node, "value");
  return `/** Whether a value is a {@link ${name}}. */
export function is${name}(value: unknown): value is ${name} {
${indent(`${body}return true;`)}
}
`;
}

class GuardEmitter {
  readonly #model: Model;
  readonly #nameRules: NameRules;
  #variables = 0;

  constructor(model: Model, nameRules: NameRules) {
    this.#model = model;
    this.#nameRules = nameRules;
  }

  /** Statements that return false unless `value` fits. */
  unlessFits(node: Node, value: string): string {
    const refuseIf = (...tests: readonly string[]) => `if (${tests.join(" || ")}) return false;\n`;
    switch (node.kind) {
      case "any":
        return "";
      case "string":
        return refuseIf(`typeof ${value} !== "string"`, ...stringTests(node, value));
      case "number":
      case "integer":
        return refuseIf(`typeof ${value} !== "number"`, ...numberTests(node, value));
      case "boolean":
        return refuseIf(`typeof ${value} !== "boolean"`);
      case "null":
        return refuseIf(`${value} !== null`);
      case "literal":
        return refuseIf(node.values.map((allowed) => `${value} !== ${literal(allowed)}`).join(" && "));
      case "opaque":
        return refuseIf(`!isObject(${value})`);
      case "array": {
        const { minItems, maxItems } = node;
        const tooFew = minItems === undefined ? [] : [`${value}.length < ${minItems}`];
        const tooMany = maxItems === undefined ? [] : [`${value}.length > ${maxItems}`];
        return refuseIf(`!Array.isArray(${value})`, ...tooFew, ...tooMany) + this.#items(node.items, value);
      }
      case "map":
        return (
          refuseIf(`!isObject(${value})`, ...this.#nameTests(node.names, value)) + this.#entries(node.values, value)
        );
      case "object":
        return (
          refuseIf(`!isObject(${value})`, ...this.#nameTests(namesOf(this.#model, node), value)) +
          this.#members(node, value)
        );
      case "union":
        return refuseIf(node.branches.map((branch) => this.#misfit(branch, value)).join(" && "));
      case "ref":
        return refuseIf(this.#misfit(node, value));
    }
  }

  /** A test that says that `value` does not fit. */
  #misfit(node: Node, value: string): string {
    if (node.kind === "ref") return `!is${node.name}(${value})`;
    if (node.kind === "any") return `${value} === undefined`;
    return `!(() => {\n${indent(`${this.unlessFits(node, value)}return true;`)}\n})()`;
  }

  #items(node: Node, value: string): string {
    const [index, item] = [this.#variable("index"), this.#variable("item")];
    const body = this.unlessFits(node, item);
    if (body === "") return "";
    return `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {\n  const ${item}: unknown = ${value}[${index}];\n${indent(body)}}\n`;
  }

  #entries(node: Node, value: string): string {
    const entry = this.#variable("entry");
    const body = this.unlessFits(node, entry);
    return body === "" ? "" : `for (const ${entry} of Object.values(${value})) {\n${indent(body)}}\n`;
  }

  #members(node: ObjectNode, value: string): string {
    const properties = allProperties(this.#model, node);
    const members = properties.map((property) => this.#member(property, value)).join("");
    if (namesOf(this.#model, node) !== undefined) return members;
    const key = this.#variable("key");
    const isStranger = [
      ...properties.map((one) => `${key} !== ${literal(one.key)}`),
      `Object.hasOwn(${value}, ${key})`,
    ];
    // Cheaper than a list of the keys; what a prototype adds is no stranger.
    return `${members}for (const ${key} in ${value}) if (${isStranger.join(" && ")}) return false;\n`;
  }

  #member({ key, node, isRequired }: Property, value: string): string {
    if (node.kind === "any") return isRequired ? `if (${value}[${literal(key)}] === undefined) return false;\n` : "";
    const field = this.#variable("field");
    const body = this.unlessFits(node, field);
    const read = `const ${field} = ${value}[${literal(key)}];\n`;
    return isRequired ? `${read}${body}` : `${read}if (${field} !== undefined) {\n${indent(body)}}\n`;
  }

  #nameTests(names: StringRules | undefined, value: string): readonly string[] {
    return names === undefined ? [] : [`nameIssues(${value}, ${this.#nameRules.refer(names)}).length > 0`];
  }

  #variable(name: string): string {
    return `${name}${this.#variables++}`;
  }
}

function stringTests({ minLength, maxLength, pattern }: StringRules, value: string): readonly string[] {
  const tooShort = minLength === 1 ? `${value}.length === 0` : `lengthOf(${value}) < ${minLength ?? 0}`;
  return [
    ...(minLength === undefined ? [] : [tooShort]),
    ...(maxLength === undefined ? [] : [`lengthOf(${value}) > ${maxLength}`]),
    ...(pattern === undefined ? [] : [`!${regExpLiteral(pattern)}.test(${value})`]),
  ];
}

function numberTests(node: NumberNode, value: string): readonly string[] {
  const { kind, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
  return [
    `!Number.is${kind === "integer" ? "Integer" : "Finite"}(${value})`,
    ...(minimum === undefined ? [] : [`!(${value} >= ${minimum})`]),
    ...(maximum === undefined ? [] : [`!(${value} <= ${maximum})`]),
    ...(exclusiveMinimum === undefined ? [] : [`!(${value} > ${exclusiveMinimum})`]),
    ...(exclusiveMaximum === undefined ? [] : [`!(${value} < ${exclusiveMaximum})`]),
  ];
}
