/**
 * The contracts for clients: types, Zod schemas, parsers that explain, error texts and migrations. Imports nothing but
 * Zod, and starts nothing.
 */
export * from "../generated/index.js";
export { parseOpenToolbox } from "./open-toolbox.js";
export type { Migration, MigrationChange, ParseError, ParseResult } from "./parse-result.js";
export { type MetaToolCall, parseToolCall, type RewrittenCall } from "./tool-call.js";
export { createToolIdentifier } from "./tool-identifier.js";
export { migrateToolInfo } from "./tool-info.js";
export { formatToolName, parseToolName } from "./tool-name.js";
export { parseUseTool } from "./use-tool.js";
export { parseWorkbenchConfig } from "./workbench-config.js";
