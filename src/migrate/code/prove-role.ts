import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { readCallName } from "../read-call-name.js";
import { calledName, callOf, isCallByName, overrideOfName } from "./call-forms.js";
import { bare, isMethod, keyOf, valueView } from "./code-view.js";
import { ts } from "./compiler.js";
import { contractOf, isPartial, isPrimitive, isUntyped, type Role } from "./contract-of.js";
import { declaredType, type KeepsOld, typesAt } from "./old-types.js";
import type { Code } from "./open-code.js";
import { lineOf } from "./walk.js";

/** What a value is by the contract: proven, unless there is a reason to doubt it. */
export interface Proof {
  readonly role?: Role;
  readonly reason?: string;
  /** The object literals into which it is spread on its way. */
  readonly through: readonly TS.ObjectLiteralExpression[];
  /** It becomes a part of a larger object, by a spread or by `Object.assign`. */
  readonly isPart: boolean;
  /** A type that it has to fit is not ours and insists on the old key, whatever else is known of it. */
  readonly isOldType?: true;
}

/** The way of a value through the code: outwards, until something says what it is. */
interface Way {
  readonly code: Code;
  readonly keepsOld: KeepsOld | undefined;
  /** The keys from where the way has come to back to the value. */
  readonly path: readonly string[];
  /** Declarations on the way, so that no circle is walked twice. */
  readonly seen: ReadonlySet<TS.Node>;
}

const UNKNOWN: Proof = { through: [], isPart: false };
const proven = (role: Role): Proof => ({ ...UNKNOWN, role });

/** Follows an expression outwards: by its type, by the call that it is an argument of, by the constant that holds it. */
export function proveRole(code: Code, expression: TS.Expression, keepsOld?: KeepsOld): Proof {
  return outwards({ code, keepsOld, path: [], seen: new Set() }, expression);
}

function outwards(way: Way, expression: TS.Expression): Proof {
  // The type that is asked for here is that of the whole, of which this is a part.
  const whole = wholeOfSpread(expression);
  if (whole !== undefined) return spreadInto(way, whole);
  const typed =
    byType(way, way.code.checker.getContextualType(expression)) ?? byType(way, declaredType(way.code, expression));
  if (typed !== undefined) return typed;
  const { parent } = expression;
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isTypeAssertionExpression(parent))
    return byAssertion(way, parent) ?? outwards(way, parent);
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) return outwards(way, parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === expression)
    return asEntry(way, parent.parent, keyOf(parent.name)?.key);
  if (ts.isShorthandPropertyAssignment(parent)) return asEntry(way, parent.parent, parent.name.text);
  if (ts.isConditionalExpression(parent) && parent.condition !== expression) return outwards(way, parent);
  if (ts.isBinaryExpression(parent) && isChoice(parent, expression)) return outwards(way, parent);
  if (ts.isCallExpression(parent)) return asArgument(way, parent, expression);
  if (ts.isVariableDeclaration(parent) && parent.initializer === expression) return inVariable(way, parent);
  return UNKNOWN;
}

function byType({ code, keepsOld, path }: Way, type: TS.Type | undefined): Proof | undefined {
  if (type === undefined || isUntyped(type)) return undefined;
  const role = contractOf(code, type);
  if (role !== undefined) return { ...proven(role), isPart: isPartial(code, type, role) };
  if (keepsOld === undefined) return undefined;
  const [key] = typesAt(code, type, path).flatMap((inner) => keepsOld(inner) ?? []);
  return key === undefined ? undefined : { ...UNKNOWN, reason: texts.migrate_old_type({ key }), isOldType: true };
}

/** The way goes on from the object that has the value under this key. */
function above(way: Way, key: string): Way {
  return { ...way, path: [key, ...way.path] };
}

/** The way goes on from what is read by this key. */
function below(way: Way, key: string): Way {
  const [first, ...path] = way.path;
  return first === key ? { ...way, path } : { ...way, keepsOld: undefined, path: [] };
}

function byAssertion(
  way: Way,
  { type }: TS.AsExpression | TS.SatisfiesExpression | TS.TypeAssertion,
): Proof | undefined {
  return ts.isConstTypeReference(type) ? undefined : byType(way, way.code.checker.getTypeFromTypeNode(type));
}

