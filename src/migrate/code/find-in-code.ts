import type { ts as TS } from "ts-morph";
import type { Edit, Finding } from "../finding.js";
import { type Candidate, settle } from "./candidate.js";
import { findWorkbenchClients } from "./clients.js";
import { ts } from "./compiler.js";
import { findCallByName, findCallLiteral } from "./find-calls.js";
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
  const isDealtWith = dealtWith(code, settled);
  const inStrings = strings
    .filter((node) => !isDealtWith(node))
    .flatMap((node) => within(node, () => findInString(code, node)) ?? []);
  return [...settled.map(findingOf), ...uses, ...names, ...inStrings];
}

function findingOf({ file, offset, shapes, edits, reason }: Candidate): Finding {
  return { file, offset, shapes, edits, ...(reason === undefined ? {} : { reason }) };
}

/**
 * Tells whether a string is the name of a call that was found, or goes away when something is rewritten. To try every
 * candidate on every string would take minutes in a large file.
 */
function dealtWith(code: Code, settled: readonly Candidate[]): (node: TS.Node) => boolean {
  const names = new Set(settled.map(({ file, offset }) => `${offset} ${file}`));
  const edits = new Map<string, Edit[]>();
  for (const edit of settled.flatMap((candidate) => candidate.edits)) {
    const known = edits.get(edit.file);
    if (known === undefined) edits.set(edit.file, [edit]);
    else known.push(edit);
  }
  const covers = new Map([...edits].map(([file, all]) => [file, coverOf(all)] as const));
  return (node) => {
    const file = code.nameOf(node.getSourceFile());
    return names.has(`${node.getStart()} ${file}`) || covers.get(file)?.(node.getStart(), node.end) === true;
  };
}

/** Tells whether one of the edits takes in a whole range. */
function coverOf(edits: readonly Edit[]): (start: number, end: number) => boolean {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const reach: number[] = [];
  for (const edit of sorted) reach.push(Math.max(reach.at(-1) ?? 0, edit.end));
  return (start, end) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return (reach[low - 1] ?? 0) >= end;
  };
}
