import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { readCallName } from "../read-call-name.js";
import { rewriteCall } from "../rewrite-call.js";
import { writeString } from "../write-code.js";
import { calledName, callOf, isCallByName, overrideOfName } from "./call-forms.js";
import { type Candidate, candidateOf, doubted, impossible } from "./candidate.js";
import { bare, codeObjectView, keyOf, rangeOf } from "./code-view.js";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";
import { isConstant, isToolData } from "./prove-role.js";
import { isPattern, walkFile } from "./walk.js";

/** Who makes a call: the symbol of the client, or its spelling in a file where it is not declared. */
type Client = TS.Symbol | string;

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

function stringIn(node: TS.Expression | undefined): string | undefined {
  const inner = node === undefined ? undefined : bare(node);
  return inner !== undefined && ts.isStringLiteralLike(inner) ? inner.text : undefined;
}

function clientOf({ checker }: Code, { expression }: TS.CallExpression): Client | undefined {
  const callee = bare(expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const client = bare(callee.expression);
  const name = ts.isPropertyAccessExpression(client) ? client.name : client;
  const symbol = checker.getSymbolAtLocation(name);
  // A variable that can change may hold another client the next time.
  const declaration = symbol?.valueDeclaration;
  if (declaration !== undefined && ts.isVariableDeclaration(declaration) && !isConstant(declaration)) return undefined;
  return symbol ?? `${client.getSourceFile().fileName} ${client.getText()}`;
}

/** The client of `client.callTool(…)`, or of `client.request({ method: "tools/call", params: … })`. */
function clientOfRequest(code: Code, literal: TS.ObjectLiteralExpression): Client | undefined {
  const { parent } = literal;
  if (ts.isCallExpression(parent))
    return parent.arguments[0] === literal && calledName(parent) === "callTool" ? clientOf(code, parent) : undefined;
  if (!isParams(parent)) return undefined;
  const call = parent.parent.parent;
  const isRequest = ts.isCallExpression(call) && call.arguments[0] === parent.parent && calledName(call) === "request";
  return isRequest ? clientOf(code, call) : undefined;
}

/** Whether a property is the `params` of a request to call a tool. */
function isParams(node: TS.Node): node is TS.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || keyOf(node.name)?.key !== "params") return false;
  return node.parent.properties.some((property) => {
    const isMethod = ts.isPropertyAssignment(property) && keyOf(property.name)?.key === "method";
    return isMethod && stringIn(property.initializer) === "tools/call";
  });
}

/** An object that describes a call by an old name. */
export function findCallLiteral(
  code: Code,
  literal: TS.ObjectLiteralExpression,
  clients: ReadonlySet<Client>,
): Candidate | undefined {
  const call = callOf(code, literal);
  if (call === undefined) return undefined;
  const view = codeObjectView(code, literal);
  const client = clientOfRequest(code, literal);
  const isCall = call.input !== undefined || client !== undefined || isParams(literal.parent);
  const rewrite = isCall ? rewriteCall(literal.getSourceFile().text, view, call) : undefined;
  if (rewrite === undefined) return undefined;
  const found = candidateOf(code, nameNode(literal), rewrite);
  if (isToolData(code, literal)) return impossible(found, texts.migrate_in_arguments());
  const isKnown = call.called.kind === "meta" || (client !== undefined && clients.has(client));
  return doubted(found, isKnown ? overrideOfName(code, literal) : texts.migrate_client_unknown());
}

function nameNode(literal: TS.ObjectLiteralExpression): TS.Node {
  return literal.properties.find(({ name }) => name !== undefined && keyOf(name)?.key === "name") ?? literal;
}

/** A call such as `client.callTool("workbench_use_tool", input)`. */
export function findCallByName(code: Code, call: TS.CallExpression): Candidate | undefined {
  const [first] = call.arguments;
  const name = stringIn(first);
  const called = name === undefined || !isCallByName(code, call) ? undefined : readCallName(name);
  if (first === undefined || called === undefined) return undefined;
  const { start, end } = rangeOf(first);
  if (called.kind === "direct")
    return candidateOf(code, first, {
      shapes: ["direct_tool_call"],
      at: start,
      edits: [],
      reason: texts.migrate_not_in_place(),
    });
  if (!called.isOld) return undefined;
  const text = writeString(called.tool, first.getText().startsWith("'") ? "'" : '"');
  return candidateOf(code, first, { shapes: ["prefixed_meta_tool"], at: start, edits: [{ start, end, text }] });
}

/** The literal of a name that stands in a call already dealt with. */
export function isNameOfCall(candidate: Candidate, node: TS.Node): boolean {
  return candidate.offset === node.getStart() && candidate.node.getSourceFile() === node.getSourceFile();
}
