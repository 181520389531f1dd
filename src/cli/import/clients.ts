import path from "node:path";
import type { CommandContext } from "../command.js";

/** How a client writes variables: `${VAR}` and its kin, `$VAR` as well, `{env:VAR}`, or not at all. */
export type VariableSyntax = "braces" | "dollar" | "env-braces" | "none";

export interface Client {
  readonly title: string;
  readonly variables: VariableSyntax;
  /** What its `timeout` limits, and in which unit it is written. */
  readonly timeout: { readonly limits: "timeout" | "connectTimeout"; readonly milliseconds: number };
  /** Its `url` without a `type` is the older transport. */
  readonly isUrlSse?: true;
}

export type ClientId =
  | "claude-desktop"
  | "claude-code"
  | "cursor"
  | "vscode"
  | "windsurf"
  | "zed"
  | "codex"
  | "gemini"
  | "opencode";

const callInMilliseconds = { limits: "timeout", milliseconds: 1 } as const;

export const CLIENTS: { readonly [Id in ClientId]: Client } = {
  "claude-desktop": { title: "Claude Desktop", variables: "none", timeout: callInMilliseconds },
  "claude-code": { title: "Claude Code", variables: "braces", timeout: callInMilliseconds },
  cursor: { title: "Cursor", variables: "braces", timeout: callInMilliseconds },
  vscode: { title: "VS Code", variables: "braces", timeout: callInMilliseconds },
  windsurf: { title: "Windsurf", variables: "braces", timeout: callInMilliseconds },
  zed: { title: "Zed", variables: "none", timeout: { limits: "timeout", milliseconds: 1000 } },
  codex: { title: "Codex", variables: "none", timeout: { limits: "timeout", milliseconds: 1000 } },
  gemini: { title: "Gemini CLI", variables: "dollar", timeout: callInMilliseconds, isUrlSse: true },
  opencode: { title: "opencode", variables: "env-braces", timeout: { limits: "connectTimeout", milliseconds: 1 } },
};

/** A file in which a client keeps its servers. */
export interface Place {
  readonly client: ClientId;
  readonly file: string;
}

/** The usual places, whatever the system: a place that another system uses is simply not there. */
export function usualPlaces({ environment, cwd }: Pick<CommandContext, "environment" | "cwd">): readonly Place[] {
  const within = (folder: string | undefined) => {
    return (...parts: readonly string[]) => (folder ? path.join(folder, ...parts) : undefined);
  };
  const inFolder = within(cwd);
  const inHome = within(environment["HOME"] || environment["USERPROFILE"]);
  const inAppData = within(environment["APPDATA"]);
  const inConfig = within(environment["XDG_CONFIG_HOME"] || inHome(".config"));
  const inCodex = within(environment["CODEX_HOME"] || inHome(".codex"));
  const inSettings = (...parts: readonly string[]) => [
    inHome("Library", "Application Support", ...parts),
    inAppData(...parts),
    inConfig(...parts),
  ];
  const files: { readonly [Id in ClientId]: readonly (string | undefined)[] } = {
    "claude-desktop": inSettings("Claude", "claude_desktop_config.json"),
    "claude-code": [inFolder(".mcp.json"), inHome(".claude.json")],
    cursor: [inFolder(".cursor", "mcp.json"), inHome(".cursor", "mcp.json")],
    vscode: [inFolder(".vscode", "mcp.json"), ...inSettings("Code", "User", "mcp.json")],
    windsurf: [inHome(".codeium", "windsurf", "mcp_config.json"), inHome(".codeium", "mcp_config.json")],
    zed: [inFolder(".zed", "settings.json"), inConfig("zed", "settings.json"), inAppData("Zed", "settings.json")],
    codex: [inFolder(".codex", "config.toml"), inCodex("config.toml")],
    gemini: [inFolder(".gemini", "settings.json"), inHome(".gemini", "settings.json")],
    opencode: [
      inFolder("opencode.json"),
      inFolder("opencode.jsonc"),
      inConfig("opencode", "opencode.json"),
      inConfig("opencode", "opencode.jsonc"),
    ],
  };
  const seen = new Set<string>();
  return Object.entries(files).flatMap(([client, candidates]) =>
    candidates.flatMap((file) => {
      if (file === undefined || seen.has(file)) return [];
      seen.add(file);
      return [{ client: client as ClientId, file }];
    }),
  );
}
