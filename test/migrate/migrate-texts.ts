import path from "node:path";
import { loadCompiler } from "../../src/migrate/code/compiler.js";
import { findInCode } from "../../src/migrate/code/find-in-code.js";
import { openCode, syntaxErrorIn } from "../../src/migrate/code/open-code.js";
import type { Finding } from "../../src/migrate/finding.js";
import { rewriteFiles } from "../../src/migrate/rewrite-files.js";

export interface MigratedTexts {
  /** The texts afterwards, in the order in which they were given. */
  readonly texts: readonly string[];
  readonly findings: readonly Finding[];
  readonly broken: readonly string[];
}

/** Migrates code that is on no disk, all of it in one project. */
export async function migrateTexts(texts: readonly string[], extension = "ts"): Promise<MigratedTexts> {
  await loadCompiler(import.meta.dirname);
  const sources = texts.map((text, index) => ({ file: path.resolve(`/virtual/file-${index}.${extension}`), text }));
  const findings = findInCode(openCode(sources));
  const { changed, broken } = rewriteFiles(
    (file) => sources.find((source) => source.file === file)?.text ?? "",
    findings,
    false,
    (file, text) => syntaxErrorIn({ file, text }) === undefined,
  );
  return { texts: sources.map(({ file, text }) => changed.get(file) ?? text), findings, broken };
}
