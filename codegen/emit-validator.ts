import { emitGuard } from "./emit-guard.js";
import { typeName } from "./emit-type.js";
import { typeNames } from "./emit-types.js";
import type { IssueTexts } from "./issue-texts.js";
import {
  allProperties,
  type Definition,
  hasDefaults,
  type Model,
  type Node,
  namesOf,
  type ObjectNode,
  type Property,
  type StringRules,
} from "./model.js";
import { NameRules } from "./name-rules.js";
import { fileHeader, indent, literal, propertyKey, regExpLiteral } from "./printer.js";

/** All contracts as plain functions: no dependency, nothing built at start, and the same issues as Zod's. */
export function emitValidators(model: Model, texts: IssueTexts): string {
  const nameRules = new NameRules(texts);
  const { visitors, fills } = validatorParts(model, texts, nameRules);
  const checks = model.contracts
    .flatMap((contract) => contract.definitions)
    .flatMap((definition) => [checkFunction(definition), emitGuard(model, definition, nameRules)]);
  const body = [...visitors, ...checks, ...fills];
  return [
    fileHeader(model.contracts.map(({ file }) => file).sort()),
    `${imports(model, body.join("\n"))}\n\nexport { type Issue, formatIssues, formatPath } from "./issues.js";\nexport type * from "./types.js";\n`,
    ...body,
  ].join("\n");
}

/** The functions behind the checks: those that report issues, and those that fill in defaults. */
export function validatorParts(
  model: Model,
  texts: IssueTexts,
  nameRules = new NameRules(texts),
): { readonly visitors: readonly string[]; readonly fills: readonly string[] } {
  const definitions = [...model.definitions.values()];
  const emitter = new ValidatorEmitter(model, texts, nameRules);
  const visitors = definitions.map((definition) => emitter.visitor(definition));
  const fills = definitions
    .filter(({ node }) => hasDefaults(model, node))
    .map((definition) => fillFunction(model, definition));
  return { visitors: [...nameRules.declarations(), ...visitors], fills };
}

/** What the emitted functions use of the module that they share. */
export function issueImports(body: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`, "u").test(body);
  const functions = [
    "isObject",
    "lengthOf",
    "nameIssues",
    "nearestBranch",
    "putUnder",
    "required",
    "unrecognizedKeys",
    "wrongType",
  ].filter(isUsed);
  const types = ["FoundIssue", "Issue", "NameRule"].filter(isUsed).map((name) => `type ${name}`);
  return `import { ${[...types, ...functions].join(", ")} } from "./issues.js";`;
}

function imports(model: Model, body: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`, "u").test(body);
  const contracts = model.contracts
    .flatMap((contract) => typeNames(model, contract))
    .filter(isUsed)
    .sort();
  return [issueImports(body), `import type { ${contracts.join(", ")} } from "./types.js";`].join("\n");
}

class ValidatorEmitter {
  readonly #model: Model;
  readonly #texts: IssueTexts;
  readonly #nameRules: NameRules;
  #variables = 0;

  constructor(model: Model, texts: IssueTexts, nameRules: NameRules) {
    this.#model = model;
    this.#texts = texts;
    this.#nameRules = nameRules;
  }

  visitor({ name, node }: Definition): string {
    this.#variables = 0;
    const body = this.#visit(node, "value", undefined);
    return `function visit${name}(value: unknown, found: FoundIssue[]): void {\n${indent(body)}}\n`;
  }

  /** Statements that report what is wrong with `value`. `key` is its own, if it has one in here. */
  #visit(node: Node, value: string, key: string | undefined): string {
    const report = (message: string) => `found.push({ path: [${key ?? ""}], message: ${message} });`;
    const refuseIf = (test: string, text: string) => `if (${test}) ${report(literal(text))}\n`;
    const typed = (test: string, expected: string, rest: string) =>
      `if (${test}) ${report(`wrongType(${literal(expected)}, ${value})`)}\n${rest === "" ? "" : `else {\n${indent(rest)}}\n`}`;

