import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { type Candidate, candidateOf } from "./candidate.js";
import { keyOf, rangeOf } from "./code-view.js";
import { ts } from "./compiler.js";
import { withSites } from "./find-literals.js";
import type { KeySite } from "./key-sites.js";
import type { Code } from "./open-code.js";

/** A type of the person's own with exactly the keys of an old identifier, and the places that use them. */
export function findInType(
  code: Code,
  node: TS.InterfaceDeclaration | TS.TypeLiteralNode,
  sites: readonly KeySite[],
): Candidate | undefined {
  const members = node.members.map((member) => ({
    member,
    known: ts.isPropertySignature(member) ? keyOf(member.name) : undefined,
  }));
  const keys = members.map(({ known }) => known?.key ?? "…").sort();
  const old = members.find(({ known }) => known?.key === "tool")?.known;
  if (keys.join() !== "server,tool,toolbox" || old === undefined) return undefined;
  const quote = ts.isStringLiteralLike(old.node) ? old.node.getText().charAt(0) : "";
  const found = candidateOf(code, node, {
    shapes: ["identifier_key_tool"],
    at: old.node.getStart(),
    edits: [{ ...rangeOf(old.node), text: `${quote}name${quote}` }],
    reason: texts.migrate_not_shown(),
  });
  return withSites(code, node, found, { tool: "name" }, sites);
}
