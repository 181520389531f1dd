// @generated from spec/contracts/open-toolbox-result.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolInfoSchema, type ToolInfo } from "./tool-info.js";
import { expected, withNames } from "./zod-support.js";

/** A server of the toolbox that could not be reached. */
export interface FailedServer {
  readonly [key: string]: unknown;
  /** Name of the server */
  readonly server: string;
  /** Why it could not be reached */
  readonly error: string;
}

/** Validates a {@link FailedServer}. */
export const FailedServerSchema: z.ZodType<FailedServer, FailedServer> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  server: z.string(expected("string")),
  error: z.string(expected("string")),
}, expected("object")));

/** The answer of open_toolbox: the tools that can now be used. Fields that a newer version adds are kept. */
export interface OpenToolboxResult {
  readonly [key: string]: unknown;
  /** Name of the opened toolbox */
  readonly toolbox: string;
  /** Description of the toolbox, from the configuration */
  readonly description: string;
  /** Number of MCP servers that are connected */
  readonly servers_connected: number;
  /** The tools of all connected servers */
  readonly tools: ToolInfo[];
  /** The servers that could not be reached, with the reason; absent when none failed */
  readonly servers_failed?: FailedServer[] | undefined;
  /** Number of tools left out at the end because the listing was too large; absent when none was */
  readonly tools_omitted?: number | undefined;
  /** What is odd but harmless, such as a filter that matches nothing; absent when nothing is */
  readonly warnings?: string[] | undefined;
}

/** Validates a {@link OpenToolboxResult}. */
export const OpenToolboxResultSchema: z.ZodType<OpenToolboxResult, OpenToolboxResult> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  toolbox: z.string(expected("string")),
  description: z.string(expected("string")),
  servers_connected: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(0, "Expected a number of at least 0"),
  tools: z.array(ToolInfoSchema, expected("array")),
  servers_failed: z.array(FailedServerSchema, expected("array")).min(1, "Expected at least 1 item(s)").optional(),
  tools_omitted: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").optional(),
  warnings: z.array(z.string(expected("string")), expected("array")).min(1, "Expected at least 1 item(s)").optional(),
}, expected("object")));
