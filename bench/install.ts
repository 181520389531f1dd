import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const FOLDER = path.join(tmpdir(), "workbench-bench-installed");

/** A folder with the package in its `node_modules`. Kept for the next run; nothing of it is part of the project. */
export async function install(spec: string): Promise<string> {
  const folder = path.join(FOLDER, spec.replaceAll("/", "+"));
  const done = path.join(folder, "installed");
  if (existsSync(done)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), "{}");
  const [command, ...first] = npm();
  // Nothing of theirs is run before it is measured.
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--silent"];
  await run(command, [...first, "install", ...options, spec], { cwd: folder });
  await writeFile(done, "");
  return folder;
}

/** The npm that runs this, by its file: its name alone cannot be started on Windows. */
function npm(): readonly [string, ...string[]] {
  const file = process.env["npm_execpath"];
  return file === undefined ? ["npm"] : [process.execPath, file];
}
