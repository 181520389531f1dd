import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { asText } from "../../codegen/check-schema.js";
import { compile, GENERATED_FOLDER } from "../../codegen/compile.js";
import { typeNames, typesIn } from "../../codegen/emit-types.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { contractFiles, faultsOf, specWith } from "../support/edit-spec.js";

/** Each folder makes one point: small contracts, and beside them what the compiler makes of them. */
const CASES = path.join(import.meta.dirname, "cases");
const ENDING = ".schema.json";

/** What belongs beside the contracts: their types, modules and published schemas, or the faults that stop everything. */
async function outputOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const stems = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).map((name) => name.replace(ENDING, ""));
  const edits = stems.map(async (stem) => {
    const schema = JSON.parse(await readFile(path.join(folder, `${stem}${ENDING}`), "utf8")) as JsonObject;
    return contractFiles(asText(schema["title"]), schema);
  });
  const files = specWith(...(await Promise.all(edits)).flat());
  const faults = faultsOf(() => compile(files));
  if (faults.length > 0) return new Map([["faults.txt", `${faults.join("\n")}\n`]]);
  const { model, output } = compile(files);
  const textOf = (name: string) => output.get(`${GENERATED_FOLDER}/${name}`) ?? "";
  return new Map(
    model.contracts
      .filter(({ stem }) => stems.includes(stem))
      .flatMap((contract) => [
        [`${contract.stem}.types.txt`, typesIn(textOf("types.ts"), typeNames(model, contract))],
        [`${contract.stem}.ts.txt`, textOf(`${contract.stem}.ts`)],
        [`${contract.stem}.published.json`, textOf(`schemas/${contract.stem}${ENDING}`)],
      ]),
  );
}

describe("the compiler", async () => {
  for (const name of (await readdir(CASES)).sort()) {
    it(`makes of the case ${name} what is written there`, async () => {
      const folder = path.join(CASES, name);
      const output = await outputOf(folder);
      const expected = (await readdir(folder)).filter((file) => !file.endsWith(ENDING));
      expect([...output.keys()].sort()).toEqual(expected.sort());
      // After a change that is meant: npx vitest run test/codegen/cases.test.ts -u
      for (const [file, text] of output) await expect(text).toMatchFileSnapshot(path.join(folder, file));
    });
  }
});
