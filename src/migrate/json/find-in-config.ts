import { isDeepStrictEqual } from "node:util";
import type { Node } from "jsonc-parser";
import { parseWorkbenchConfig } from "../../contracts/workbench-config.js";
import { isObject } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import type { Edit } from "../finding.js";
import { entryOf } from "../object-view.js";
import { removeEntry } from "../remove-entry.js";
import { migrationOf, type Rewrite } from "../rewrite.js";
import { applyEdits } from "../text-edits.js";
import { childOf, jsonObjectView, jsonValue } from "./json-view.js";
import { parseJson } from "./parse-json.js";

/** A configuration of before 0.10.0. It is proven to be one when what becomes of it satisfies the whole contract. */
export function findInConfig(text: string, root: Node): Rewrite | undefined {
  const value = jsonValue(root);
  if (!isObject(value) || !isObject(value["toolboxes"])) return undefined;
  const migration = migrationOf(parseWorkbenchConfig(value));
  if (migration === undefined) return undefined;
  const { rewritten, reason } = migration;
  const edits = rewritten === undefined ? [] : [...withoutToolMode(text, root), ...withServerObjects(text, root)];
  const found: Rewrite = {
    shapes: [...new Set(migration.changes.map(({ id }) => id))],
    at: Math.min(...edits.map(({ start }) => start), root.offset + root.length),
    edits,
  };
  if (rewritten === undefined) return { ...found, at: root.offset, reason: reason ?? texts.migrate_not_in_place() };
  const parsed = parseJson(applyEdits(text, edits));
  if ("root" in parsed && isDeepStrictEqual(jsonValue(parsed.root), rewritten)) return found;
  return { ...found, edits: [], reason: texts.migrate_not_in_place() };
}

function withoutToolMode(text: string, root: Node): readonly Edit[] {
  const view = jsonObjectView(root);
  const mode = entryOf(view, "toolMode");
  return mode === undefined ? [] : removeEntry(text, view, mode);
}

/** `"mcp_servers": [{ "name": "a", … }]` becomes `"mcpServers": { "a": { … } }`. */
function withServerObjects(text: string, root: Node): readonly Edit[] {
  const toolboxes = childOf(root, "toolboxes")?.children ?? [];
  return toolboxes.flatMap(({ children: [, toolbox] = [] }) => {
    const entry = toolbox?.type === "object" ? entryOf(jsonObjectView(toolbox), "mcp_servers") : undefined;
    const list = toolbox === undefined || entry === undefined ? undefined : childOf(toolbox, "mcp_servers");
    if (entry === undefined || list === undefined) return [];
    const end = list.offset + list.length;
    return [
      { start: entry.keyStart, end: entry.keyEnd, text: '"mcpServers"' },
      { start: list.offset, end: list.offset + 1, text: "{" },
      { start: end - 1, end, text: "}" },
      ...(list.children ?? []).flatMap((server) => withoutName(text, server)),
    ];
  });
}

function withoutName(text: string, server: Node): readonly Edit[] {
  const view = jsonObjectView(server);
  const name = entryOf(view, "name");
  if (name === undefined) return [];
  const key = text.slice(name.value.start, name.value.end);
  return [{ start: server.offset, end: server.offset, text: `${key}: ` }, ...removeEntry(text, view, name)];
}
