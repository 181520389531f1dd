import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile } from "../../codegen/compile.js";
import type { Json } from "../../codegen/parse-files.js";
import { borderValues } from "../../codegen/sample-values.js";
import { disagreementOn } from "../../codegen/verify-values.js";
import { compileSchema } from "../support/compile-schema.js";
import { anySchema, compilableSchema } from "../support/schemas.js";
import { ROOT, specFiles } from "../support/spec.js";

const SUITE = path.join(ROOT, "../shared/json-schema-test-suite/tests/draft2020-12");

interface SuiteCase {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

describe("compile", () => {
  it("for any schema of the allow-list gives validators that agree", () => {
    fc.assert(
      fc.property(compilableSchema, fc.infiniteStream(fc.nat()), (schema, seeds) => {
        const outcome = compileSchema(schema);
        if (outcome.kind === "refused") throw new Error(`refused: ${JSON.stringify(outcome.faults)}`);
        const [seed] = seeds.take(1);
        for (const value of fc.sample(borderValues(outcome.model, outcome.node), { numRuns: 60, seed: seed ?? 0 })) {
          expect(disagreementOn(value, outcome.validators), JSON.stringify(value)).toBeUndefined();
        }
      }),
      { numRuns: 150 },
    );
  });

  it("for any schema at all refuses, or gives validators that agree", () => {
    let refused = 0;
    fc.assert(
      fc.property(anySchema, fc.array(fc.json({ maxDepth: 3 }), { minLength: 20, maxLength: 20 }), (schema, texts) => {
        const outcome = compileSchema(schema);
        if (outcome.kind === "refused") {
          refused++;
          for (const { pointer, reason } of outcome.faults) expect(`${pointer} ${reason}`).toMatch(/ \S/u);
          return;
        }
        const near = fc.sample(borderValues(outcome.model, outcome.node), { numRuns: 30, seed: texts.length });
        for (const value of [...near, ...texts.map((text) => JSON.parse(text) as unknown)]) {
          expect(disagreementOn(value, outcome.validators), JSON.stringify(value)).toBeUndefined();
        }
      }),
      { numRuns: 200 },
    );
    expect(refused).toBeGreaterThan(20);
  });

  // The suite is data that lies beside the project on some machines only.
  it.skipIf(!existsSync(SUITE))("never silently disagrees with the official JSON Schema suite", async () => {
    const count = { compiled: 0, refused: 0, tests: 0 };
    const disagreements: string[] = [];
    for (const file of (await readdir(SUITE)).filter((name) => name.endsWith(".json")).sort()) {
      for (const { description, schema, tests } of JSON.parse(
        await readFile(path.join(SUITE, file), "utf8"),
      ) as SuiteCase[]) {
        const outcome = compileSchema(withoutDialect(schema));
        count[outcome.kind]++;
        if (outcome.kind === "refused") continue;
        for (const { description: name, data, valid } of tests) {
          count.tests++;
          const accepted = outcome.validators.zod(data).issues.length === 0;
          const said =
            disagreementOn(data, outcome.validators) ?? (accepted === valid ? undefined : "not what the suite says");
          if (said !== undefined) disagreements.push(`${file}: ${description}: ${name}: ${said}`);
        }
      }
    }
    console.info(`official suite: ${count.compiled} schemas compiled (${count.tests} tests), ${count.refused} refused`);
    expect(disagreements).toEqual([]);
    expect(count.compiled).toBeGreaterThan(0);
  });

  it("for any order of the files, twice, gives the same bytes", () => {
    const once = [...compile(specFiles).output];
    fc.assert(
      fc.property(fc.shuffledSubarray([...specFiles], { minLength: specFiles.size }), (shuffled) => {
        expect([...compile(new Map(shuffled)).output]).toEqual(once);
      }),
      { numRuns: 15 },
    );
  });
});

/** Every case names its dialect, which is ours too; what is compiled is the rest. */
function withoutDialect(schema: Json): Json {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$schema"));
}
