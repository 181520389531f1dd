import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The text of every file in `spec/`, by its path below that folder, in the order of the paths. */
export type SpecFiles = ReadonlyMap<string, string>;

/** Kept beside the spec but not part of it: what the last release promised. */
export const SNAPSHOT_FILE = "released.json";

/** Disk to `SpecFiles`; the only reading end of the pipeline. Hidden files are editors' and file systems' own. */
export async function loadSpec(folder: string): Promise<SpecFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json") && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => name !== SNAPSHOT_FILE)
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}
