import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ToolInfoSchema, ToolSchema } from "../../src/contracts/index.js";

const tool = { name: "read_file", inputSchema: { type: "object" as const } };

/** What Zod's own functions do with the schemas, beside parsing. */
describe("the Zod schemas", () => {
  it("refuse an own __proto__ in both directions, and lose nothing of the rest", () => {
    const forged = JSON.parse(`{ "__proto__": 1, ${JSON.stringify(tool).slice(1)}`) as z.output<typeof ToolSchema>;
    expect(z.safeParse(ToolSchema, forged).success).toBe(false);
    expect(z.safeEncode(ToolSchema, forged).success).toBe(false);
    expect(z.encode(ToolSchema, tool)).toEqual(tool);
  });

  it.each(["input", "output"] as const)("can be shown as JSON Schema, as %s", (io) => {
    const shown = z.toJSONSchema(ToolInfoSchema, { io, unrepresentable: "any" });
    expect(shown.required).toEqual(["name", "inputSchema", "toolbox", "server"]);
    expect(Object.keys(shown.properties ?? {})).toEqual(expect.arrayContaining(["name", "annotations", "server"]));
  });

  it("can be asked to wait", async () => {
    await expect(ToolSchema.parseAsync(tool)).resolves.toEqual(tool);
    const refused = await ToolSchema.safeParseAsync({ ...tool, annotations: { title: 1 } });
    expect(refused.error?.issues).toMatchObject([{ path: ["annotations", "title"] }]);
  });
});
