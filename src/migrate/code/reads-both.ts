import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { keyOf, keysOf } from "./code-view.js";
import { ts } from "./compiler.js";

/**
 * Why an old key that is read may be meant: the new one is read from the same value in the same breath, or somebody asks
 * whether the old one is there, as code does that takes both shapes.
 */
export function readsBoth(node: TS.Node, oldKey: string, newKey: string): string | undefined {
  if (keysBeside(node).includes(newKey)) return texts.migrate_both_keys({ old_key: oldKey, new_key: newKey });
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
  const object = node.expression.getText();
  const isOther = (other: TS.Node) =>
    accessedKey(other, object) === newKey || (asksFor(other, oldKey) && other.getText().includes(object));
  return contains(surroundings(node), isOther) ? texts.migrate_both_read({ new_key: newKey }) : undefined;
}

/** The keys of the pattern that a key stands in. */
function keysBeside({ parent }: TS.Node): readonly (string | undefined)[] {
  if (ts.isObjectBindingPattern(parent)) return parent.elements.map(keyIn);
  if (ts.isJsxAttributes(parent)) return parent.properties.map(({ name }) => name?.getText());
  return ts.isObjectLiteralExpression(parent) ? keysOf(parent) : [];
}

function keyIn({ propertyName, name }: TS.BindingElement): string | undefined {
  if (propertyName !== undefined) return keyOf(propertyName)?.key;
  return ts.isIdentifier(name) ? name.text : undefined;
}

function accessedKey(node: TS.Node, object: string): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.expression.getText() === object ? node.name.text : undefined;
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteralLike(node.argumentExpression)) return undefined;
  return node.expression.getText() === object ? node.argumentExpression.text : undefined;
}

/** `"tool" in identifier`, `Object.hasOwn(identifier, "tool")` and the like. */
function asksFor(node: TS.Node, key: string): boolean {
  const isKey = (inner: TS.Node) => ts.isStringLiteralLike(inner) && inner.text === key;
  if (ts.isCallExpression(node)) return node.arguments.some(isKey);
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isKey(node.left);
}

/** The statement around a place, with the conditions that it stands under. */
function surroundings(node: TS.Node): TS.Node {
  let around = node;
  while (!ts.isStatement(around) && !ts.isSourceFile(around.parent)) around = around.parent;
  for (let { parent } = around; ts.isIfStatement(parent) || isBranch(parent); { parent } = parent) around = parent;
  return around;
}

function isBranch(node: TS.Node): boolean {
  return ts.isBlock(node) && ts.isIfStatement(node.parent);
}

function contains(node: TS.Node, isFound: (inner: TS.Node) => boolean): boolean {
  return isFound(node) || (ts.forEachChild(node, (child) => contains(child, isFound)) ?? false);
}
