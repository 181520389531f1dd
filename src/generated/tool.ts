// @generated from spec/contracts/tool.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import type { ToolSchemaObject, ToolAnnotations, ToolIcon, ToolExecution, Tool } from "./types.js";
import { anyObject, expected, orRequired, withNames } from "./zod-support.js";

export type { ToolSchemaObject, ToolAnnotations, ToolIcon, ToolExecution, Tool } from "./types.js";

/** Validates a {@link ToolSchemaObject}. */
export const ToolSchemaObjectSchema: z.ZodType<ToolSchemaObject, ToolSchemaObject> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  type: z.literal(["object"], orRequired("Invalid value. Expected \"object\"")),
  properties: withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.record(z.string(), anyObject<object>(), expected("object"))).optional(),
  required: z.array(z.string(expected("string")), expected("array")).optional(),
}, expected("object")));

/** Validates a {@link ToolAnnotations}. */
export const ToolAnnotationsSchema: z.ZodType<ToolAnnotations, ToolAnnotations> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  title: z.string(expected("string")).optional(),
  readOnlyHint: z.boolean(expected("boolean")).optional(),
  destructiveHint: z.boolean(expected("boolean")).optional(),
  idempotentHint: z.boolean(expected("boolean")).optional(),
  openWorldHint: z.boolean(expected("boolean")).optional(),
}, expected("object")));

/** Validates a {@link ToolIcon}. */
export const ToolIconSchema: z.ZodType<ToolIcon, ToolIcon> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  src: z.string(expected("string")),
  mimeType: z.string(expected("string")).optional(),
  sizes: z.array(z.string(expected("string")), expected("array")).optional(),
  theme: z.literal(["light", "dark"], orRequired("Invalid value. Expected \"light\" | \"dark\"")).optional(),
}, expected("object")));

/** Validates a {@link ToolExecution}. */
export const ToolExecutionSchema: z.ZodType<ToolExecution, ToolExecution> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  taskSupport: z.literal(["required", "optional", "forbidden"], orRequired("Invalid value. Expected \"required\" | \"optional\" | \"forbidden\"")).optional(),
}, expected("object")));

/** Validates a {@link Tool}. */
export const ToolSchema: z.ZodType<Tool, Tool> = withNames([["__proto__", "This name is reserved and cannot be used as a key"]], z.looseObject({
  name: z.string(expected("string")),
  title: z.string(expected("string")).optional(),
  description: z.string(expected("string")).optional(),
  inputSchema: ToolSchemaObjectSchema,
  outputSchema: ToolSchemaObjectSchema.optional(),
  annotations: ToolAnnotationsSchema.optional(),
  icons: z.array(ToolIconSchema, expected("array")).optional(),
  execution: ToolExecutionSchema.optional(),
  _meta: anyObject<{ readonly [key: string]: unknown }>().optional(),
}, expected("object")));
