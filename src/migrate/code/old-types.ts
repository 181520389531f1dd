import type { ts as TS } from "ts-morph";
import { entryOf, type ObjectView } from "../object-view.js";
import { ts } from "./compiler.js";
import { isOfPattern, isPrimitive, isUntyped } from "./contract-of.js";
import type { Code } from "./open-code.js";

/** Names a key by which a type would no longer fit once a value is rewritten. */
export type KeepsOld = (type: TS.Type) => string | undefined;

/** A type that an object has to fit and that is not ours may insist on the old keys. */
export function keepsOld(code: Code, literal: TS.ObjectLiteralExpression, view: ObjectView): KeepsOld {
  const has = (key: string) => entryOf(view, key) !== undefined;
  const isText = (key: string) => has(key) && entryOf(view, key)?.value.object === undefined;
  const isIdentifier = has("toolbox") || has("server");
  return (type) => {
    const { checker } = code;
    const declared = (key: string) => propertiesOf(code, type, key).filter((property) => isOfType(property, literal));
    const asText = ["tool", "arguments"].filter(isText).find((key) => {
      return declared(key).some((property) => isTextual(checker.getTypeOfSymbol(property)));
    });
    const names = [...(isIdentifier ? ["tool"] : []), "tool_name", "toolbox_name"].filter(isText);
    return asText ?? names.find((key) => declared(key).length > 0);
  };
}

/** A generic function has for a type what it is given: that insists on nothing. */
function isOfType({ declarations = [] }: TS.Symbol, literal: TS.Node): boolean {
  return declarations.length === 0 || declarations.some(({ parent }) => parent !== literal);
}

/** Whether a type is that of a text, also of one that is marked, as in `string & { … }`. */
function isTextual(type: TS.Type): boolean {
  if (isUntyped(type)) return false;
  return type.isIntersection() ? type.types.some(isTextual) : isPrimitive(type);
}

/** The types of what a value of this type has at the end of a path. */
export function typesAt(code: Code, type: TS.Type, [key, ...rest]: readonly string[]): readonly TS.Type[] {
  if (key === undefined) return [type];
  const inner = propertiesOf(code, type, key).map((property) => code.checker.getTypeOfSymbol(property));
  return inner.flatMap((next) => typesAt(code, next, rest));
}

function propertiesOf({ checker }: Code, type: TS.Type, key: string): readonly TS.Symbol[] {
  const limit = checker.getBaseConstraintOfType(type) ?? type;
  const members = limit.isUnion() ? limit.types : [limit];
  return members.flatMap((member) => (isOfPattern(member) ? [] : (checker.getPropertyOfType(member, key) ?? [])));
}

/**
 * The type of a parameter as it is written, for an argument. In the place of a type parameter the compiler sees the
 * argument's own type; only the declaration says what that is limited to.
 */
export function declaredType({ checker }: Code, argument: TS.Expression): TS.Type | undefined {
  const { parent: call } = argument;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const index = call.arguments?.indexOf(argument) ?? -1;
  const declaration = index === -1 ? undefined : checker.getResolvedSignature(call)?.declaration;
  if (declaration === undefined || !ts.isFunctionLike(declaration)) return undefined;
  const parameters = checker.getSignatureFromDeclaration(declaration)?.parameters ?? [];
  const parameter = parameters[Math.min(index, parameters.length - 1)];
  if (parameter === undefined) return undefined;
  const type = checker.getTypeOfSymbol(parameter);
  const isRest = parameter.declarations?.some((node) => ts.isParameter(node) && node.dotDotDotToken !== undefined);
  if (isRest !== true) return index < parameters.length ? type : undefined;
  const list = checker.getBaseConstraintOfType(type) ?? type;
  return checker.getIndexTypeOfType(list, ts.IndexKind.Number);
}