function isChoice({ operatorToken, left, right }: TS.BinaryExpression, expression: TS.Expression): boolean {
  const { QuestionQuestionToken, BarBarToken, AmpersandAmpersandToken, CommaToken } = ts.SyntaxKind;
  if (operatorToken.kind === QuestionQuestionToken || operatorToken.kind === BarBarToken) return true;
  const isLast = operatorToken.kind === AmpersandAmpersandToken || operatorToken.kind === CommaToken;
  return isLast && right === expression && left !== expression;
}

/** The value of a key in an object that is itself known, or that describes a call. */
function asEntry(way: Way, object: TS.ObjectLiteralExpression, key: string | undefined): Proof {
  const { code } = way;
  if (key === "tool") {
    const proof = outwards(above(way, key), object);
    if (proof.isOldType === true) return proof;
    return proof.role === "use_tool" ? { ...proof, role: "identifier", through: [], isPart: false } : UNKNOWN;
  }
  const call = key === "arguments" || key === "input" ? callOf(code, object) : undefined;
  const isInput = call?.called.kind === "meta" && call.input?.key === key;
  // What a call is, its name says; but it may have to fit a type as well, and so may a request with the call in it.
  const isBound = key !== undefined && way.keepsOld !== undefined && (isInput || way.path.length > 0);
  const bound = isBound ? outwards(above(way, key), object) : UNKNOWN;
  if (bound.isOldType === true) return bound;
  if (call?.called.kind !== "meta" || !isInput) return UNKNOWN;
  const { tool, isCertain } = call.called;
  if (isDataOn(way, object)) return { ...proven(tool), reason: texts.migrate_in_arguments() };
  const override = overrideOfName(code, object);
  if (override !== undefined) return { ...proven(tool), reason: override };
  if (isCertain) return proven(tool);
  const name = String(call.name.value.known?.value);
  return { ...proven(tool), reason: texts.migrate_name_of_client({ name }) };
}

function wholeOfSpread({ parent }: TS.Node): TS.ObjectLiteralExpression | undefined {
  if (ts.isSpreadAssignment(parent)) return parent.parent;
  return ts.isParenthesizedExpression(parent) ? wholeOfSpread(parent) : undefined;
}

function spreadInto(way: Way, object: TS.ObjectLiteralExpression): Proof {
  const proof = outwards(way, object);
  return { ...proof, through: [...proof.through, object], isPart: true };
}

/** Whether something stands within the arguments for a tool, where everything belongs to that tool. */
export function isToolData(code: Code, node: TS.Node): boolean {
  return isDataOn({ code, keepsOld: undefined, path: [], seen: new Set() }, node);
}

function isDataOn(way: Way, node: TS.Node): boolean {
  if (isHeldAsData(way, node)) return true;
  for (let { parent } = node; parent !== undefined && !ts.isSourceFile(parent); { parent } = parent) {
    if (!ts.isPropertyAssignment(parent) || way.seen.has(parent)) continue;
    const key = keyOf(parent.name)?.key;
    if (key !== "arguments" && key !== "input") continue;
    const call = callOf(way.code, parent.parent);
    if (call?.called.kind === "direct" && call.input?.key === key) return true;
    const inner = { ...way, keepsOld: undefined, seen: new Set([...way.seen, parent]) };
    if (key === "arguments" && call === undefined && outwards(inner, parent.parent).role === "use_tool") return true;
  }
  return false;
}

/** Whether a value is a part of what a variable holds, and that is used within the arguments for a tool. */
function isHeldAsData(way: Way, node: TS.Node): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.initializer === node && ts.isIdentifier(parent.name)) {
    if (way.seen.has(parent)) return false;
    const inner = { ...way, seen: new Set([...way.seen, parent]) };
    return way.code.referencesTo(parent.name).some((reference) => isDataOn(inner, reference));
  }
  const isPart =
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isSpreadElement(parent) ||
    (ts.isExpression(parent) && bare(parent) !== parent);
  return isPart && isHeldAsData(way, parent);
}

