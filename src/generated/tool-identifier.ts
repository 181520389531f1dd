// @generated from spec/contracts/tool-identifier.schema.json. Do not edit.
// After changing the source run: npm run generate

import * as z from "zod";
import { expected } from "./zod-support.js";

/** Names one tool of one server of one toolbox. Case-sensitive. */
export interface ToolIdentifier {
  /** Name of the opened toolbox */
  readonly toolbox: string;
  /** Name of the MCP server in that toolbox */
  readonly server: string;
  /** Name of the tool, as its server gives it */
  readonly name: string;
}

/** Validates a {@link ToolIdentifier}. */
export const ToolIdentifierSchema: z.ZodType<ToolIdentifier, ToolIdentifier> = z.strictObject({
  toolbox: z.string(expected("string")).min(1, "Toolbox name cannot be empty"),
  server: z.string(expected("string")).min(1, "Server name cannot be empty"),
  name: z.string(expected("string")).min(1, "Tool name cannot be empty"),
}, expected("object"));
