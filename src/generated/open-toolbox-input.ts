// @generated from spec/contracts/open-toolbox-input.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { expected } from "./zod-support.js";

/** The input of open_toolbox: which toolbox to open. */
export interface OpenToolboxInput {
  /** Name of the toolbox */
  readonly toolbox: string;
}

/** Validates a {@link OpenToolboxInput}. */
export const OpenToolboxInputSchema: z.ZodType<OpenToolboxInput, OpenToolboxInput> = z.strictObject({
  toolbox: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
}, expected("object"));
