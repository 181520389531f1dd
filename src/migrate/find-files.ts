import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { workbenchError } from "../runtime/workbench-error.js";

export type FileKind = "code" | "json" | "json lines" | "markdown";

export interface FoundFile {
  readonly file: string;
  /** Undefined for a file that was named although it cannot be migrated. */
  readonly kind: FileKind | undefined;
  /** Why a folder could not be searched. */
  readonly error?: unknown;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  ".ts": "code",
  ".tsx": "code",
  ".mts": "code",
  ".cts": "code",
  ".js": "code",
  ".jsx": "code",
  ".mjs": "code",
  ".cjs": "code",
  ".json": "json",
  ".jsonc": "json",
  ".jsonl": "json lines",
  ".ndjson": "json lines",
  ".md": "markdown",
};

/** The files that are named, and those within the folders that are named. */
export async function findFiles(paths: readonly string[], cwd: string): Promise<readonly FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const given of paths) {
    const absolute = path.resolve(cwd, given);
    const stats = await stat(absolute).catch(() => undefined);
    if (stats === undefined) throw workbenchError("path_not_found", { path: given });
    const files = stats.isDirectory() ? await filesWithin(absolute) : [fileOf(absolute)];
    for (const file of files) found.set(file.file, file);
  }
  return [...found.values()];
}

function kindOf(file: string): FileKind | undefined {
  const extension = path.extname(file).toLowerCase();
  return Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
}

function fileOf(file: string): FoundFile {
  return { file, kind: kindOf(file) };
}

/** Installed packages and hidden folders are not the person's own code. */
async function filesWithin(folder: string): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => ({ error }));
  if ("error" in entries) return [{ file: folder, kind: undefined, error: entries.error }];
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const files: FoundFile[] = [];
  for (const entry of entries) {
    const inner = path.join(folder, entry.name);
    if (entry.isFile() && kindOf(inner) !== undefined) files.push(fileOf(inner));
    else if (entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
      files.push(...(await filesWithin(inner)));
  }
  return files;
}
