import type { ts as TS } from "ts-morph";
import { ts } from "./compiler.js";
import { naming } from "./odd-code.js";
import type { Code } from "./open-code.js";

/** Visits everything in a file, outer nodes first. */
export function walkFile({ nameOf }: Code, file: TS.SourceFile, visit: (node: TS.Node) => void): void {
  naming(nameOf(file), () => walk(file, visit));
}

function walk(node: TS.Node, visit: (node: TS.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Whether an object literal is in truth a pattern, as in `({ tool } = identifier)`. */
export function isPattern(literal: TS.Node): boolean {
  const { parent } = literal;
  if (ts.isParenthesizedExpression(parent)) return isPattern(parent);
  if (ts.isBinaryExpression(parent))
    return parent.left === literal && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) return parent.initializer === literal;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === literal && isPattern(parent.parent);
  if (ts.isSpreadAssignment(parent) || ts.isSpreadElement(parent)) return isPattern(parent.parent);
  return ts.isArrayLiteralExpression(parent) && isPattern(parent);
}

export function lineOf(node: TS.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
