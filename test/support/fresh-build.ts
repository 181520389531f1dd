import { execFileSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./root.js";

const SOURCES = ["src", "scripts", "package.json", "tsconfig.json", "tsconfig.build.json"];

/**
 * Tests of the package read `dist`, and a stale one would pass for the wrong reasons. It is built here, once and before
 * any test starts, because building replaces the folder.
 */
export async function setup(): Promise<void> {
  const [sources, built] = await Promise.all([newest(SOURCES), newest(["dist"])]);
  if (built < sources) execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: ROOT });
}

/** When the last of these files was changed; 0 when there is none. */
async function newest(names: readonly string[]): Promise<number> {
  const files = await Promise.all(names.map((name) => filesOf(path.join(ROOT, name))));
  const times = await Promise.all(files.flat().map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(0, ...times);
}

async function filesOf(place: string): Promise<readonly string[]> {
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
