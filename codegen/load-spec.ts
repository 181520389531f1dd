import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The text of every file in `spec/`, by its path below that folder, in the order of the paths. */
export type SpecFiles = ReadonlyMap<string, string>;

/** Kept beside the spec but not part of it: what the last release promised. */
export const SNAPSHOT_FILE = "released.json";

/**
 * Disk to `SpecFiles`; the only reading end of the pipeline. Hidden files are editors' and file systems' own. Reading many
 * small files one after the other takes a third of the time that asking for all at once does.
 */
export function loadSpec(folder: string): SpecFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json") && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => name !== SNAPSHOT_FILE)
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}
