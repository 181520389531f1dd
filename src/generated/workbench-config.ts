// @generated from spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { expected, lengthOf, oneOf, orRequired, withNames } from "./zod-support.js";

/** An MCP server that is started as a process and spoken to over its pipes. */
export interface StdioServerConfig {
  /** Written by some clients; says the same as command */
  readonly type?: "stdio" | undefined;
  /** The program to start */
  readonly command: string;
  /** Arguments of the program */
  readonly args?: string[] | undefined;
  /** Environment variables for the program, beside a small safe set */
  readonly env?: { readonly [key: string]: string } | undefined;
  /** Hand the whole environment of the workbench to the program */
  readonly inheritEnv?: boolean | undefined;
  /** Folder to start the program in */
  readonly cwd?: string | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters?: string[] | undefined;
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout?: number | undefined;
  /** Milliseconds that the server may take to start and list its tools */
  readonly connectTimeout?: number | undefined;
  /** Keep the entry but do not use the server */
  readonly disabled?: boolean | undefined;
}

/** An MCP server that is started as a process and spoken to over its pipes. After parsing, with defaults filled in. */
export interface ParsedStdioServerConfig {
  /** Written by some clients; says the same as command */
  readonly type?: "stdio" | undefined;
  /** The program to start */
  readonly command: string;
  /** Arguments of the program */
  readonly args: string[];
  /** Environment variables for the program, beside a small safe set */
  readonly env: { readonly [key: string]: string };
  /** Hand the whole environment of the workbench to the program */
  readonly inheritEnv: boolean;
  /** Folder to start the program in */
  readonly cwd?: string | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters: string[];
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout: number;
  /** Milliseconds that the server may take to start and list its tools */
  readonly connectTimeout: number;
  /** Keep the entry but do not use the server */
  readonly disabled: boolean;
}

