import { hasMixedSeparators } from "../contracts/rewriting.js";
import { renamedMetaTool } from "../contracts/tool-call.js";
import { parseToolName } from "../contracts/tool-name.js";
import { type MetaToolName, metaToolNames } from "../generated/index.js";

/** What is called by a name. */
export type CallName =
  | { readonly kind: "meta"; readonly tool: MetaToolName; readonly isOld: boolean; readonly isCertain: boolean }
  | { readonly kind: "direct" };

/** Clients show the tools of all their servers with a prefix of their own. */
const CLIENT_PREFIX = /^mcp__.+__(?=[a-z]+_[a-z]+$)/u;

/** The tool of the workbench that a name stands for, now or once; undefined for any other name. */
export function readCallName(name: string): CallName | undefined {
  const current = metaToolNames.find((known) => known === name);
  if (current !== undefined) return { kind: "meta", tool: current, isOld: false, isCertain: true };
  const renamed = renamedMetaTool(name);
  if (renamed !== undefined) return { kind: "meta", tool: renamed, isOld: true, isCertain: true };
  if (name.startsWith("mcp__")) {
    const tool = metaToolNames.find((known) => known === name.replace(CLIENT_PREFIX, ""));
    return tool === undefined ? undefined : { kind: "meta", tool, isOld: false, isCertain: false };
  }
  return parseToolName(name) !== null || hasMixedSeparators(name) ? { kind: "direct" } : undefined;
}
