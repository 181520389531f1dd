import type { Json, JsonObject } from "./parse-files.js";

/** The spec after its checks: the shapes that the meta-schemas in `spec/meta` promise. */
export interface Spec {
  readonly contracts: readonly ContractSource[];
  readonly errors: ReadonlyMap<string, ErrorEntry>;
  readonly migrations: MigrationCatalogue;
  readonly metaTools: MetaToolCatalogue;
  /** What the workbench says besides errors: reasons, progress, logs, help. */
  readonly texts: ReadonlyMap<string, TextEntry>;
  readonly commands: ReadonlyMap<string, CommandEntry>;
  readonly embedded: EmbeddedServer;
  readonly examples: readonly Example[];
}

export interface ContractSource {
  readonly name: string;
  readonly stem: string;
  readonly file: string;
  readonly schema: JsonObject;
}

export interface TextTemplate {
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface ErrorEntry extends TextTemplate {
  readonly when: string;
  readonly channel: "result" | "startup" | "client" | "issue";
  readonly hints?: readonly TextTemplate[];
}

export interface TextEntry extends TextTemplate {
  readonly when: string;
  readonly examples?: Readonly<Record<string, string>>;
}

/** A command of the command line. */
export interface CommandEntry {
  readonly summary: string;
  readonly arguments: string;
  readonly choices?: readonly string[];
  readonly options: Readonly<Record<string, { readonly value?: string; readonly description: string }>>;
  readonly details: readonly string[];
  readonly examples: readonly string[];
}

export interface MigrationEntry {
  readonly title: string;
  readonly surface: string;
  readonly endedIn: string | null;
  readonly disposition: "refused" | "accepted" | "mapped";
  readonly guidance: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly old: Json;
  readonly new?: Json;
}

export interface MigrationCatalogue {
  readonly shapes: ReadonlyMap<string, MigrationEntry>;
  readonly texts: ReadonlyMap<string, TextEntry>;
}

export interface MetaToolEntry {
  readonly title: string;
  readonly description: TextTemplate & { readonly examples?: Readonly<Record<string, string>> };
  readonly annotations: Readonly<Record<string, boolean>>;
  readonly input: string;
  readonly output?: string;
}

export interface MetaToolCatalogue {
  readonly tools: ReadonlyMap<string, MetaToolEntry>;
  readonly texts: ReadonlyMap<string, TextEntry>;
}

export interface EmbeddedTool {
  readonly title: string;
  readonly description: string;
  readonly annotations: Readonly<Record<string, boolean>>;
  readonly input: JsonObject;
  readonly output?: JsonObject;
}

/** The MCP server inside the package that is served without a configuration. */
export interface EmbeddedServer {
  readonly toolbox: string;
  readonly description: string;
  readonly server: string;
  readonly version: string;
  readonly protocolVersions: readonly string[];
  readonly limits: Readonly<Record<string, number>>;
  readonly tools: ReadonlyMap<string, EmbeddedTool>;
  readonly texts: ReadonlyMap<string, TextEntry>;
}

/** A value that a contract must accept, or refuse with exactly these issues. */
export interface Example {
  /** As templates refer to it: `Contract/valid/name`. */
  readonly id: string;
  readonly file: string;
  readonly contract: string;
  readonly value: Json;
  readonly issues: readonly string[];
}

export const SPEC_PATHS = {
  errors: "errors.json",
  migrations: "migrations.json",
  metaTools: "meta-tools.json",
  texts: "texts.json",
  commands: "commands.json",
  embedded: "embedded-server.json",
  contractMeta: "meta/contract.meta.json",
} as const;

/** Modules of `src/generated` that are no contract's. */
export const RESERVED_STEMS: readonly string[] = [
  "commands",
  "embedded-server",
  "errors",
  "index",
  "issues",
  "meta-tools",
  "migrations",
  "published-schemas",
  "show",
  "texts",
  "types",
  "validators",
  "zod-support",
];

/** The texts that the emitted validators give by themselves, with the parameters that they fill in. */
export const GENERAL_ISSUES: Readonly<Record<string, readonly string[]>> = {
  required: [],
  invalid_type: ["expected", "received"],
  unrecognized_keys: ["keys"],
  invalid_value: ["expected"],
  invalid_union: [],
  too_short: ["minimum"],
  too_long: ["maximum"],
  pattern_mismatch: ["pattern"],
  too_small: ["minimum"],
  too_big: ["maximum"],
  not_above: ["minimum"],
  not_below: ["maximum"],
  too_few_items: ["minimum"],
  too_many_items: ["maximum"],
};