/** Validates a {@link StdioServerConfig}. */
export const StdioServerConfigSchema: z.ZodType<ParsedStdioServerConfig, StdioServerConfig> = z.strictObject({
  type: z.literal(["stdio"], orRequired("Invalid value. Expected \"stdio\"")).optional(),
  command: z.string(expected("string")).min(1, "Command cannot be empty"),
  args: z.array(z.string(expected("string")), expected("array")).default(() => ([])),
  env: withNames([[(name) => lengthOf(name) >= 1, "Variable name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.record(z.string(), z.string(expected("string")), expected("object"))).default(() => ({})),
  inheritEnv: z.boolean(expected("boolean")).default(false),
  cwd: z.string(expected("string")).min(1, "Folder cannot be empty").optional(),
  toolFilters: z.array(z.string(expected("string")).min(1, "Tool filter cannot be empty"), expected("array")).default(() => (["*"])),
  timeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(60000),
  connectTimeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(30000),
  disabled: z.boolean(expected("boolean")).default(false),
}, expected("object"));

/** An MCP server that is reached over HTTP. */
export interface HttpServerConfig {
  /** Written by some clients; says the same as transport */
  readonly type?: "http" | "streamable-http" | "sse" | undefined;
  /** Address of the server, http or https */
  readonly url: string;
  /** Headers sent with every request */
  readonly headers?: { readonly [key: string]: string } | undefined;
  /** http is Streamable HTTP and the default; sse is the older transport of 2024-11-05 */
  readonly transport?: "http" | "sse" | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters?: string[] | undefined;
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout?: number | undefined;
  /** Milliseconds that the server may take to answer and list its tools */
  readonly connectTimeout?: number | undefined;
  /** Keep the entry but do not use the server */
  readonly disabled?: boolean | undefined;
}

/** An MCP server that is reached over HTTP. After parsing, with defaults filled in. */
export interface ParsedHttpServerConfig {
  /** Written by some clients; says the same as transport */
  readonly type?: "http" | "streamable-http" | "sse" | undefined;
  /** Address of the server, http or https */
  readonly url: string;
  /** Headers sent with every request */
  readonly headers: { readonly [key: string]: string };
  /** http is Streamable HTTP and the default; sse is the older transport of 2024-11-05 */
  readonly transport?: "http" | "sse" | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters: string[];
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout: number;
  /** Milliseconds that the server may take to answer and list its tools */
  readonly connectTimeout: number;
  /** Keep the entry but do not use the server */
  readonly disabled: boolean;
}

/** Validates a {@link HttpServerConfig}. */
export const HttpServerConfigSchema: z.ZodType<ParsedHttpServerConfig, HttpServerConfig> = z.strictObject({
  type: z.literal(["http", "streamable-http", "sse"], orRequired("Invalid value. Expected \"http\" | \"streamable-http\" | \"sse\"")).optional(),
  url: z.string(expected("string")).regex(/^https?:\/\/[^/?#\s]/u, "Expected an address that starts with http:// or https://"),
  headers: withNames([[(name) => lengthOf(name) >= 1, "Header name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.record(z.string(), z.string(expected("string")), expected("object"))).default(() => ({})),
  transport: z.literal(["http", "sse"], orRequired("Invalid value. Expected \"http\" | \"sse\"")).optional(),
  toolFilters: z.array(z.string(expected("string")).min(1, "Tool filter cannot be empty"), expected("array")).default(() => (["*"])),
  timeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(60000),
  connectTimeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(30000),
  disabled: z.boolean(expected("boolean")).default(false),
}, expected("object"));
/** An MCP server: a command to start (stdio) or an address to reach (HTTP). */
export type ServerConfig = StdioServerConfig | HttpServerConfig;
/** An MCP server: a command to start (stdio) or an address to reach (HTTP). After parsing, with defaults filled in. */
export type ParsedServerConfig = ParsedStdioServerConfig | ParsedHttpServerConfig;
/** Validates a {@link ServerConfig}. */
export const ServerConfigSchema: z.ZodType<ParsedServerConfig, ServerConfig> = oneOf([StdioServerConfigSchema, HttpServerConfigSchema], "Expected either 'command' (a stdio server) or 'url' (an HTTP server)");

/** A named group of MCP servers that are opened together. */
export interface ToolboxConfig {
  /** What the toolbox is for; the model reads it when it chooses */
  readonly description?: string | undefined;
  /** The MCP servers by name, in the form that clients use under mcpServers */
  readonly mcpServers: { readonly [key: string]: ServerConfig };
}

/** A named group of MCP servers that are opened together. After parsing, with defaults filled in. */
export interface ParsedToolboxConfig {
  /** What the toolbox is for; the model reads it when it chooses */
  readonly description: string;
  /** The MCP servers by name, in the form that clients use under mcpServers */
  readonly mcpServers: { readonly [key: string]: ParsedServerConfig };
}

/** Validates a {@link ToolboxConfig}. */
export const ToolboxConfigSchema: z.ZodType<ParsedToolboxConfig, ToolboxConfig> = z.strictObject({
  description: z.string(expected("string")).default(""),
  mcpServers: withNames([[(name) => lengthOf(name) >= 1, "Server name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.record(z.string(), ServerConfigSchema, expected("object"))),
}, expected("object"));

/** The configuration of the workbench: toolboxes, each a named group of MCP servers. */
export interface WorkbenchConfig {
  /** Address of this schema, so that editors complete and check the file */
  readonly $schema?: string | undefined;
  /** The toolboxes by name */
  readonly toolboxes: { readonly [key: string]: ToolboxConfig };
}

/** The configuration of the workbench: toolboxes, each a named group of MCP servers. After parsing, with defaults filled in. */
export interface ParsedWorkbenchConfig {
  /** Address of this schema, so that editors complete and check the file */
  readonly $schema?: string | undefined;
  /** The toolboxes by name */
  readonly toolboxes: { readonly [key: string]: ParsedToolboxConfig };
}

/** Validates a {@link WorkbenchConfig}. */
export const WorkbenchConfigSchema: z.ZodType<ParsedWorkbenchConfig, WorkbenchConfig> = z.strictObject({
  $schema: z.string(expected("string")).optional(),
  toolboxes: withNames([[(name) => lengthOf(name) >= 1, "Toolbox name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.record(z.string(), ToolboxConfigSchema, expected("object"))),
}, expected("object"));
