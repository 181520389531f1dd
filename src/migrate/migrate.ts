import { existsSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import path from "node:path";
import type { MigrationId } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { systemProblem } from "../runtime/system-problem.js";
import { reasonOf } from "../runtime/workbench-error.js";
import { loadCompiler } from "./code/compiler.js";
import { type FoundInSources, findInSources } from "./code/find-in-sources.js";
import { type SourceText, syntaxErrorIn } from "./code/open-code.js";
import type { FileKind, FoundFile } from "./find-files.js";
import type { Finding } from "./finding.js";
import { findInJson } from "./json/find-in-json.js";
import { countDocuments, findInJsonLines } from "./json/find-in-json-lines.js";
import { findInMarkdown } from "./json/find-in-markdown.js";
import { parseJson } from "./json/parse-json.js";
import { type FileText, readText } from "./read-text.js";
import type { Rewrite } from "./rewrite.js";
import { rewriteFiles } from "./rewrite-files.js";
import { type Position, positionsIn } from "./text-edits.js";

export interface MigrateOptions {
  readonly files: readonly FoundFile[];
  readonly cwd: string;
  readonly isDryRun: boolean;
  /** Takes what merely looks like an old shape for one. */
  readonly isAssumed: boolean;
}

/** A place in an old shape, for a reader. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly shapes: readonly MigrationId[];
  /** Why it was not rewritten. */
  readonly reason?: string;
}

export interface ChangedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface MigrateReport {
  readonly changed: readonly ChangedFile[];
  readonly rewritten: readonly Place[];
  readonly listed: readonly Place[];
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
  /** How much code was left out because ts-morph is not installed. */
  readonly codeLeftOut: number;
}

interface Migration {
  readonly texts: Map<string, FileText & { readonly kind: FileKind }>;
  readonly findings: Finding[];
  readonly failed: { readonly file: string; readonly reason: string }[];
  codeLeftOut: number;
}

/** Finds the old shapes in files, and rewrites those that are proven. */
export async function migrate({ files: found, cwd, isDryRun, isAssumed }: MigrateOptions): Promise<MigrateReport> {
  const migration: Migration = { texts: new Map(), findings: [], failed: [], codeLeftOut: 0 };
  for (const file of found) await read(migration, file);
  findOutsideOfCode(migration);
  await findWithinCode(migration, cwd);

  const textOf = (file: string) => migration.texts.get(file)?.text ?? "";
  const locked = isDryRun ? new Map<string, string>() : await findLocked(migration);
  const parses = (file: string, text: string) => {
    if (locked.has(file)) return false;
    const kind = migration.texts.get(file)?.kind;
    if (kind === "code") return syntaxErrorIn({ file, text }) === undefined;
    return kind === "json" ? "root" in parseJson(text) : countDocuments(text) === countDocuments(textOf(file));
  };
  const { changed, rewritten, broken } = rewriteFiles(textOf, migration.findings, isAssumed, parses);
  for (const file of broken)
    migration.failed.push({ file, reason: locked.get(file) ?? texts.migrate_would_not_parse() });

  const positionOf = positionsOf(textOf);
  const shown = (file: string) => path.relative(cwd, file) || file;
  const files = [...changed].map(([file, after]) => {
    const mark = migration.texts.get(file)?.mark ?? "";
    return { file, before: mark + textOf(file), after: mark + after };
  });
  if (!isDryRun) for (const { file, after } of files) await writeFile(file, after);
  const places = migration.findings
    .map((finding) => ({
      finding,
      place: { file: shown(finding.file), ...positionOf(finding), shapes: finding.shapes },
    }))
    .sort((a, b) => compare(a.place, b.place));
  return {
    changed: files.map((file) => ({ ...file, file: shown(file.file) })),
    rewritten: places.filter(({ finding }) => rewritten.has(finding)).map(({ place }) => place),
    listed: places
      .filter(({ finding }) => !rewritten.has(finding))
      .map(({ finding, place }) => ({ ...place, reason: finding.reason ?? texts.migrate_not_in_place() })),
    failed: migration.failed.map(({ file, reason }) => ({ file: shown(file), reason })),
    codeLeftOut: migration.codeLeftOut,
  };
}

