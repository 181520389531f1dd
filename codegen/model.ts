/**
 * The intermediate form between a JSON Schema and everything that is emitted from it.
 * It holds exactly what the allow-list lets through, so no emitter meets a case that it must guess about.
 */
export type Node =
  | AnyNode
  | StringNode
  | NumberNode
  | BooleanNode
  | NullNode
  | LiteralNode
  | ArrayNode
  | ObjectNode
  | MapNode
  | OpaqueNode
  | UnionNode
  | RefNode;

export type Scalar = string | number | boolean | null;

export interface AnyNode {
  readonly kind: "any";
}

export interface StringNode extends StringRules {
  readonly kind: "string";
}

export interface StringRules {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Error codes of the catalogue that replace the general text of a keyword. */
  readonly messages: { readonly minLength?: string; readonly pattern?: string };
}

export interface NumberNode {
  readonly kind: "number" | "integer";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

export interface BooleanNode {
  readonly kind: "boolean";
}

export interface NullNode {
  readonly kind: "null";
}

/** `const` or `enum`. */
export interface LiteralNode {
  readonly kind: "literal";
  readonly values: readonly Scalar[];
}

export interface ArrayNode {
  readonly kind: "array";
  readonly items: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** An object with described properties. Others are refused, or kept as they are. */
export interface ObjectNode {
  readonly kind: "object";
  /** Name of the open object that this one adds properties to. */
  readonly base?: string;
  readonly properties: readonly Property[];
  readonly isOpen: boolean;
  /** Set on every open object: rebuilding one would lose an own `__proto__`, so that key is refused. */
  readonly names?: StringRules;
}

export interface Property {
  readonly key: string;
  readonly node: Node;
  readonly description?: string;
  readonly isRequired: boolean;
  /** The JSON of the default, where there is one. */
  readonly defaultValue?: unknown;
}

/** An object whose keys are data: every value has the same shape. */
export interface MapNode {
  readonly kind: "map";
  readonly names: StringRules;
  readonly values: Node;
}

/** Any JSON object, handed on by identity. */
export interface OpaqueNode {
  readonly kind: "opaque";
  readonly isTypedAsObject: boolean;
}

export interface UnionNode {
  readonly kind: "union";
  readonly branches: readonly Node[];
  readonly message?: string;
}

export interface RefNode {
  readonly kind: "ref";
  readonly name: string;
}

/** A node with a name: a contract, or an entry of a contract's `$defs`. */
export interface Definition {
  readonly name: string;
  readonly description: string;
  readonly node: Node;
  /** The schema that the node was read from, with `$ref`s as written, and what each of them means. */
  readonly schema: object;
  readonly refs: ReadonlyMap<string, string>;
}

export interface Contract {
  readonly name: string;
  /** The common stem of the contract's spec file, generated module, published schema and examples. */
  readonly stem: string;
  readonly file: string;
  readonly direction: "input" | "output";
  /** Dependencies first; the contract itself is the last one. */
  readonly definitions: readonly Definition[];
}

/** All contracts, dependencies first, with every definition by name. */
export interface Model {
  readonly contracts: readonly Contract[];
  readonly definitions: ReadonlyMap<string, Definition>;
}

export function definitionOf(model: Model, name: string): Definition {
  const definition = model.definitions.get(name);
  if (definition === undefined) throw new Error(`no definition named ${name}`);
  return definition;
}

export function contractOf(model: Model, name: string): Contract {
  const contract = model.contracts.find(({ definitions }) =>
    definitions.some((definition) => definition.name === name),
  );
  if (contract === undefined) throw new Error(`no contract holds ${name}`);
  return contract;
}

export function mainDefinition(contract: Contract): Definition {
  const last = contract.definitions.at(-1);
  if (last === undefined) throw new Error(`the contract ${contract.name} is empty`);
  return last;
}

/** All properties of an object, those of its base first. */
export function allProperties(model: Model, node: ObjectNode): readonly Property[] {
  if (node.base === undefined) return node.properties;
  const base = definitionOf(model, node.base).node;
  if (base.kind !== "object") throw new Error(`${node.base} is not an object`);
  return [...allProperties(model, base), ...node.properties];
}

/** The rules for the keys of an object, its own or its base's. */
export function namesOf(model: Model, { names, base }: ObjectNode): StringRules | undefined {
  if (names !== undefined || base === undefined) return names;
  const node = definitionOf(model, base).node;
  return node.kind === "object" ? namesOf(model, node) : undefined;
}

export function childNodes(node: Node): readonly Node[] {
  switch (node.kind) {
    case "array":
      return [node.items];
    case "map":
      return [node.values];
    case "union":
      return node.branches;
    case "object": {
      const base: readonly Node[] = node.base === undefined ? [] : [{ kind: "ref", name: node.base }];
      return [...base, ...node.properties.map((property) => property.node)];
    }
    default:
      return [];
  }
}

/** Whether parsing fills something in, so that what comes out is not the type of what goes in. */
export function hasDefaults(model: Model, node: Node): boolean {
  if (node.kind === "ref") return hasDefaults(model, definitionOf(model, node.name).node);
  if (node.kind === "object" && node.properties.some((property) => property.defaultValue !== undefined)) return true;
  return childNodes(node).some((child) => hasDefaults(model, child));
}

/** Names that a node refers to directly, without following them. */
export function referredNames(node: Node): readonly string[] {
  if (node.kind === "ref") return [node.name];
  return childNodes(node).flatMap(referredNames);
}
