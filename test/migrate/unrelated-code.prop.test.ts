import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCompiler } from "../../src/migrate/code/compiler.js";
import { syntaxErrorIn } from "../../src/migrate/code/open-code.js";
import { heavyLaw } from "../support/heavy-law.js";
import { migrateTexts } from "./migrate-texts.js";
import { unrelatedCode } from "./unrelated-code.js";

const { runs, timeout } = heavyLaw();
/** What only looks like a call is there to be seen. */
const LOOKALIKE = 'export const held = { toolbox: "red", server: "apache", tool: "hammer" };\n';

beforeAll(() => loadCompiler(import.meta.dirname));

describe("findInCode", () => {
  it.each(["ts", "js"])(
    "for any code that never calls a tool of ours changes nothing in .%s",
    { timeout },
    async (extension) => {
      // Many programs in one project: starting the compiler is what takes time.
      const programs = fc.array(
        unrelatedCode.filter((text) => syntaxErrorIn({ file: `x.${extension}`, text }) === undefined),
        { minLength: 1, maxLength: 30, size: "max" },
      );
      await fc.assert(
        fc.asyncProperty(programs, async (drawn) => {
          const texts = [LOOKALIKE, ...drawn];
          const migrated = await migrateTexts(texts, extension);
          expect(migrated.texts).toEqual(texts);
          expect(migrated.broken).toEqual([]);
          expect(migrated.findings.map(({ file }) => file)).toContain(migrated.files[0]);
        }),
        runs,
      );
    },
  );
});