async function read({ texts: all, failed }: Migration, { file, kind, error }: FoundFile): Promise<void> {
  if (kind === undefined) {
    failed.push({ file, reason: error === undefined ? texts.migrate_unknown_kind() : systemProblem(error) });
    return;
  }
  try {
    const read = await readText(file);
    if (read === undefined) failed.push({ file, reason: texts.migrate_not_utf8() });
    // Nothing of ours is without this word.
    else if (/tool/iu.test(read.text)) all.set(file, { ...read, kind });
  } catch (error) {
    failed.push({ file, reason: systemProblem(error) });
  }
}

/** Files that cannot be written, and why: to be known before the first one is, because some only change together. */
async function findLocked({ findings }: Migration): Promise<ReadonlyMap<string, string>> {
  const locked = new Map<string, string>();
  for (const file of new Set(findings.flatMap(({ edits }) => edits.map((edit) => edit.file)))) {
    try {
      await (await open(file, "r+")).close();
    } catch (error) {
      locked.set(file, systemProblem(error));
    }
  }
  return locked;
}

const FINDERS = { json: findInJson, "json lines": findInJsonLines, markdown: findInMarkdown };

function findOutsideOfCode(migration: Migration): void {
  for (const [file, { text, kind }] of migration.texts) {
    if (kind === "code") continue;
    attempt(migration, [file], () => {
      const found = FINDERS[kind](text);
      if ("errorAt" in found) migration.failed.push({ file, reason: doesNotParse(text, found.errorAt) });
      else for (const rewrite of found) migration.findings.push(findingOf(file, rewrite));
    });
  }
}

/** What is too odd for a parser or the compiler is left alone; the rest goes on. */
function attempt({ failed }: Migration, files: readonly string[], work: () => void): void {
  try {
    work();
  } catch (error) {
    for (const file of files) failed.push({ file, reason: reasonOf(error) });
  }
}

function findingOf(file: string, { at: offset, edits, ...rewrite }: Rewrite): Finding {
  return { ...rewrite, file, offset, edits: edits.map((edit) => ({ ...edit, file })) };
}

function doesNotParse(text: string, offset: number): string {
  return texts.migrate_does_not_parse({ ...positionsIn(text)(offset) });
}

async function findWithinCode(migration: Migration, cwd: string): Promise<void> {
  const sources = [...migration.texts].filter(([, { kind }]) => kind === "code");
  if (sources.length === 0) return;
  if (!(await loadCompiler(cwd))) {
    migration.codeLeftOut = sources.length;
    return;
  }
  const projects = new Map<string | undefined, SourceText[]>();
  for (const [file, { text }] of sources) {
    const tsconfig = nearestConfig(path.dirname(file));
    projects.set(tsconfig, [...(projects.get(tsconfig) ?? []), { file, text }]);
  }
  for (const [tsconfig, files] of projects) {
    const names = files.map(({ file }) => file);
    attempt(migration, names, () => findInProject(migration, findInSources(files, tsconfig)));
  }
}

function findInProject({ texts: all, findings, failed }: Migration, found: FoundInSources): void {
  findings.push(...found.findings);
  for (const { file, offset } of found.broken)
    failed.push({ file, reason: doesNotParse(all.get(file)?.text ?? "", offset) });
  // Others of the project may be odd, too; only what was asked for is worth a line.
  for (const [file, error] of found.odd) if (all.has(file)) failed.push({ file, reason: reasonOf(error) });
}

function nearestConfig(folder: string): string | undefined {
  for (const name of ["tsconfig.json", "jsconfig.json"]) {
    const file = path.join(folder, name);
    if (existsSync(file)) return file;
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : nearestConfig(parent);
}

/** The position of any finding; each file is counted once. */
function positionsOf(textOf: (file: string) => string): (finding: Finding) => Position {
  const known = new Map<string, (offset: number) => Position>();
  return ({ file, offset }) => {
    const positions = known.get(file) ?? positionsIn(textOf(file));
    known.set(file, positions);
    return positions(offset);
  };
}

function compare(a: Place, b: Place): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
