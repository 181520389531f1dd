import type { ts as TS } from "ts-morph";
import type { Finding } from "../finding.js";
import { type Candidate, settle } from "./candidate.js";
import { findWorkbenchClients } from "./clients.js";
import { ts } from "./compiler.js";
import { findCallByName, findCallLiteral, isNameOfCall } from "./find-calls.js";
import { findKeyName } from "./find-key-names.js";
import { findInLiteral } from "./find-literals.js";
import { findInString } from "./find-strings.js";
import { findInType } from "./find-types.js";
import { findTypedUse, findUntypedPattern } from "./find-uses.js";
import { findKeySites } from "./key-sites.js";
import { naming } from "./odd-code.js";
import type { Code } from "./open-code.js";
import { isPattern, walkFile } from "./walk.js";

/** Every old shape in the given files. */
export function findInCode(code: Code): readonly Finding[] {
  const sites = findKeySites(code);
  const clients = findWorkbenchClients(code);
  const candidates: Candidate[] = [];
  const add = (candidate: Candidate | undefined) => candidate !== undefined && candidates.push(candidate);
  const within = <Found>(node: TS.Node, find: () => Found) => naming(code.nameOf(node.getSourceFile()), find);
  const strings: TS.Node[] = [];
  const names: Finding[] = [];
  for (const file of code.given) {
    walkFile(code, file, (node) => {
      const name = findKeyName(code, node);
      if (name !== undefined) names.push(name);
      if (ts.isObjectLiteralExpression(node) && !isPattern(node)) {
        add(findCallLiteral(code, node, clients));
        add(findInLiteral(code, node, sites));
      } else if (ts.isCallExpression(node)) add(findCallByName(code, node));
      else if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) add(findInType(code, node, sites));
      else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) strings.push(node);
    });
  }
  const settled = settle(candidates);
  const uses = sites
    .filter(({ node }) => code.given.includes(node.getSourceFile()))
    .flatMap((site) => within(site.node, () => findTypedUse(code, site) ?? findUntypedPattern(code, site)) ?? []);
  const inStrings = strings
    .filter((node) => !settled.some((candidate) => isNameOfCall(candidate, node) || isReplaced(code, candidate, node)))
    .flatMap((node) => within(node, () => findInString(code, node)) ?? []);
  return [...settled.map(findingOf), ...uses, ...names, ...inStrings];
}

function findingOf({ file, offset, shapes, edits, reason }: Candidate): Finding {
  return { file, offset, shapes, edits, ...(reason === undefined ? {} : { reason }) };
}

/** Whether a string goes away when a candidate is rewritten. */
function isReplaced(code: Code, { edits }: Candidate, node: TS.Node): boolean {
  const file = code.nameOf(node.getSourceFile());
  return edits.some((edit) => edit.file === file && edit.start <= node.getStart() && node.end <= edit.end);
}
