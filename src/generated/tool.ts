// @generated from spec/contracts/tool.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { expected, isObject, orRequired, withNames } from "./zod-support.js";

/** A JSON Schema whose root is an object. */
export interface ToolSchemaObject {
  readonly [key: string]: unknown;
  /** Always object, as MCP asks */
  readonly type: "object";
  /** Schema of each property, by name */
  readonly properties?: { readonly [key: string]: object } | undefined;
  /** Names of the properties that must be there */
  readonly required?: string[] | undefined;
}

/** Validates a {@link ToolSchemaObject}. */
export const ToolSchemaObjectSchema: z.ZodType<ToolSchemaObject, ToolSchemaObject> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  type: z.literal(["object"], orRequired("Invalid value. Expected \"object\"")),
  properties: withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.record(z.string(), z.custom<object>(isObject, expected("object")), expected("object"))).optional(),
  required: z.array(z.string(expected("string")), expected("array")).optional(),
}, expected("object")));

/** Hints about a tool's behaviour. */
export interface ToolAnnotations {
  readonly [key: string]: unknown;
  /** Name of the tool for people */
  readonly title?: string | undefined;
  /** The tool changes nothing */
  readonly readOnlyHint?: boolean | undefined;
  /** The tool may destroy something */
  readonly destructiveHint?: boolean | undefined;
  /** Calling twice does no more than calling once */
  readonly idempotentHint?: boolean | undefined;
  /** The tool reaches beyond its own machine */
  readonly openWorldHint?: boolean | undefined;
}

/** Validates a {@link ToolAnnotations}. */
export const ToolAnnotationsSchema: z.ZodType<ToolAnnotations, ToolAnnotations> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  title: z.string(expected("string")).optional(),
  readOnlyHint: z.boolean(expected("boolean")).optional(),
  destructiveHint: z.boolean(expected("boolean")).optional(),
  idempotentHint: z.boolean(expected("boolean")).optional(),
  openWorldHint: z.boolean(expected("boolean")).optional(),
}, expected("object")));

/** An icon of a tool. */
export interface ToolIcon {
  readonly [key: string]: unknown;
  /** Where the icon is: a URL or a data URI */
  readonly src: string;
  /** Media type of the icon */
  readonly mimeType?: string | undefined;
  /** Sizes that the icon is made for, such as 48x48 or any */
  readonly sizes?: string[] | undefined;
  /** Background that the icon is made for */
  readonly theme?: "light" | "dark" | undefined;
}

/** Validates a {@link ToolIcon}. */
export const ToolIconSchema: z.ZodType<ToolIcon, ToolIcon> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  src: z.string(expected("string")),
  mimeType: z.string(expected("string")).optional(),
  sizes: z.array(z.string(expected("string")), expected("array")).optional(),
  theme: z.literal(["light", "dark"], orRequired("Invalid value. Expected \"light\" | \"dark\"")).optional(),
}, expected("object")));

/** How a tool may be executed. */
export interface ToolExecution {
  readonly [key: string]: unknown;
  /** Whether the tool can run as a task */
  readonly taskSupport?: "required" | "optional" | "forbidden" | undefined;
}

/** Validates a {@link ToolExecution}. */
export const ToolExecutionSchema: z.ZodType<ToolExecution, ToolExecution> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  taskSupport: z.literal(["required", "optional", "forbidden"], orRequired("Invalid value. Expected \"required\" | \"optional\" | \"forbidden\"")).optional(),
}, expected("object")));

/** A tool definition as MCP gives it. Fields that a newer protocol adds are kept. */
export interface Tool {
  readonly [key: string]: unknown;
  /** Name of the tool, as its server gives it */
  readonly name: string;
  /** Name of the tool for people */
  readonly title?: string | undefined;
  /** What the tool does */
  readonly description?: string | undefined;
  /** JSON Schema of the tool's arguments */
  readonly inputSchema: ToolSchemaObject;
  /** JSON Schema of the tool's structuredContent */
  readonly outputSchema?: ToolSchemaObject | undefined;
  /** Hints about how the tool behaves; not guarantees */
  readonly annotations?: ToolAnnotations | undefined;
  /** Icons for the tool */
  readonly icons?: ToolIcon[] | undefined;
  /** How the tool may be executed */
  readonly execution?: ToolExecution | undefined;
  /** Metadata of the server, kept as it is */
  readonly _meta?: { readonly [key: string]: unknown } | undefined;
}

/** Validates a {@link Tool}. */
export const ToolSchema: z.ZodType<Tool, Tool> = withNames([[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]], z.looseObject({
  name: z.string(expected("string")),
  title: z.string(expected("string")).optional(),
  description: z.string(expected("string")).optional(),
  inputSchema: ToolSchemaObjectSchema,
  outputSchema: ToolSchemaObjectSchema.optional(),
  annotations: ToolAnnotationsSchema.optional(),
  icons: z.array(ToolIconSchema, expected("array")).optional(),
  execution: ToolExecutionSchema.optional(),
  _meta: z.custom<{ readonly [key: string]: unknown }>(isObject, expected("object")).optional(),
}, expected("object")));
