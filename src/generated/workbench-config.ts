// @generated from spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import type { StdioServerConfig, ParsedStdioServerConfig, HttpServerConfig, ParsedHttpServerConfig, ServerConfig, ParsedServerConfig, ToolboxConfig, ParsedToolboxConfig, WorkbenchConfig, ParsedWorkbenchConfig } from "./types.js";
import { expected, lengthOf, oneOf, orRequired, withNames } from "./zod-support.js";

export type { StdioServerConfig, ParsedStdioServerConfig, HttpServerConfig, ParsedHttpServerConfig, ServerConfig, ParsedServerConfig, ToolboxConfig, ParsedToolboxConfig, WorkbenchConfig, ParsedWorkbenchConfig } from "./types.js";

/** Validates a {@link StdioServerConfig}. */
export const StdioServerConfigSchema: z.ZodType<ParsedStdioServerConfig, StdioServerConfig> = z.strictObject({
  type: z.literal(["stdio"], orRequired("Invalid value. Expected \"stdio\"")).optional(),
  command: z.string(expected("string")).min(1, "Command cannot be empty"),
  args: z.array(z.string(expected("string")), expected("array")).default(() => ([])),
  env: withNames([[(name) => lengthOf(name) >= 1, "Variable name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]], z.record(z.string(), z.string(expected("string")), expected("object"))).default(() => ({})),
  inheritEnv: z.boolean(expected("boolean")).default(false),
  cwd: z.string(expected("string")).min(1, "Folder cannot be empty").optional(),
  toolFilters: z.array(z.string(expected("string")).min(1, "Tool filter cannot be empty"), expected("array")).default(() => (["*"])),
  timeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(60000),
  connectTimeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(30000),
  disabled: z.boolean(expected("boolean")).default(false),
}, expected("object"));

/** Validates a {@link HttpServerConfig}. */
export const HttpServerConfigSchema: z.ZodType<ParsedHttpServerConfig, HttpServerConfig> = z.strictObject({
  type: z.literal(["http", "streamable-http", "sse"], orRequired("Invalid value. Expected \"http\" | \"streamable-http\" | \"sse\"")).optional(),
  url: z.string(expected("string")).regex(/^https?:\/\/[^/?#\s]/u, "Expected an address that starts with http:// or https://"),
  headers: withNames([[(name) => lengthOf(name) >= 1, "Header name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]], z.record(z.string(), z.string(expected("string")), expected("object"))).default(() => ({})),
  transport: z.literal(["http", "sse"], orRequired("Invalid value. Expected \"http\" | \"sse\"")).optional(),
  toolFilters: z.array(z.string(expected("string")).min(1, "Tool filter cannot be empty"), expected("array")).default(() => (["*"])),
  timeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(60000),
  connectTimeout: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").lte(600000, "Expected a number of at most 600000").default(30000),
  disabled: z.boolean(expected("boolean")).default(false),
}, expected("object"));

/** Validates a {@link ServerConfig}. */
export const ServerConfigSchema: z.ZodType<ParsedServerConfig, ServerConfig> = oneOf([StdioServerConfigSchema, HttpServerConfigSchema], "Expected either 'command' (a stdio server) or 'url' (an HTTP server)");

/** Validates a {@link ToolboxConfig}. */
export const ToolboxConfigSchema: z.ZodType<ParsedToolboxConfig, ToolboxConfig> = z.strictObject({
  description: z.string(expected("string")).default(""),
  mcpServers: withNames([[(name) => lengthOf(name) >= 1, "Server name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]], z.record(z.string(), ServerConfigSchema, expected("object"))),
}, expected("object"));

/** Validates a {@link WorkbenchConfig}. */
export const WorkbenchConfigSchema: z.ZodType<ParsedWorkbenchConfig, WorkbenchConfig> = z.strictObject({
  $schema: z.string(expected("string")).optional(),
  toolboxes: withNames([[(name) => lengthOf(name) >= 1, "Toolbox name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]], z.record(z.string(), ToolboxConfigSchema, expected("object"))),
}, expected("object"));