function asArgument(way: Way, call: TS.CallExpression, argument: TS.Expression): Proof {
  const index = call.arguments.indexOf(argument);
  if (index === -1 || call.arguments.slice(0, index).some(ts.isSpreadElement)) return UNKNOWN;
  const isFirst = index === 0;
  if (isMethod(way.code, call, "Object", "assign")) return assigned(way, call);
  if (isFirst && isMethod(way.code, call, "Object", "freeze")) return outwards(way, call);
  if (isFirst && isMethod(way.code, call, "JSON", "stringify")) return outwards({ ...way, keepsOld: undefined }, call);
  const name = calledName(call);
  if (name === "use_tool" && isFirst) return ownFunction(way, call, index) ?? proven("use_tool");
  if (index === 1 && isCallByName(way.code, call)) {
    const [first] = call.arguments;
    const called = first === undefined ? undefined : valueView(way.code, first).known?.value;
    const read = typeof called === "string" ? readCallName(called) : undefined;
    return read?.kind === "meta" && read.isCertain ? proven(read.tool) : UNKNOWN;
  }
  return ownFunction(way, call, index) ?? UNKNOWN;
}

/** A part of a new object. Were it a known one that gets the keys, everybody who has that one would see them. */
function assigned(way: Way, call: TS.CallExpression): Proof {
  const [target] = call.arguments;
  const isNew = target !== undefined && ts.isObjectLiteralExpression(bare(target));
  const proof = { ...outwards(way, call), isPart: true };
  return isNew || proof.role === undefined ? proof : { ...proof, reason: texts.migrate_not_shown() };
}

/** A function that the person wrote: what it does with its parameter says what the argument is. */
function ownFunction(way: Way, call: TS.CallExpression, index: number): Proof | undefined {
  const { code } = way;
  const declaration = implementationOf(code, call);
  if (declaration === undefined || !code.files.includes(declaration.getSourceFile())) return undefined;
  if (!("body" in declaration) || declaration.body === undefined) return undefined;
  const isFixed =
    ts.isFunctionDeclaration(declaration) || isConstant(declaration.parent) || calledName(call) === "use_tool";
  const parameter = declaration.parameters[index];
  if (!isFixed || parameter === undefined || parameter.dotDotDotToken !== undefined) return UNKNOWN;
  if (usesArguments(declaration.body)) return UNKNOWN;
  if (ts.isIdentifier(parameter.name)) return usesOf(way, parameter.name, parameter);
  return ts.isObjectBindingPattern(parameter.name) ? takenByFunction(way, parameter.name) : UNKNOWN;
}

/** The function that a call runs; of an overloaded one not the signature, which says nothing. */
function implementationOf({ checker }: Code, call: TS.CallExpression): TS.SignatureDeclaration | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (declaration === undefined || !ts.isFunctionLike(declaration)) return undefined;
  const name = declaration.name === undefined ? undefined : checker.getSymbolAtLocation(declaration.name);
  const all = name?.declarations?.filter(ts.isFunctionLike) ?? [];
  return all.find((other) => "body" in other && other.body !== undefined) ?? declaration;
}

/** Whether a function takes its parameters by `arguments`, too. */
function usesArguments(node: TS.Node): boolean {
  if (ts.isIdentifier(node)) return node.text === "arguments" && !isKey(node);
  return ts.forEachChild(node, usesArguments) ?? false;
}

function isKey(node: TS.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return "name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
}

/** `({ tool, arguments: args }) => …` takes an input if it uses `tool` as an identifier. */
function takenByFunction(way: Way, { elements }: TS.ObjectBindingPattern): Proof {
  for (const element of elements) {
    const { name, propertyName, dotDotDotToken } = element;
    if (dotDotDotToken !== undefined || !ts.isIdentifier(name)) return UNKNOWN;
    const key = propertyName === undefined ? name.text : keyOf(propertyName)?.key;
    if (key === "arguments") continue;
    const use = key === "tool" ? usesOf(below(way, key), name, element) : UNKNOWN;
    if (use.role !== "identifier" || use.reason !== undefined) return UNKNOWN;
  }
  return elements.length === 0 ? UNKNOWN : proven("use_tool");
}

/** Whether something is declared by `const`. */
export function isConstant(node: TS.Node): node is TS.VariableDeclaration {
  return (
    ts.isVariableDeclaration(node) &&
    ts.isVariableDeclarationList(node.parent) &&
    (node.parent.flags & ts.NodeFlags.Const) !== 0
  );
}

function inVariable(way: Way, declaration: TS.VariableDeclaration): Proof {
  if (!ts.isIdentifier(declaration.name)) return UNKNOWN;
  const uses = usesOf(way, declaration.name, declaration);
  if (uses.isOldType === true) return uses;
  if (uses.role === undefined) return UNKNOWN;
  if (!isConstant(declaration)) return { ...uses, reason: texts.migrate_not_constant() };
  // A type of its own that is not ours; only with `any` and its kin the value goes through unchanged.
  const { type } = declaration;
  const isTyped = type !== undefined && !isUntyped(way.code.checker.getTypeFromTypeNode(type));
  return isTyped ? { ...uses, reason: texts.migrate_not_shown() } : uses;
}

