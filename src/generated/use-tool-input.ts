// @generated from spec/contracts/use-tool-input.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { ToolIdentifierSchema } from "./tool-identifier.js";
import type { UseToolInput, ParsedUseToolInput } from "./types.js";
import { anyObject, expected } from "./zod-support.js";

export type { UseToolInput, ParsedUseToolInput } from "./types.js";

/** Validates a {@link UseToolInput}. */
export const UseToolInputSchema: z.ZodType<ParsedUseToolInput, UseToolInput> = z.strictObject({
  tool: ToolIdentifierSchema,
  arguments: anyObject<{ readonly [key: string]: unknown }>().default(() => ({})),
}, expected("object"));
