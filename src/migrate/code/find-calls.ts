import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { readCallName } from "../read-call-name.js";
import { rewriteCall } from "../rewrite-call.js";
import { writeString } from "../write-code.js";
import { callOf, isCallByName, overrideOfName } from "./call-forms.js";
import { type Candidate, candidateOf, doubted, impossible } from "./candidate.js";
import { type Client, clientOfRequest, isParams } from "./clients.js";
import { codeObjectView, keyOf, rangeOf, stringIn } from "./code-view.js";
import type { Code } from "./open-code.js";
import { isToolData } from "./prove-role.js";

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
