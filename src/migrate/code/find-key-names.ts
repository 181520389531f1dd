import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import type { Finding } from "../finding.js";
import { ts } from "./compiler.js";
import { contractOf, type Role } from "./contract-of.js";
import { NEW_KEYS, SHAPES } from "./find-uses.js";
import type { Code } from "./open-code.js";

/**
 * A string that names an old key of a type or a value of ours: `Pick<ToolIdentifier, "tool">`, `"tool" in identifier`.
 * They are only listed: what a type leaves out or a condition asks for on purpose cannot be seen from here.
 */
export function findKeyName(code: Code, node: TS.Node): Finding | undefined {
  const key = namedKey(code, node);
  if (key === undefined || !Object.values(NEW_KEYS).some((keys) => Object.hasOwn(keys, key))) return undefined;
  const role = rolesBeside(code, node).find((known) => Object.hasOwn(NEW_KEYS[known], key));
  if (role === undefined) return undefined;
  return {
    file: code.nameOf(node.getSourceFile()),
    offset: node.getStart(),
    shapes: [SHAPES[role]],
    edits: [],
    reason: texts.migrate_key_named({ key }),
  };
}

/** The key itself, or in `identifier[KEY]` and `{ [KEY]: … }` the constant that stands for it. */
function namedKey({ checker }: Code, node: TS.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isIdentifier(node) || !isIndex(node)) return undefined;
  const type = checker.getTypeAtLocation(node);
  return type.isStringLiteral() ? type.value : undefined;
}

function isIndex(node: TS.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isComputedPropertyName(parent) || (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
  );
}

/** What the types and values are by the contract whose key a string may be, for all that stands around it. */
function rolesBeside(code: Code, node: TS.Node): readonly Role[] {
  const { checker } = code;
  if (ts.isLiteralTypeNode(node.parent)) return inTypes(code, node.parent);
  if (!ts.isExpression(node)) return [];
  if (ts.isComputedPropertyName(node.parent) && ts.isIdentifier(node)) return ofWhole(code, node.parent.parent.parent);
  const values = valuesBeside(node).flatMap((value) => contractOf(code, checker.getTypeAtLocation(value)) ?? []);
  const keys = [
    checker.getContextualType(node),
    ...comparedWith(node).map((other) => checker.getTypeAtLocation(other)),
  ];
  return keys.some(isKeyOfIdentifier) ? [...values, "identifier"] : values;
}

/** The role of the object or the pattern with a computed key. */
function ofWhole(code: Code, whole: TS.Node): readonly Role[] {
  const { checker } = code;
  const type = ts.isObjectLiteralExpression(whole)
    ? checker.getContextualType(whole)
    : checker.getTypeAtLocation(whole);
  return [contractOf(code, type) ?? []].flat();
}

function valuesBeside(node: TS.Expression): readonly TS.Expression[] {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && ts.isIdentifier(node)) return [parent.expression];
  if (ts.isArrayLiteralExpression(parent)) return valuesBeside(parent);
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind === ts.SyntaxKind.InKeyword && parent.left === node ? [parent.right] : [];
  if (!ts.isCallExpression(parent)) return [];
  // Whoever takes an object and a key takes them in this order.
  const before = parent.arguments.slice(0, Math.max(0, parent.arguments.indexOf(node)));
  const { expression: callee } = parent;
  return ts.isPropertyAccessExpression(callee) ? [callee.expression, ...before] : before;
}

/** `key === "tool"`, or the same by `switch`. */
function comparedWith({ parent }: TS.Expression): readonly TS.Expression[] {
  if (ts.isCaseClause(parent)) return [parent.parent.parent.expression];
  return ts.isBinaryExpression(parent) ? [parent.left, parent.right] : [];
}

function inTypes(code: Code, literal: TS.TypeNode): readonly Role[] {
  const { checker } = code;
  const { parent } = literal;
  if (ts.isUnionTypeNode(parent) || ts.isParenthesizedTypeNode(parent)) return inTypes(code, parent);
  const beside = typesBeside(literal).map((node) => checker.getTypeFromTypeNode(node));
  const roles = beside.flatMap((type) => contractOf(code, type) ?? []);
  return beside.some(isKeyOfIdentifier) ? [...roles, "identifier"] : roles;
}

function typesBeside(node: TS.TypeNode): readonly TS.TypeNode[] {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent)) return parent.typeArguments ?? [];
  // With a single key it is renamed.
  return ts.isIndexedAccessTypeNode(parent) && !ts.isLiteralTypeNode(node) ? [parent.objectType] : [];
}

/** Whether a type is `keyof ToolIdentifier`, or has at least the same members. */
function isKeyOfIdentifier(type: TS.Type | undefined): boolean {
  if (type?.isUnion() !== true) return false;
  const keys = type.types.map((member) => (member.isStringLiteral() ? member.value : undefined));
  return ["toolbox", "server", "name"].every((key) => keys.includes(key)) && !keys.includes("tool");
}
