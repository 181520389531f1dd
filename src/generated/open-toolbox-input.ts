// @generated from spec/contracts/open-toolbox-input.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import type { OpenToolboxInput } from "./types.js";
import { expected } from "./zod-support.js";

export type { OpenToolboxInput } from "./types.js";

/** Validates a {@link OpenToolboxInput}. */
export const OpenToolboxInputSchema: z.ZodType<OpenToolboxInput, OpenToolboxInput> = z.strictObject({
  toolbox: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
}, expected("object"));
