import * as z from "zod";

/** The input of `use_tool` as it was written by hand before there was a spec, in the spelling of Zod 4. */
const ToolIdentifierSchema = z
  .object({
    toolbox: z.string().min(1, "Toolbox name cannot be empty"),
    server: z.string().min(1, "Server name cannot be empty"),
    name: z.string().min(1, "Tool name cannot be empty"),
  })
  .strict();

export const HandwrittenSchema = z
  .object({
    tool: ToolIdentifierSchema.describe("Structured identifier for the tool to invoke"),
    arguments: z.record(z.string(), z.any()).describe("Arguments to pass to the tool").optional().default({}),
  })
  .strict();
