import { checkTool, formatIssues, isObject, type Tool } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import type { Connection } from "./connection.js";
import { formatSize } from "./json-rpc.js";
import type { Limits } from "./limits.js";
import { filterTools } from "./tool-filter.js";

/** The tools of a server as they are shown, and what was odd about them. */
export interface Listing {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly warnings: readonly string[];
}

type ListLimits = Pick<Limits, "maxPages" | "maxTools" | "maxListing">;

/** All pages, within limits. One bad definition is reported and left out; the others live. */
export async function listTools(
  connection: Connection,
  server: string,
  filters: readonly string[],
  limits: ListLimits,
  signal: AbortSignal,
): Promise<Listing> {
  if (!connection.hasTools) return { tools: new Map(), warnings: [texts.warning_no_tools({ server })] };
  const { entries, stopped } = await readPages(connection, limits, signal);
  const { tools, warnings } = salvage(server, entries);
  const { shown, unmatched } = filterTools(tools, filters);
  return {
    tools: new Map(shown.map((tool) => [tool.name, tool])),
    warnings: [
      ...warnings,
      ...(stopped === undefined ? [] : [texts.warning_listing_stopped({ server, reason: stopped })]),
      ...unmatched.map((filter) => texts.warning_filter_unmatched({ server, filter })),
    ],
  };
}

interface Pages {
  readonly entries: readonly unknown[];
  /** Why the rest was not read. */
  readonly stopped?: string;
}

async function readPages(connection: Connection, limits: ListLimits, signal: AbortSignal): Promise<Pages> {
  const entries: unknown[] = [];
  const seen = new Set<string>();
  let size = 0;
  let cursor: string | undefined;
  for (let page = 0; page < limits.maxPages; page++) {
    const params = cursor === undefined ? {} : { cursor };
    const answer = await connection.request("tools/list", params, { signal });
    const result = answer.result as Readonly<Record<string, unknown>>;
    for (const entry of Array.isArray(result["tools"]) ? (result["tools"] as readonly unknown[]) : []) {
      if (entries.length >= limits.maxTools)
        return { entries, stopped: texts.listing_too_many({ maximum: limits.maxTools }) };
      size += JSON.stringify(entry).length;
      if (size > limits.maxListing)
        return { entries, stopped: texts.listing_too_large({ limit: formatSize(limits.maxListing) }) };
      entries.push(entry);
    }
    const next = result["nextCursor"];
    if (typeof next !== "string") return { entries };
    if (seen.has(next)) return { entries, stopped: texts.listing_repeats() };
    seen.add(next);
    cursor = next;
  }
  return { entries, stopped: texts.listing_too_many_pages({ maximum: limits.maxPages }) };
}

function salvage(server: string, entries: readonly unknown[]): { tools: readonly Tool[]; warnings: readonly string[] } {
  const tools = new Map<string, Tool>();
  const warnings: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const issues = checkTool(entry);
    const tool = nameOf(entry) ?? `#${index + 1}`;
    if (issues.length > 0) warnings.push(texts.warning_tool_odd({ server, tool, issues: formatIssues(issues) }));
    else if (tools.has(tool)) warnings.push(texts.warning_tool_twice({ server, tool }));
    else tools.set(tool, entry as Tool);
  }
  return { tools: [...tools.values()], warnings };
}

function nameOf(entry: unknown): string | undefined {
  return isObject(entry) && typeof entry["name"] === "string" ? entry["name"] : undefined;
}
