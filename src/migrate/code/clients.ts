import type { ts as TS } from "ts-morph";
import { readCallName } from "../read-call-name.js";
import { calledName, callOf, isCallByName } from "./call-forms.js";
import { bare, keyOf, stringIn } from "./code-view.js";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";
import { isConstant } from "./prove-role.js";
import { isPattern, walkFile } from "./walk.js";
import { isWritten } from "./writes.js";

/** Who makes a call: the variable, or `this` of a class, and the names on the way from there to the client. */
export type Client = string;

/** The clients that are seen calling a meta-tool, so that they must be connected to the workbench. */
export function findWorkbenchClients(code: Code): ReadonlySet<Client> {
  const clients = new Set<Client>();
  const add = (client: Client | undefined) => client !== undefined && clients.add(client);
  for (const file of code.files) {
    if (!file.text.includes("_tool")) continue;
    walkFile(code, file, (node) => {
      if (ts.isCallExpression(node) && isCallByName(code, node) && isMetaTool(stringIn(node.arguments[0])))
        add(clientOf(code, node));
      if (!ts.isObjectLiteralExpression(node) || isPattern(node)) return;
      const called = callOf(code, node)?.called;
      if (called?.kind === "meta" && called.isCertain) add(clientOfRequest(code, node));
    });
  }
  return clients;
}

function isMetaTool(name: string | undefined): boolean {
  const called = name === undefined ? undefined : readCallName(name);
  return called?.kind === "meta" && called.isCertain;
}

/** The client of `client.callTool(…)`, or of `client.request({ method: "tools/call", params: … })`. */
export function clientOfRequest(code: Code, literal: TS.ObjectLiteralExpression): Client | undefined {
  const { parent } = literal;
  if (ts.isCallExpression(parent))
    return parent.arguments[0] === literal && calledName(parent) === "callTool" ? clientOf(code, parent) : undefined;
  if (!isParams(parent)) return undefined;
  const call = parent.parent.parent;
  const isRequest = ts.isCallExpression(call) && call.arguments[0] === parent.parent && calledName(call) === "request";
  return isRequest ? clientOf(code, call) : undefined;
}

/** Whether a property is the `params` of a request to call a tool. */
export function isParams(node: TS.Node): node is TS.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || keyOf(node.name)?.key !== "params") return false;
  return node.parent.properties.some((property) => {
    const isMethod = ts.isPropertyAssignment(property) && keyOf(property.name)?.key === "method";
    return isMethod && stringIn(property.initializer) === "tools/call";
  });
}

function clientOf(code: Code, { expression }: TS.CallExpression): Client | undefined {
  const callee = bare(expression);
  return ts.isPropertyAccessExpression(callee) ? pathTo(code, bare(callee.expression)) : undefined;
}

/** Undefined for whatever may be another client the next time, as the result of a call. */
function pathTo(code: Code, node: TS.Expression): Client | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const object = pathTo(code, bare(node.expression));
    // What is written once gets its value there.
    return object === undefined || isWritten(code, node.name, 1) ? undefined : `${object}.${node.name.text}`;
  }
  if (!ts.isIdentifier(node) && node.kind !== ts.SyntaxKind.ThisKeyword) return undefined;
  const symbol = symbolOf(code, node);
  if (symbol === undefined) return `${node.getSourceFile().fileName} ${node.getText()}`;
  if (ts.isIdentifier(node) && canChange(code, node, symbol)) return undefined;
  return `${numberOf(symbol)}`;
}

function symbolOf({ checker }: Code, node: TS.Node): TS.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0) return symbol;
  const original = checker.getAliasedSymbol(symbol);
  return original.valueDeclaration === undefined ? symbol : original;
}

function canChange(code: Code, name: TS.Identifier, { valueDeclaration: declaration }: TS.Symbol): boolean {
  if (declaration === undefined) return false;
  const root = ts.isBindingElement(declaration) ? ts.walkUpBindingElementsAndPatterns(declaration) : declaration;
  if (ts.isVariableDeclaration(root)) return !isConstant(root);
  return ts.isParameter(root) && isWritten(code, name);
}

const numbers = new WeakMap<TS.Symbol, number>();
let lastNumber = 0;

function numberOf(symbol: TS.Symbol): number {
  const number = numbers.get(symbol) ?? ++lastNumber;
  numbers.set(symbol, number);
  return number;
}
