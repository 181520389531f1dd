import path from "node:path";
import type { ts as TS } from "ts-morph";
import { texts } from "../../generated/texts.js";
import { entryOf, type ObjectView, staticObject } from "../object-view.js";
import type { Rewrite } from "../rewrite.js";
import { isOldListing } from "../rewrite-call.js";
import { looksLikeIdentifier, rewriteIdentifier } from "../rewrite-identifier.js";
import { rewriteInput } from "../rewrite-input.js";
import { type Candidate, candidateOf, doubted, impossible } from "./candidate.js";
import { bare, codeObjectView, isMethod, keyOf, keysOf } from "./code-view.js";
import { ts } from "./compiler.js";
import { contractOf, hasKey, isOpenType, isPrimitive, isUntyped, type Role } from "./contract-of.js";
import type { KeySite } from "./key-sites.js";
import { keepsOld } from "./old-types.js";
import type { Code } from "./open-code.js";
import { isToolData, type Proof, proveRole } from "./prove-role.js";
import { lineOf } from "./walk.js";

const TELLING_KEYS = ["tool", "arguments", "tool_name", "toolbox_name", "source_server"];

/** Which keys of an object in each role get another name; the places that use them follow. */
const RENAMED: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  identifier: { tool: "name" },
  open_toolbox: { toolbox_name: "toolbox" },
  use_tool: {},
  listed_tool: {},
};

/** Keys that something spread into the object must not bring along. */
const DISTURBING: Readonly<Record<Role, readonly string[]>> = {
  identifier: ["name"],
  open_toolbox: ["toolbox", "toolbox_name"],
  use_tool: ["tool", "tool_name", "toolbox_name"],
  listed_tool: [],
};

/** An object literal that is, or looks like, an identifier or an input in an old shape. */
export function findInLiteral(
  code: Code,
  literal: TS.ObjectLiteralExpression,
  sites: readonly KeySite[],
): Candidate | undefined {
  if (!keysOf(literal).some((key) => TELLING_KEYS.includes(key))) return undefined;
  const { text } = literal.getSourceFile();
  const view = codeObjectView(code, literal);
  const proof = proofOf(code, literal, view);
  if (proof.role === undefined) return lookalike(code, literal, view, sites, proof);
  const { role } = proof;
  const rewrite = rewriteAs(role, text, proof.isPart ? { ...view, isOpen: true } : view);
  if (rewrite === undefined) return role === "use_tool" ? madeElsewhere(code, literal) : undefined;
  const early = isStringifiedEarly(literal, view) ? texts.migrate_stringified_early() : undefined;
  let found = doubted(candidateOf(code, literal, rewrite), proof.reason ?? early);
  found = withSpreads(code, literal, found, role);
  found = withWay(found, proof, role);
  found = withSites(code, literal, found, RENAMED[role], sites);
  return isToolData(code, literal) && proof.reason !== undefined ? impossible(found, proof.reason) : found;
}

/** What the object is; where a type that is not ours stands in the way, that is the reason to doubt it. */
function proofOf(code: Code, literal: TS.ObjectLiteralExpression, view: ObjectView): Proof {
  const proof = proveRole(code, literal, keepsOld(code, literal, view));
  const other = proof.isOldType === true ? proveRole(code, literal) : proof;
  return other.role === undefined || proof.reason === undefined ? proof : { ...other, reason: proof.reason };
}

/** Whether the object keeps a JSON string of something that may be another by the time of the call. */
function isStringifiedEarly(literal: TS.ObjectLiteralExpression, { entries }: ObjectView): boolean {
  if (!entries.some(({ value }) => value.stringified?.isLiteral === false)) return false;
  let outer: TS.Node = literal;
  while (ts.isExpression(outer) || ts.isPropertyAssignment(outer)) {
    if (ts.isCallExpression(outer)) return false;
    outer = outer.parent;
  }
  return true;
}

/** An identifier that comes from somewhere else and is of an old type, as far as the compiler knows. */
function madeElsewhere(code: Code, literal: TS.ObjectLiteralExpression): Candidate | undefined {
  const property = literal.properties.find(({ name }) => name !== undefined && keyOf(name)?.key === "tool");
  if (property === undefined) return undefined;
  const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : property.name;
  if (value === undefined || ts.isObjectLiteralExpression(value)) return undefined;
  const type = code.checker.getTypeAtLocation(value);
  if (isUntyped(type) || isPrimitive(type) || !hasKey(code, type, "tool") || hasKey(code, type, "name"))
    return undefined;
  const old = code.checker.getPropertyOfType(type, "tool");
  const sources = old === undefined ? [] : code.checker.getRootSymbols(old);
  const found = candidateOf(code, property, {
    shapes: ["identifier_key_tool"],
    at: value.getStart(),
    edits: [],
    reason: texts.migrate_made_elsewhere(),
  });
  return { ...found, unless: sources.flatMap(({ declarations = [] }) => declarations.map(({ parent }) => parent)) };
}

function rewriteAs(role: Role, text: string, view: ObjectView): Rewrite | undefined {
  switch (role) {
    case "identifier":
      return rewriteIdentifier(text, view);
    case "use_tool":
    case "open_toolbox":
      return rewriteInput(text, view, role);
    case "listed_tool":
      return oldListing(view, entryOf(view, "toolbox_name") ?? entryOf(view, "source_server"));
  }
}

function oldListing(view: ObjectView, at: { readonly start: number } | undefined): Rewrite | undefined {
  if (at === undefined) return undefined;
  return { shapes: ["listing_provenance"], at: view.start, edits: [], reason: texts.migrate_old_listing() };
}

