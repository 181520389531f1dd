import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeBlocks, readDocuments } from "../support/documents.js";
import { compileTypes, type InstalledPackage, installPackage, removePackage } from "../support/installed-package.js";
import { runNode } from "../support/run-command.js";

const examples = (await readDocuments())
  .flatMap(codeBlocks)
  .filter(({ language }) => language === "ts" || language === "js")
  .map((block, index) => ({ ...block, stem: `example-${index}` }));

let installed: InstalledPackage;

beforeAll(async () => {
  installed = await installPackage();
  for (const { stem, language, code } of examples) {
    await writeFile(path.join(installed.folder, `${stem}.${language}`), code);
  }
});

afterAll(() => removePackage(installed));

describe("the examples in the documents", () => {
  it("are there", () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it("type-check", async () => {
    const files = examples.filter(({ language }) => language === "ts").map(({ stem }) => `${stem}.ts`);
    const options = { module: "Node18", moduleResolution: "Node16", lib: ["ES2023", "DOM"], noEmit: false };
    const { code, stdout } = await compileTypes(installed.folder, files, options);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  });

  // Runs what the test before has compiled.
  it.each(examples)("print what they claim: $place", async ({ stem, code }) => {
    const claimed = [...code.matchAll(/^\/\/ → (.*)$/gmu)].map(([, line]) => line);
    expect(claimed).not.toEqual([]);
    const ran = await runNode(["--no-warnings", `${stem}.js`], installed.folder);
    expect({ ...ran, stdout: ran.stdout.trimEnd().split("\n") }).toEqual({ code: 0, stdout: claimed, stderr: "" });
  });
});
