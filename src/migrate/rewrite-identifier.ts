import { parseUseTool } from "../contracts/use-tool.js";
import { renderError } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { type Entry, entryOf, type ObjectView, repeatedKey, staticObject, UNKNOWN } from "./object-view.js";
import { migrationOf, type Rewrite } from "./rewrite.js";
import { renameKey } from "./write-code.js";

/** An object in the place of an identifier: its key `tool` becomes `name`. */
export function rewriteIdentifier(text: string, view: ObjectView): Rewrite | undefined {
  const old = entryOf(view, "tool");
  if (old === undefined) return undefined;
  const found: Rewrite = { shapes: ["identifier_key_tool"], at: old.start, edits: [] };
  const reason = obstacleIn(view, old);
  return reason === undefined ? { ...found, edits: [renameKey(text, old, "name")] } : { ...found, reason };
}

function obstacleIn(view: ObjectView, old: Entry): string | undefined {
  if (repeatedKey(view) !== undefined) return renderError("duplicate_key", {});
  if (entryOf(view, "name") !== undefined) return texts.migrate_both_keys({ old_key: "tool", new_key: "name" });
  if (old.form === "other") return texts.migrate_not_a_value({ key: "tool" });
  const others = view.isOpen ? { toolbox: UNKNOWN, server: UNKNOWN } : {};
  return migrationOf(parseUseTool({ tool: { ...others, ...staticObject(view) } }))?.reason;
}

/** Whether an object has exactly the keys of an old identifier, and nothing in them that an identifier cannot have. */
export function looksLikeIdentifier({ entries, isOpen }: ObjectView): boolean {
  const keys = entries.map(({ key }) => key).sort();
  return (
    !isOpen &&
    keys.join() === "server,tool,toolbox" &&
    entries.every(({ value: { known, object } }) => {
      return object === undefined && (known === undefined || (typeof known.value === "string" && known.value !== ""));
    })
  );
}
