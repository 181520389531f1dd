// @generated from spec/contracts/open-toolbox-result.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolInfoSchema } from "./tool-info.js";
import type { FailedServer, OpenToolboxResult } from "./types.js";
import { expected, withNames } from "./zod-support.js";

export type { FailedServer, OpenToolboxResult } from "./types.js";

/** Validates a {@link FailedServer}. */
export const FailedServerSchema: z.ZodType<FailedServer, FailedServer> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  server: z.string(expected("string")),
  error: z.string(expected("string")),
}, expected("object")));

/** Validates a {@link OpenToolboxResult}. */
export const OpenToolboxResultSchema: z.ZodType<OpenToolboxResult, OpenToolboxResult> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  toolbox: z.string(expected("string")),
  description: z.string(expected("string")),
  servers_connected: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(0, "Expected a number of at least 0"),
  tools: z.array(ToolInfoSchema, expected("array")),
  servers_failed: z.array(FailedServerSchema, expected("array")).min(1, "Expected at least 1 item(s)").optional(),
  tools_omitted: z.number(expected("integer")).refine(Number.isInteger, expected("integer")).gte(1, "Expected a number of at least 1").optional(),
  warnings: z.array(z.string(expected("string")), expected("array")).min(1, "Expected at least 1 item(s)").optional(),
}, expected("object")));
