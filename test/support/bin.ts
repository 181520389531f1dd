import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
let checked: string | undefined;

/** The built bin that package.json names. A build older than its sources would test yesterday's code: refused. */
export function binFile(): string {
  checked ??= check();
  return checked;
}

function check(): string {
  const { bin } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    bin: string | { readonly [name: string]: string };
  };
  const named = typeof bin === "string" ? bin : bin["mcp-workbench"];
  const file = path.join(root, named ?? "");
  if (named === undefined || !existsSync(file)) throw new Error(`No ${file}. First run: npm run build`);
  if (newestIn(path.join(root, "src")) > statSync(file).mtimeMs)
    throw new Error("dist is older than src. Run: npm run build");
  return file;
}

function newestIn(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}
