import path from "node:path";
import { isObject } from "../../generated/index.js";
import type { ClientId } from "./clients.js";

const BY_PATH: readonly (readonly [pattern: RegExp, client: ClientId])[] = [
  [/\.toml$/u, "codex"],
  [/\/claude_desktop_config\.json$/u, "claude-desktop"],
  [/\/\.(claude|mcp)\.json$/u, "claude-code"],
  [/\/\.cursor\/[^/]+$/u, "cursor"],
  [/\/\.vscode\/[^/]+$/u, "vscode"],
  [/\/mcp_config\.json$/u, "windsurf"],
  [/\/\.gemini\/[^/]+$/u, "gemini"],
  [/\/opencode\.jsonc?$/u, "opencode"],
];

const BY_KEY: readonly (readonly [key: string, client: ClientId])[] = [
  ["context_servers", "zed"],
  ["servers", "vscode"],
  ["mcp_servers", "codex"],
];

/** Settings of a server that only one client has. */
const BY_SETTING: readonly (readonly [key: string, client: ClientId])[] = [
  ["httpUrl", "gemini"],
  ["includeTools", "gemini"],
  ["excludeTools", "gemini"],
  ["serverUrl", "windsurf"],
];

/** Whose configuration a file is: by its name, else by what it holds. Claude Code's form is the common one. */
export function recogniseClient(file: string, content: unknown): ClientId {
  const normalized = path.resolve(file).split(path.sep).join("/");
  const byPath = BY_PATH.find(([pattern]) => pattern.test(normalized));
  if (byPath !== undefined) return byPath[1];
  if (!isObject(content)) return "claude-code";
  const byKey = BY_KEY.find(([key]) => isObject(content[key]));
  if (byKey !== undefined) return byKey[1];
  const { mcpServers, mcp } = content;
  if (isObject(mcpServers)) {
    const entries = Object.values(mcpServers).filter(isObject);
    return BY_SETTING.find(([key]) => entries.some((entry) => Object.hasOwn(entry, key)))?.[1] ?? "claude-code";
  }
  if (!isObject(mcp)) return "claude-code";
  // The settings of VS Code once held servers under the same two keys as opencode's second version.
  const entries = isObject(mcp["servers"]) ? Object.values(mcp["servers"]) : [];
  return entries.some((entry) => isObject(entry) && !["local", "remote"].includes(String(entry["type"])))
    ? "vscode"
    : "opencode";
}
