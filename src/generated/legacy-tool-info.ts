// @generated from spec/contracts/legacy-tool-info.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolAnnotationsSchema, ToolExecutionSchema, ToolIconSchema, ToolSchemaObjectSchema, type Tool } from "./tool.js";
import { expected, isObject, withNames } from "./zod-support.js";

/** A tool as listings before 0.12.0 gave it. Only for reading stored listings. */
export interface LegacyToolInfo extends Tool {
  /** Name of the toolbox that the tool belongs to; now `toolbox` */
  readonly toolbox_name: string;
  /** Name of the MCP server that provides the tool; now `server` */
  readonly source_server: string;
}

/** Validates a {@link LegacyToolInfo}. */
export const LegacyToolInfoSchema: z.ZodType<LegacyToolInfo, LegacyToolInfo> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  name: z.string(expected("string")),
  title: z.string(expected("string")).optional(),
  description: z.string(expected("string")).optional(),
  inputSchema: ToolSchemaObjectSchema,
  outputSchema: ToolSchemaObjectSchema.optional(),
  annotations: ToolAnnotationsSchema.optional(),
  icons: z.array(ToolIconSchema, expected("array")).optional(),
  execution: ToolExecutionSchema.optional(),
  _meta: z.custom<{ readonly [key: string]: unknown }>(isObject, expected("object")).optional(),
  toolbox_name: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
  source_server: z.string(expected("string")).min(1, "Server name cannot be empty"),
}, expected("object")));