function lookalike(
  code: Code,
  literal: TS.ObjectLiteralExpression,
  view: ObjectView,
  sites: readonly KeySite[],
  { reason = texts.migrate_not_shown() }: Proof,
): Candidate | undefined {
  const { text } = literal.getSourceFile();
  const isInput = ["toolbox_name", "tool_name"].every((key) => entryOf(view, key) !== undefined);
  if (isOldListing(staticObject(view))) {
    const listing = oldListing(view, view);
    return listing && candidateOf(code, literal, listing);
  }
  const old = entryOf(view, "tool");
  if (old !== undefined && spreadSources(code, literal).some((source) => isIdentifier(code, source))) {
    const both = texts.migrate_both_keys({ old_key: "tool", new_key: "name" });
    return candidateOf(code, literal, { shapes: ["identifier_key_tool"], at: old.start, edits: [], reason: both });
  }
  const role = looksLikeIdentifier(view) ? "identifier" : isInput ? "use_tool" : undefined;
  const rewrite = role === undefined ? undefined : rewriteAs(role, text, view);
  if (role === undefined || rewrite === undefined) return undefined;
  const known = doubted(candidateOf(code, literal, rewrite), reason);
  const found = withSites(code, literal, known, RENAMED[role], sites);
  return isToolData(code, literal) ? impossible(found, texts.migrate_in_arguments()) : found;
}

function isIdentifier(code: Code, expression: TS.Expression): boolean {
  return contractOf(code, code.checker.getTypeAtLocation(expression)) === "identifier";
}

/** What is spread into an object, or assigned to it in the same breath, must not have keys that get in the way. */
function withSpreads(code: Code, literal: TS.ObjectLiteralExpression, found: Candidate, role: Role): Candidate {
  const { checker } = code;
  const isComputed = literal.properties.some(({ name }) => name !== undefined && keyOf(name) === undefined);
  if (isComputed) return impossible(found, texts.migrate_computed_key());
  const needs: TS.Node[] = [...found.needs];
  for (const source of spreadSources(code, literal)) {
    const type = checker.getTypeAtLocation(source);
    const disturbing = DISTURBING[role].find((key) => hasKey(code, type, key));
    if (isOpenType(code, type)) return impossible(found, texts.migrate_spread_unknown({ source: source.getText() }));
    if (disturbing !== undefined) return impossible(found, bothKeys(role, disturbing));
    for (const key of Object.keys(RENAMED[role])) {
      const property = checker.getPropertyOfType(type, key);
      const sources = property === undefined ? [] : checker.getRootSymbols(property);
      needs.push(...sources.flatMap(({ declarations = [] }) => declarations.map(({ parent }) => parent)));
    }
  }
  return { ...found, needs };
}

function bothKeys(role: Role, new_key: string): string {
  const [old_key = "tool_name"] = Object.keys(RENAMED[role]);
  return texts.migrate_both_keys({ old_key, new_key });
}

function spreadSources(code: Code, literal: TS.ObjectLiteralExpression): readonly TS.Expression[] {
  const spreads = literal.properties.flatMap((property) =>
    ts.isSpreadAssignment(property) ? [property.expression] : [],
  );
  let outer: TS.Node = literal;
  while (ts.isExpression(outer.parent) && bare(outer.parent) === literal) outer = outer.parent;
  const call = outer.parent;
  const isAssigned = ts.isCallExpression(call) && isMethod(code, call, "Object", "assign");
  return isAssigned ? [...spreads, ...call.arguments.filter((argument) => argument !== outer)] : spreads;
}

/** Where the object is itself spread into others with the same keys, those are rewritten as well. */
function withWay(found: Candidate, { through }: Proof, role: Role): Candidate {
  const needs: TS.Node[] = [...found.needs];
  for (const outer of through) {
    const keys = keysOf(outer);
    const disturbing = keys.find((key) => DISTURBING[role].includes(key));
    if (disturbing !== undefined) return impossible(found, bothKeys(role, disturbing));
    if (keys.some((key) => Object.hasOwn(RENAMED[role], key))) needs.push(outer);
  }
  return { ...found, needs };
}

/** Every place that uses a key of this object gets the new one, too; where there is none, the object stays. */
export function withSites(
  code: Code,
  node: TS.ObjectLiteralExpression | TS.InterfaceDeclaration | TS.TypeLiteralNode,
  found: Candidate,
  renamed: Readonly<Record<string, string>>,
  sites: readonly KeySite[],
): Candidate {
  if (found.edits.length === 0) return found;
  const members: readonly TS.Node[] = ts.isObjectLiteralExpression(node) ? node.properties : node.members;
  const changed = members.filter((member) =>
    found.edits.some(({ start }) => member.getStart() <= start && start < member.end),
  );
  const needs: TS.Node[] = [...found.needs];
  const edits = [...found.edits];
  for (const site of sites) {
    if (!site.sources.some((source) => changed.includes(source))) continue;
    const file = site.node.getSourceFile();
    const newKey = renamed[site.key];
    if (newKey === undefined) return impossible(found, texts.migrate_other_use({ line: lineOf(site.node) }));
    if (!code.given.includes(file)) {
      const other = path.relative(path.dirname(found.file), code.nameOf(file));
      return impossible(found, texts.migrate_other_file({ file: other }));
    }
    needs.push(...site.sources.map(({ parent }) => parent).filter((parent) => parent !== node));
    edits.push(site.rename(newKey));
  }
  return { ...found, needs, edits };
}
