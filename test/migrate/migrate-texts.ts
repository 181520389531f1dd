import path from "node:path";
import { loadCompiler } from "../../src/migrate/code/compiler.js";
import { findInSources } from "../../src/migrate/code/find-in-sources.js";
import { syntaxErrorIn } from "../../src/migrate/code/open-code.js";
import type { Finding } from "../../src/migrate/finding.js";
import { rewriteFiles } from "../../src/migrate/rewrite-files.js";

export interface MigratedTexts {
  readonly files: readonly string[];
  /** The texts afterwards, in the order in which they were given. */
  readonly texts: readonly string[];
  readonly findings: readonly Finding[];
  /** Files that are left alone because they would no longer parse, or because the compiler cannot take them. */
  readonly broken: readonly string[];
}

/** Migrates code that is on no disk, all of it in one project. */
export async function migrateTexts(texts: readonly string[], extension = "ts"): Promise<MigratedTexts> {
  await loadCompiler(import.meta.dirname);
  const sources = texts.map((text, index) => ({ file: path.resolve(`/virtual/file-${index}.${extension}`), text }));
  const { findings, odd } = findInSources(sources);
  const { changed, broken } = rewriteFiles(
    (file) => sources.find((source) => source.file === file)?.text ?? "",
    findings,
    false,
    (file, text) => syntaxErrorIn({ file, text }) === undefined,
  );
  return {
    files: sources.map(({ file }) => file),
    texts: sources.map(({ file, text }) => changed.get(file) ?? text),
    findings,
    broken: [...broken, ...odd.keys()],
  };
}
