// @generated from spec/contracts/tool-identifier.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import type { ToolIdentifier } from "./types.js";
import { expected } from "./zod-support.js";

export type { ToolIdentifier } from "./types.js";

/** Validates a {@link ToolIdentifier}. */
export const ToolIdentifierSchema: z.ZodType<ToolIdentifier, ToolIdentifier> = z.strictObject({
  toolbox: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
  server: z.string(expected("string")).min(1, "Server name cannot be empty"),
  name: z.string(expected("string")).min(1, "Tool name cannot be empty"),
}, expected("object"));
