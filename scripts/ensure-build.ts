import { execFileSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const SOURCES = ["src", "scripts/build.ts", "scripts/lighten-sdk.ts", "package.json", "tsconfig.json", "tsconfig.build.json"];

/** Builds `dist` unless it is newer than all of its sources. */
export async function ensureBuild(): Promise<void> {
  const [sources, built] = await Promise.all([newest(SOURCES), newest(["dist"])]);
  if (built >= sources) return;
  // To stderr: whoever starts the server next needs stdout for itself.
  const stdio = ["ignore", process.stderr, process.stderr] as const;
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: root, stdio: [...stdio] });
}

/** When the last of these files was changed; 0 when there is none. */
async function newest(names: readonly string[]): Promise<number> {
  const files = await Promise.all(names.map((name) => filesOf(path.join(root, name))));
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

if (process.argv[1] === import.meta.filename) await ensureBuild();