    switch (node.kind) {
      case "any":
        return "";
      case "string":
        return typed(`typeof ${value} !== "string"`, "string", this.#stringTests(node, value, refuseIf));
      case "number":
      case "integer": {
        const whole =
          node.kind === "integer"
            ? `if (!Number.isInteger(${value})) ${report(`wrongType("integer", ${value})`)}\n`
            : "";
        const bounds = [
          node.minimum === undefined
            ? ""
            : refuseIf(`!(${value} >= ${node.minimum})`, this.#texts.tooSmall(node.minimum)),
          node.maximum === undefined
            ? ""
            : refuseIf(`!(${value} <= ${node.maximum})`, this.#texts.tooBig(node.maximum)),
          node.exclusiveMinimum === undefined
            ? ""
            : refuseIf(`!(${value} > ${node.exclusiveMinimum})`, this.#texts.notAbove(node.exclusiveMinimum)),
          node.exclusiveMaximum === undefined
            ? ""
            : refuseIf(`!(${value} < ${node.exclusiveMaximum})`, this.#texts.notBelow(node.exclusiveMaximum)),
        ];
        return typed(`typeof ${value} !== "number" || !Number.isFinite(${value})`, node.kind, whole + bounds.join(""));
      }
      case "boolean":
        return typed(`typeof ${value} !== "boolean"`, "boolean", "");
      case "null":
        return typed(`${value} !== null`, "null", "");
      case "literal": {
        const test = node.values.map((allowed) => `${value} !== ${literal(allowed)}`).join(" && ");
        return `if (${test}) ${report(`${value} === undefined ? required : ${literal(this.#texts.invalidValue(node.values))}`)}\n`;
      }
      case "opaque":
        return typed(`!isObject(${value})`, "object", "");
      case "array":
        return typed(`!Array.isArray(${value})`, "array", this.#list(node, value, key, refuseIf));
      case "map":
        return typed(`!isObject(${value})`, "object", this.#inPath(key, this.#map(node, value)));
      case "object":
        return typed(`!isObject(${value})`, "object", this.#inPath(key, this.#object(node, value)));
      case "union":
        return this.#inPath(key, this.#union(node.branches, this.#texts.invalidUnion(node.message), value));
      case "ref":
        return this.#inPath(key, `visit${node.name}(${value}, found);\n`);
    }
  }

  #stringTests(rules: StringRules, value: string, refuseIf: (test: string, text: string) => string): string {
    const { minLength, maxLength, pattern, messages } = rules;
    const tooShort = minLength === 1 ? `${value}.length === 0` : `lengthOf(${value}) < ${minLength ?? 0}`;
    return [
      minLength === undefined ? "" : refuseIf(tooShort, this.#texts.tooShort(minLength, messages.minLength)),
      maxLength === undefined ? "" : refuseIf(`lengthOf(${value}) > ${maxLength}`, this.#texts.tooLong(maxLength)),
      pattern === undefined
        ? ""
        : refuseIf(`!${regExpLiteral(pattern)}.test(${value})`, this.#texts.patternMismatch(pattern, messages.pattern)),
    ].join("");
  }

  /** A list that is too long is not looked into, so that its length is all that it costs. */
  #list(
    node: Node & { kind: "array" },
    value: string,
    key: string | undefined,
    refuseIf: (test: string, text: string) => string,
  ): string {
    const { minItems, maxItems } = node;
    const tooFew =
      minItems === undefined ? "" : refuseIf(`${value}.length < ${minItems}`, this.#texts.tooFewItems(minItems));
    const inside = this.#inPath(key, this.#items(node, value)) + tooFew;
    if (maxItems === undefined) return inside;
    const tooMany = refuseIf(`${value}.length > ${maxItems}`, this.#texts.tooManyItems(maxItems));
    return inside === "" ? tooMany : `${tooMany}else {\n${indent(inside)}}\n`;
  }

  #items(node: Node & { kind: "array" }, value: string): string {
    const [index, item] = [this.#variable("index"), this.#variable("item")];
    const body = this.#visit(node.items, item, index);
    if (body === "") return "";
    return `for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {\n  const ${item}: unknown = ${value}[${index}];\n${indent(body)}}\n`;
  }

  #map(node: Node & { kind: "map" }, value: string): string {
    const [name, entry] = [this.#variable("name"), this.#variable("entry")];
    const body = this.#visit(node.values, entry, name);
    const loop = `for (const ${name} of Object.keys(${value})) {\n  const ${entry} = ${value}[${name}];\n${indent(body)}}\n`;
    return this.#named(node.names, value, body === "" ? "" : loop);
  }

  #object(node: ObjectNode, value: string): string {
    const properties = allProperties(this.#model, node);
    const body = properties.map((property) => this.#property(property, value)).join("");
    const names = namesOf(this.#model, node);
    if (names !== undefined) return this.#named(names, value, body);
    return `${body}${this.#strangers(properties, value)}`;
  }

  #property({ key, node, isRequired }: Property, value: string): string {
    const field = this.#variable("field");
    const name = literal(key);
    if (node.kind === "any") {
      return isRequired
        ? `if (${value}[${name}] === undefined) found.push({ path: [${name}], message: required });\n`
        : "";
    }
    const body = this.#visit(node, field, name);
    const read = `const ${field} = ${value}[${name}];\n`;
    return isRequired ? `${read}${body}` : `${read}if (${field} !== undefined) {\n${indent(body)}}\n`;
  }

  #strangers(properties: readonly Property[], value: string): string {
    const name = this.#variable("key");
    const list = this.#variable("strangers");
    const known = properties.map(({ key }) => `${name} !== ${literal(key)}`).join(" && ") || "true";
    return [
      `let ${list}: string[] | undefined;`,
      // Cheaper than a list of the keys; what a prototype adds is no stranger.
      `for (const ${name} in ${value}) if (${known} && Object.hasOwn(${value}, ${name})) (${list} ??= []).push(${name});`,
      `if (${list} !== undefined) found.push({ path: [], message: unrecognizedKeys(${list}), isForeign: true });`,
      "",
    ].join("\n");
  }

  /** A refused key hides what is behind it, as in Zod's validator, where the keys are a stage of their own. */
  #named(names: StringRules, value: string, body: string): string {
    const refused = this.#variable("refused");
    return [
      `const ${refused} = nameIssues(${value}, ${this.#nameRules.refer(names)});`,
      `for (const issue of ${refused}) found.push(issue);`,
      body === "" ? "" : `if (${refused}.length === 0) {\n${indent(body)}}\n`,
    ].join("\n");
  }

  #union(branches: readonly Node[], text: string, value: string): string {
    const results = this.#variable("branches");
    const cases = branches.map((branch) => {
      const body = this.#visit(branch, value, undefined);
      return `((found: FoundIssue[]) => {\n${indent(body)}  return found;\n})([])`;
    });
    return [
      `if (${value} === undefined) found.push({ path: [], message: required });`,
      "else {",
      indent(`const ${results} = [\n${indent(cases.map((one) => `${one},`).join("\n"))}\n];`),
      indent(`if (${results}.every((issues) => issues.length > 0)) {`),
      // Not spread into one call: a long list of issues would overflow the stack.
      indent(indent(`for (const issue of nearestBranch(${results}, ${literal(text)})) found.push(issue);`)),
      indent("}"),
      "}\n",
    ].join("\n");
  }

  /** What nested statements report gets the key in front; while a value fits, its path costs nothing. */
  #inPath(key: string | undefined, body: string): string {
    if (key === undefined || body === "") return body;
    const before = this.#variable("before");
    return `const ${before} = found.length;\n${body}if (found.length > ${before}) putUnder(${key}, found, ${before});\n`;
  }

  #variable(name: string): string {
    return `${name}${this.#variables++}`;
  }
}

/** What fits is found to fit the short way; the issues of what does not are worth a second look. */
function checkFunction({ name }: Definition): string {
  return `/** What is wrong with a value as {@link ${name}}; empty when nothing is. */
export function check${name}(value: unknown): readonly Issue[] {
  if (is${name}(value)) return [];
  const found: FoundIssue[] = [];
  visit${name}(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}
`;
}

function fillFunction(model: Model, { name, node }: Definition): string {
  return `/** A valid {@link ${name}} with its defaults filled in. */
export function fill${name}(value: ${name}): ${typeName(model, name, "parsed")} {
${indent(`return ${fillOf(model, node, "value")};`)}
}
`;
}

function fillOf(model: Model, node: Node, value: string): string {
  if (!hasDefaults(model, node)) return value;
  switch (node.kind) {
    case "ref":
      return `fill${node.name}(${value})`;
    case "array":
      return `${value}.map((item) => ${fillOf(model, node.items, "item")})`;
    case "map":
      return `Object.fromEntries(Object.entries(${value}).map(([name, entry]) => [name, ${fillOf(model, node.values, "entry")}]))`;
    case "union":
      // By now each of them has a name, so that the first that fits can be asked for, as Zod does.
      return node.branches
        .map((branch, index) => {
          const filled = fillOf(model, branch, value);
          const isLast = index === node.branches.length - 1;
          return isLast || branch.kind !== "ref" ? filled : `is${branch.name}(${value}) ? ${filled}`;
        })
        .join(" : ");
    case "object":
      return `{\n  ...${value},\n${allProperties(model, node)
        .flatMap((property) => fillProperty(model, property, value))
        .join("")}}`;
    default:
      return value;
  }
}

function fillProperty(model: Model, { key, node, defaultValue, isRequired }: Property, value: string): string[] {
  const field = `${value}${/^[A-Za-z_$][\w$]*$/u.test(key) ? `.${key}` : `[${literal(key)}]`}`;
  const filled = fillOf(model, node, field);
  if (defaultValue === undefined && filled === field) return [];
  const entry = (text: string) => `${propertyKey(key)}: ${text}`;
  if (isRequired) return [`  ${entry(filled)},\n`];
  if (defaultValue !== undefined)
    return [`  ${entry(`${field} === undefined ? ${literal(defaultValue)} : ${filled}`)},\n`];
  // A key that is missing stays missing.
  return [`  ...(${field} === undefined ? {} : { ${entry(filled)} }),\n`];
}
