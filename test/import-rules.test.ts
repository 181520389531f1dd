import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./support/spec.js";

/** What each part may import: files below these folders, and these packages. Node's own modules are named too. */
const RULES: Readonly<Record<string, readonly RegExp[]>> = {
  codegen: [
    /^codegen\//u,
    /^node:/u,
    /^(ajv|fast-check|json-schema-to-zod|jsonc-parser|rolldown|ts-morph|typescript)(\/|$)/u,
  ],
  "src/generated": [/^src\/generated\//u, /^zod$/u],
  "src/contracts": [/^src\/contracts\//u, /^src\/generated\//u],
};

/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`, in code or as a type. */
const SPECIFIER =
  /^(?:import|export)\b[^"'`;]*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']|\bimport\(\s*["'`]([^"'`]+)["'`]/gmu;

interface Import {
  readonly file: string;
  /** Relative ones as a path from the project's root. */
  readonly target: string;
}

function importsIn(file: string, text: string): readonly Import[] {
  return [...text.matchAll(SPECIFIER)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? "";
    const target = specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
    return { file, target };
  });
}

async function importsBelow(folder: string): Promise<readonly Import[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  const found = await Promise.all(
    files.map(async (file) => importsIn(file, await readFile(path.join(ROOT, file), "utf8"))),
  );
  return found.flat();
}

describe("imports", () => {
  it.each(Object.entries(RULES))("of %s stay within what it may know", async (folder, allowed) => {
    const imports = await importsBelow(folder);
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter(({ target }) => !allowed.some((rule) => rule.test(target)))).toEqual([]);
  });

  it("are seen however they are written", () => {
    const text = [
      'import a from "a";',
      "import type { B } from 'b';",
      'import {\n  c,\n  type D,\n} from "../c/d.js";',
      'import * as e from "e/f";',
      'import "g";',
      'export * from "./h.js";',
      'export { type I } from "i";',
      'const j = await import("j");',
      "export const notOne = 1;",
    ].join("\n");
    expect(importsIn("src/generated/x.ts", text).map(({ target }) => target)).toEqual([
      "a",
      "b",
      "src/c/d.js",
      "e/f",
      "g",
      "src/generated/h.js",
      "i",
      "j",
    ]);
  });
});
