// @generated from spec/contracts/use-tool-input.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolIdentifierSchema, type ToolIdentifier } from "./tool-identifier.js";
import { expected, isObject } from "./zod-support.js";

/** The input of use_tool: which tool to call, and with what. */
export interface UseToolInput {
  /** The tool to call */
  readonly tool: ToolIdentifier;
  /** Arguments for the tool, as its inputSchema asks */
  readonly arguments?: { readonly [key: string]: unknown } | undefined;
}

/** The input of use_tool: which tool to call, and with what. After parsing, with defaults filled in. */
export interface ParsedUseToolInput {
  /** The tool to call */
  readonly tool: ToolIdentifier;
  /** Arguments for the tool, as its inputSchema asks */
  readonly arguments: { readonly [key: string]: unknown };
}

/** Validates a {@link UseToolInput}. */
export const UseToolInputSchema: z.ZodType<ParsedUseToolInput, UseToolInput> = z.strictObject({
  tool: ToolIdentifierSchema,
  arguments: z.custom<{ readonly [key: string]: unknown }>(isObject, expected("object")).default(() => ({})),
}, expected("object"));
