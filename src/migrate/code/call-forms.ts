import type { ts as TS } from "ts-morph";
import { renderError } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { type CallView, callIn } from "../rewrite-call.js";
import { bare, codeObjectView, keyOf, keysOf } from "./code-view.js";
import { ts } from "./compiler.js";
import { hasKey, isOpenType } from "./contract-of.js";
import type { Code } from "./open-code.js";
import { lineOf } from "./walk.js";
import { isTarget } from "./writes.js";

/** The call that an object literal describes. */
export function callOf(code: Code, literal: TS.ObjectLiteralExpression): CallView | undefined {
  // To look at everything in every object would take long.
  return keysOf(literal).includes("name") ? callIn(codeObjectView(code, literal)) : undefined;
}

/** Why the name of a call may be another one at run time: something after it can overwrite it. */
export function overrideOfName(code: Code, literal: TS.ObjectLiteralExpression): string | undefined {
  return overrideWithin(code, literal) ?? overrideLater(code, literal);
}

function overrideWithin(code: Code, { properties }: TS.ObjectLiteralExpression): string | undefined {
  const index = properties.findIndex(({ name }) => name !== undefined && keyOf(name)?.key === "name");
  for (const property of properties.slice(index + 1)) {
    const key = property.name === undefined ? undefined : keyOf(property.name)?.key;
    if (property.name !== undefined && key === undefined) return texts.migrate_computed_key();
    if (key === "name") return renderError("duplicate_key", {});
    if (!ts.isSpreadAssignment(property)) continue;
    const { expression } = property;
    const type = code.checker.getTypeAtLocation(expression);
    if (isOpenType(code, type) || hasKey(code, type, "name"))
      return texts.migrate_spread_unknown({ source: expression.getText() });
  }
  return undefined;
}

/** `call.name = …`, where the variable `call` holds the object. */
function overrideLater({ referencesTo }: Code, literal: TS.ObjectLiteralExpression): string | undefined {
  let outer: TS.Node = literal;
  while (ts.isExpression(outer.parent) && bare(outer.parent) === literal) outer = outer.parent;
  const { parent } = outer;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return undefined;
  const write = referencesTo(parent.name).find(({ parent: access }) => {
    return (
      (ts.isPropertyAccessExpression(access) && access.name.text === "name" && isTarget(access)) ||
      (ts.isElementAccessExpression(access) && isTarget(access))
    );
  });
  return write === undefined ? undefined : texts.migrate_other_use({ line: lineOf(write) });
}

/** The name of a called function or method. */
export function calledName({ expression }: TS.CallExpression): string | undefined {
  const callee = bare(expression);
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isElementAccessExpression(callee) && ts.isStringLiteralLike(callee.argumentExpression)
    ? callee.argumentExpression.text
    : undefined;
}

/** Whether a call takes a tool's name and its input, one after the other. */
export function isCallByName({ checker, isContract }: Code, call: TS.CallExpression): boolean {
  const name = calledName(call);
  if (name === "callTool" || name === "call_tool") return true;
  const declaration = name === "call" ? checker.getResolvedSignature(call)?.declaration : undefined;
  return declaration !== undefined && isContract(declaration.getSourceFile());
}
