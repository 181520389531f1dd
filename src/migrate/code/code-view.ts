import type { ts as TS } from "ts-morph";
import type { Entry, IdentifierCode, ObjectView, Stringified, ValueView } from "../object-view.js";
import { ts } from "./compiler.js";
import { isObjectType, isUntyped } from "./contract-of.js";
import type { Code } from "./open-code.js";

/** The expression within parentheses and assertions. */
export function bare(node: TS.Expression): TS.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

/** The string that is written in a place. */
export function stringIn(node: TS.Expression | undefined): string | undefined {
  const inner = node === undefined ? undefined : bare(node);
  return inner !== undefined && ts.isStringLiteralLike(inner) ? inner.text : undefined;
}

/** A key that is known before run time, and where it is written. */
export function keyOf(name: TS.PropertyName): { readonly key: string; readonly node: TS.Node } | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) return { key: name.text, node: name };
  if (!ts.isComputedPropertyName(name)) return undefined;
  return ts.isStringLiteralLike(name.expression) ? { key: name.expression.text, node: name.expression } : undefined;
}

/** The keys of an object literal that are known before run time. */
export function keysOf({ properties }: TS.ObjectLiteralExpression): readonly string[] {
  return properties.flatMap(({ name }) => (name === undefined ? [] : (keyOf(name)?.key ?? [])));
}

/** An object literal as the rules see it. */
export function codeObjectView(code: Code, literal: TS.ObjectLiteralExpression): ObjectView {
  const { properties } = literal;
  const entries = properties.flatMap((property) => entryOf(code, property) ?? []);
  return {
    ...rangeOf(literal),
    members: properties.map(rangeOf),
    entries,
    isOpen: entries.length < properties.length,
    isJson: false,
  };
}

export function rangeOf(node: TS.Node): { readonly start: number; readonly end: number } {
  return { start: node.getStart(), end: node.end };
}

function entryOf(code: Code, property: TS.ObjectLiteralElementLike): Entry | undefined {
  const known = property.name === undefined ? undefined : keyOf(property.name);
  if (known === undefined) return undefined;
  const { key, node } = known;
  const range = { ...rangeOf(property), key, keyStart: node.getStart(), keyEnd: node.end };
  if (ts.isShorthandPropertyAssignment(property))
    return { ...range, form: "shorthand", value: valueView(code, property.name) };
  if (ts.isPropertyAssignment(property))
    return { ...range, form: "plain", value: valueView(code, property.initializer) };
  return { ...range, form: "other", value: rangeOf(property) };
}

export function valueView(code: Code, expression: TS.Expression): ValueView {
  const inner = bare(expression);
  const range = rangeOf(expression);
  if (ts.isStringLiteralLike(inner)) return { ...range, literal: rangeOf(inner), known: { value: inner.text } };
  if (ts.isObjectLiteralExpression(inner)) return { ...range, object: codeObjectView(code, inner) };
  const constant = constantOf(inner);
  if (constant !== undefined) return { ...range, known: constant };
  const stringified = stringifiedIn(code, inner);
  if (stringified !== undefined) return { ...range, stringified };
  const joined = ts.isTemplateExpression(inner) ? joinedName(inner) : undefined;
  if (joined !== undefined) return { ...range, joined };
  const value = literalType(code, inner);
  return value === undefined ? { ...range, isText: isText(code, inner) } : { ...range, known: { value } };
}

function constantOf(node: TS.Expression): { readonly value: unknown } | undefined {
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return { value: true };
    case ts.SyntaxKind.FalseKeyword:
      return { value: false };
    case ts.SyntaxKind.NullKeyword:
      return { value: null };
    case ts.SyntaxKind.NumericLiteral:
      return { value: Number((node as TS.NumericLiteral).text) };
    case ts.SyntaxKind.ArrayLiteralExpression:
      return { value: [] };
    default:
      return undefined;
  }
}

/** The string that a constant stands for. */
function literalType({ checker }: Code, node: TS.Expression): string | undefined {
  // In `{ name }` the type at the name is that of the entry, which may be wider.
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : undefined;
  if (symbol !== undefined) return textOf(checker.getTypeOfSymbolAtLocation(symbol, node));
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
    ? textOf(checker.getTypeAtLocation(node))
    : undefined;
}

function isText({ checker }: Code, node: TS.Expression): boolean {
  return (checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
}

function textOf(type: TS.Type): string | undefined {
  return type.isStringLiteral() ? type.value : undefined;
}

function stringifiedIn(code: Code, node: TS.Expression): Stringified | undefined {
  if (!ts.isCallExpression(node) || !isMethod(code, node, "JSON", "stringify")) return undefined;
  const [value, replacer] = node.arguments;
  if (value === undefined || node.arguments.some(ts.isSpreadElement)) return undefined;
  const type = code.checker.getTypeAtLocation(value);
  const isNone = replacer === undefined || ["null", "undefined"].includes(replacer.getText());
  return {
    ...rangeOf(value),
    isObject: isUntyped(type) ? undefined : isObjectType(code, type),
    hasReplacer: !isNone,
    isLiteral: ts.isObjectLiteralExpression(bare(value)),
  };
}

/** Whether a call is that of a global's method, such as `Object.assign`. */
export function isMethod(code: Code, { expression }: TS.CallExpression, object: string, method: string): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return false;
  if (expression.expression.text !== object || expression.name.text !== method) return false;
  const { declarations = [] } = code.checker.getSymbolAtLocation(expression.expression) ?? {};
  return !declarations.some((declaration) => code.files.includes(declaration.getSourceFile()));
}

/** The parts of a template such as `${toolbox}__files__${tool}`; undefined where they are not three whole ones. */
function joinedName({ head, templateSpans }: TS.TemplateExpression): IdentifierCode | undefined {
  const pieces: { readonly code?: string; readonly text?: string }[][] = [[]];
  const add = (text: string) => {
    for (const [index, part] of text.split("__").entries()) {
      if (index > 0) pieces.push([]);
      if (part !== "") pieces.at(-1)?.push({ text: part });
    }
  };
  add(head.text);
  for (const { expression, literal } of templateSpans) {
    pieces.at(-1)?.push({ code: expression.getText() });
    add(literal.text);
  }
  const parts = pieces.map(([piece, another]) => {
    if (piece === undefined || another !== undefined) return undefined;
    return piece.code ?? JSON.stringify(piece.text);
  });
  const [toolbox, server, name, more] = parts;
  if (toolbox === undefined || server === undefined || name === undefined || more !== undefined) return undefined;
  return parts.length === 3 ? { toolbox, server, name } : undefined;
}
