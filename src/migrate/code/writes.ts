import type { ts as TS } from "ts-morph";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";
import { isPattern } from "./walk.js";

/** Whether a variable or property is assigned to more often than it may be, wherever that is. */
export function isWritten({ referencesTo }: Code, name: TS.MemberName, allowed = 0): boolean {
  const all = ts.isIdentifier(name) ? [name, ...referencesTo(name)] : [name];
  return all.filter(isTarget).length > allowed;
}

/** Whether something is assigned to a name, or to the property that it names. */
export function isTarget(name: TS.Node): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return isTarget(parent);
  if (ts.isBinaryExpression(parent)) return parent.left === name && isAssignment(parent.operatorToken.kind);
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) return parent.initializer === name;
  if (ts.isShorthandPropertyAssignment(parent)) return isPattern(parent.parent);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name && isPattern(parent.parent);
  return ts.isArrayLiteralExpression(parent) && isPattern(parent);
}

function isAssignment(kind: TS.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
