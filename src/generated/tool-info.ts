// @generated from spec/contracts/tool-info.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolAnnotationsSchema, ToolExecutionSchema, ToolIconSchema, ToolSchemaObjectSchema } from "./tool.js";
import type { ToolInfo } from "./types.js";
import { anyObject, expected, withNames } from "./zod-support.js";

export type { ToolInfo } from "./types.js";

/** Validates a {@link ToolInfo}. */
export const ToolInfoSchema: z.ZodType<ToolInfo, ToolInfo> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  name: z.string(expected("string")),
  title: z.string(expected("string")).optional(),
  description: z.string(expected("string")).optional(),
  inputSchema: ToolSchemaObjectSchema,
  outputSchema: ToolSchemaObjectSchema.optional(),
  annotations: ToolAnnotationsSchema.optional(),
  icons: z.array(ToolIconSchema, expected("array")).optional(),
  execution: ToolExecutionSchema.optional(),
  _meta: anyObject<{ readonly [key: string]: unknown }>().optional(),
  toolbox: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
  server: z.string(expected("string")).min(1, "Server name cannot be empty"),
}, expected("object")));
