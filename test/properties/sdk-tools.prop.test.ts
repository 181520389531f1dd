import { type Tool as SdkTool, ToolSchema as SdkToolSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  checkToolInfo,
  isToolInfo,
  migrateToolInfo,
  type Tool,
  type ToolInfo,
  ToolInfoSchema,
} from "../../src/contracts/index.js";
import { publishedValidator } from "../support/published.js";
import { sdkTool } from "../support/sdk-tools.js";
import { anyName, frozen } from "../support/values.js";

const isPublished = publishedValidator("tool-info");

describe("ToolInfo", () => {
  it("for any tool of the SDK, with fields of a newer protocol, is valid and survives parsing unchanged", () => {
    fc.assert(
      fc.property(sdkTool, anyName, anyName, (tool, toolbox, server) => {
        expect(SdkToolSchema.safeParse(tool).success).toBe(true);
        const info = frozen({ ...tool, toolbox, server });
        expect(isPublished(info)).toBe(true);
        expect(checkToolInfo(info)).toEqual([]);
        expect(isToolInfo(info)).toBe(true);

        const parsed = ToolInfoSchema.parse(info);
        expect(sorted(parsed)).toBe(sorted(info));
        expect(migrateToolInfo(info)).toEqual({ ok: true, value: info });
      }),
    );
  });

  it("takes every tool of the SDK by type too", () => {
    expectTypeOf<SdkTool>().toExtend<Tool>();
    expectTypeOf<SdkTool & { toolbox: string; server: string }>().toExtend<ToolInfo>();
  });
});

/** As text with the keys in order, because that sees own `__proto__` keys, which matchers may not. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