type Declared = TS.VariableDeclaration | TS.ParameterDeclaration | TS.BindingElement;

/** Everything that is done with a variable or parameter must agree on what it is. */
function usesOf(way: Way, name: TS.Identifier, declaration: Declared): Proof {
  if (way.seen.has(declaration)) return UNKNOWN;
  const inner = { ...way, seen: new Set([...way.seen, declaration]) };
  const references = way.code
    .referencesTo(name)
    .filter((node) => !ts.isBindingElement(declaration) || isSame(way, node, name));
  const uses = references.flatMap((reference) => {
    const use = useOf(inner, reference);
    return use === "harmless" ? [] : [{ reference, ...use }];
  });
  const bound = uses.find((use) => use.isOldType === true);
  if (bound !== undefined) return bound;
  const role = uses.find((use) => use.role !== undefined)?.role;
  const known = {
    ...(role === undefined ? UNKNOWN : proven(role)),
    through: uses.flatMap((use) => use.through),
    isPart: uses.some((use) => use.isPart),
  };
  const isExported = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
  if (isExported && !way.code.isWithinProject(declaration.getSourceFile()))
    return { ...known, reason: texts.migrate_exported() };
  const other = uses.find((use) => use.role !== role);
  const doubt = uses.find((use) => use.reason !== undefined)?.reason;
  const reason =
    doubt ?? (other === undefined ? undefined : texts.migrate_other_use({ line: lineOf(other.reference) }));
  return reason === undefined ? known : { ...known, reason };
}

/** The name in a pattern is also that of a key; only the variable counts. */
function isSame({ code: { checker } }: Way, reference: TS.Identifier, name: TS.Identifier): boolean {
  const { parent } = reference;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(reference);
  return symbol === checker.getSymbolAtLocation(name);
}

function useOf(way: Way, reference: TS.Expression): Proof | "harmless" {
  const { parent } = reference;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent)) return "harmless";
  if (ts.isExportSpecifier(parent))
    return way.code.isWithinProject(parent.getSourceFile())
      ? "harmless"
      : { ...UNKNOWN, reason: texts.migrate_exported() };
  if (ts.isPropertyAccessExpression(parent))
    return parent.name === reference ? useOf(way, parent) : readingOf(way, parent, parent.name.text);
  if (ts.isElementAccessExpression(parent) && parent.expression === reference) {
    const { argumentExpression: key } = parent;
    return ts.isStringLiteralLike(key) ? readingOf(way, parent, key.text) : UNKNOWN;
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) return takenApart(way, parent.name);
  return ts.isExpression(reference) ? outwards(way, reference) : UNKNOWN;
}

/** What is read from the value and cannot itself hold an old shape does not matter here; old keys are renamed later. */
function readingOf(
  way: Way,
  access: TS.PropertyAccessExpression | TS.ElementAccessExpression,
  key: string,
): Proof | "harmless" {
  const { checker } = way.code;
  if (key === "arguments" || key === "toolbox" || key === "server") return "harmless";
  if (isUntyped(checker.getTypeAtLocation(access.expression))) return UNKNOWN;
  if (isPrimitive(checker.getTypeAtLocation(access))) return "harmless";
  const use = useOf(below(way, key), access);
  const isIdentifier = use === "harmless" || (use.role === "identifier" && use.reason === undefined);
  return key === "tool" && isIdentifier ? "harmless" : UNKNOWN;
}

function takenApart({ code: { checker } }: Way, pattern: TS.ObjectBindingPattern): Proof | "harmless" {
  if (isUntyped(checker.getTypeAtLocation(pattern))) return UNKNOWN;
  const isHarmless = pattern.elements.every(({ dotDotDotToken, name, propertyName }) => {
    if (dotDotDotToken !== undefined || !ts.isIdentifier(name)) return false;
    const key = propertyName === undefined ? name.text : keyOf(propertyName)?.key;
    return key === "arguments" || (key !== undefined && isPrimitive(checker.getTypeAtLocation(name)));
  });
  return isHarmless ? "harmless" : UNKNOWN;
}
