import type { ts as TS } from "ts-morph";
import type { MigrationId } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import type { Finding } from "../finding.js";
import { keyOf } from "./code-view.js";
import { ts } from "./compiler.js";
import { contractOf, isOfPattern, isUntyped, type Role } from "./contract-of.js";
import type { KeySite } from "./key-sites.js";
import type { Code } from "./open-code.js";
import { readsBoth } from "./reads-both.js";

/** What became of the keys that a value of each type had once; undefined where it has no counterpart. */
export const NEW_KEYS: Readonly<Record<Role, Readonly<Record<string, string | undefined>>>> = {
  identifier: { tool: "name" },
  open_toolbox: { toolbox_name: "toolbox" },
  use_tool: { tool_name: undefined, toolbox_name: undefined },
  listed_tool: { toolbox_name: "toolbox", source_server: "server" },
};

export const SHAPES: Readonly<Record<Role, MigrationId>> = {
  identifier: "identifier_key_tool",
  open_toolbox: "open_toolbox_name",
  use_tool: "string_tool_name",
  listed_tool: "listing_provenance",
};

/** An old key that is read from a value typed by the contract: `identifier.tool`, `const { tool } = identifier`. */
export function findTypedUse(code: Code, site: KeySite): Finding | undefined {
  const role = contractOf(code, site.type);
  if (role === undefined || !Object.hasOwn(NEW_KEYS[role], site.key)) return undefined;
  const newKey = NEW_KEYS[role][site.key];
  const found = {
    file: code.nameOf(site.node.getSourceFile()),
    offset: site.rename("").start,
    shapes: [SHAPES[role]],
  };
  if (newKey === undefined) return { ...found, edits: [], reason: texts.migrate_no_counterpart({ key: site.key }) };
  const reason = readsBoth(site.node, site.key, newKey);
  return reason === undefined ? { ...found, edits: [site.rename(newKey)] } : { ...found, edits: [], reason };
}

/** `const { toolbox, server, tool } = …` of something that has no type. */
export function findUntypedPattern(code: Code, site: KeySite): Finding | undefined {
  const { node, type, key } = site;
  if (key !== "tool" || !ts.isBindingElement(node) || !(isUntyped(type) || isOfPattern(type))) return undefined;
  if (keysOf(node.parent).join() !== "server,tool,toolbox") return undefined;
  return {
    file: code.nameOf(node.getSourceFile()),
    offset: node.getStart(),
    shapes: ["identifier_key_tool"],
    edits: [site.rename("name")],
    reason: texts.migrate_not_shown(),
  };
}

function keysOf({ elements }: TS.BindingPattern): readonly string[] {
  const keys = elements.map((element) => {
    if (!ts.isBindingElement(element) || element.dotDotDotToken !== undefined) return "…";
    const { propertyName, name } = element;
    const known = propertyName === undefined ? undefined : keyOf(propertyName)?.key;
    return known ?? (ts.isIdentifier(name) ? name.text : "…");
  });
  return keys.sort();
}
