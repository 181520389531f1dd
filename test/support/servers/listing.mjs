import { brokenTools, oddTools } from "./odd-tools.mjs";
import { definition, tools } from "./tools.mjs";

/** The definitions by name that the options ask for: `--only=a,b`, `--tools=N`, `--tool-bytes=N`, `--odd-tools`. */
export function createDefinitions(options) {
  const names = options.has("only") ? options.get("only").split(",").filter(Boolean) : Object.keys(tools);
  const count = Number(options.get("tools") ?? 0);
  const description = "d".repeat(Number(options.get("tool-bytes") ?? 10));
  return new Map([
    ...names.map((name) => [name, definition(name)]),
    ...Array.from({ length: count }, (_, index) => [`tool_${index}`, definition(`tool_${index}`, { description })]),
    ...(options.has("odd-tools") ? oddTools.map((tool) => [tool.name, tool]) : []),
  ]);
}

/** One page of `tools/list`: `--pages=N`, `--endless-pages`, `--repeat-cursor`. */
export function listPage(options, definitions, cursor) {
  const broken = options.has("odd-tools") ? brokenTools : [];
  const all = [...broken, ...definitions.values()];
  if (options.has("repeat-cursor")) return { tools: cursor === undefined ? all : [], nextCursor: "again" };
  const page = cursor === undefined ? 0 : Number(cursor);
  if (options.has("endless-pages")) {
    return { tools: page === 0 ? all : [definition(`endless_${page}`)], nextCursor: String(page + 1) };
  }
  const pages = Number(options.get("pages") ?? 1);
  const size = Math.ceil(all.length / pages);
  const listed = all.slice(page * size, (page + 1) * size);
  return page + 1 < pages ? { tools: listed, nextCursor: String(page + 1) } : { tools: listed };
}
