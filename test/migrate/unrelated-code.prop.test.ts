import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadCompiler } from "../../src/migrate/code/compiler.js";
import { syntaxErrorIn } from "../../src/migrate/code/open-code.js";
import { migrateTexts } from "./migrate-texts.js";
import { unrelatedCode } from "./unrelated-code.js";

describe("findInCode", () => {
  it.each(["ts", "js"])("for any code that never calls a tool of ours changes nothing in .%s", async (extension) => {
    await loadCompiler(import.meta.dirname);
    let listed = 0;
    // Many programs in one project: starting the compiler is what takes time.
    const programs = fc.array(
      unrelatedCode.filter((text) => syntaxErrorIn({ file: `x.${extension}`, text }) === undefined),
      { minLength: 1, maxLength: 30, size: "max" },
    );
    await fc.assert(
      fc.asyncProperty(programs, async (texts) => {
        const migrated = await migrateTexts(texts, extension);
        expect(migrated.texts).toEqual(texts);
        listed += migrated.findings.length;
      }),
      { numRuns: 8, endOnFailure: true },
    );
    // What only looks like a call is there to be seen.
    expect(listed).toBeGreaterThan(0);
  });
});
