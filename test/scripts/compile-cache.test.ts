import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/spec.js";
import { tempFolder } from "../support/temp-folder.js";

const run = promisify(execFile);

/** A project with one package, large enough to be kept, and the module that keeps it. */
class LargePackage {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<LargePackage> {
    const one = new LargePackage(await tempFolder());
    await cp(path.join(ROOT, "scripts/compile-cache.js"), one.path("scripts/compile-cache.mjs"));
    await one.write("A");
    return one;
  }

  path(...parts: readonly string[]): string {
    return path.join(this.folder, ...parts);
  }

  async write(answer: string): Promise<void> {
    await this.writeCode(`const path = require("path");\nthis.answer = () => "${answer}" + path.basename(__filename);`);
  }

  /** Any code, made large. */
  async writeCode(code: string): Promise<void> {
    await mkdir(this.path("node_modules/large"), { recursive: true });
    await writeFile(this.path("node_modules/large/index.js"), `${code}\n// ${"x".repeat(300_000)}\n`);
  }

  /** What the package answers in a process of its own. */
  async ask(): Promise<string> {
    const program = `
      import { createRequire } from "node:module";
      import { enableCompileCache } from ${JSON.stringify(pathToFileURL(this.path("scripts/compile-cache.mjs")).href)};
      enableCompileCache();
      const require = createRequire(${JSON.stringify(this.path("program.js"))});
      console.log(require("large").answer() + (require("large") === require("large")));
    `;
    const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "-e", program]);
    return stdout.trim() + stderr;
  }

  async kept(): Promise<readonly string[]> {
    const entries = await readdir(this.path("node_modules/.cache/compiled"), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  }
}

describe("the cache of compiled packages", { timeout: 120_000 }, () => {
  it("keeps a large package, and answers the same from what it kept", async () => {
    const large = await LargePackage.create();
    expect(await large.ask()).toBe("Aindex.jstrue");
    const written = async () => Promise.all((await large.kept()).map(async (file) => (await stat(file)).mtimeMs));
    const before = await written();
    expect(before).not.toEqual([]);
    expect(await large.ask()).toBe("Aindex.jstrue");
    // What is not accepted would be made, and written, again.
    expect(await written()).toEqual(before);
  });

  it("does not take a text of the same length for the same text", async () => {
    const large = await LargePackage.create();
    await large.ask();
    await large.write("B");
    expect(await large.ask()).toBe("Bindex.jstrue");
  });

  it("makes anew what is cut off", async () => {
    const large = await LargePackage.create();
    await large.ask();
    for (const file of await large.kept()) await truncate(file, 40);
    expect(await large.ask()).toBe("Aindex.jstrue");
    expect(await large.ask()).toBe("Aindex.jstrue");
  });

  it("makes anew what is damaged inside", async () => {
    const large = await LargePackage.create();
    await large.ask();
    for (const file of await large.kept()) {
      const kept = await readFile(file);
      await writeFile(file, kept.fill(0xff, Math.floor(kept.length / 2)));
    }
    expect(await large.ask()).toBe("Aindex.jstrue");
  });

  it.each([
    ["with a first line for the shell", '#!/usr/bin/env node\nexports.answer = () => "S";'],
    ["with an export of its own module kind", 'export const answer = () => "S";'],
  ])("leaves a package %s to Node", async (_kind, code) => {
    const large = await LargePackage.create();
    await large.writeCode(code);
    expect(await large.ask()).toMatch(/^Strue/u);
  });

  it("does without where it cannot write", async () => {
    const large = await LargePackage.create();
    await writeFile(large.path("node_modules/.cache"), "in the way");
    expect(await large.ask()).toBe("Aindex.jstrue");
    await rm(large.path("node_modules/.cache"));
    await large.ask();
    expect(await large.kept()).not.toEqual([]);
  });
});
