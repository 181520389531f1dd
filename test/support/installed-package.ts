import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./root.js";
import { type Finished, runCommand, runNode } from "./run-command.js";

/** The package in an empty project, as npm installs it from its tarball, with Zod and nothing else. */
export interface InstalledPackage {
  readonly folder: string;
  /** Paths of everything in the tarball. */
  readonly files: readonly string[];
}

/** Without the network: Zod comes from the folder in which the tests themselves found it. */
export async function installPackage(): Promise<InstalledPackage> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), "workbench päckage ☂ ")));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ name: "client", private: true, type: "module" }));
  const npm = (...args: string[]) => runNpm(folder, [...args, "--ignore-scripts", "--offline", "--cache", "npm-cache"]);
  const packed = JSON.parse(await npm("pack", ROOT, "--json")) as readonly {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  const [tarball] = packed;
  if (tarball === undefined) throw new Error("npm packed nothing");
  await npm("install", `./${tarball.filename}`, path.join(ROOT, "node_modules/zod"), "--install-links", "--no-audit");
  return { folder, files: tarball.files.map((file) => file.path).sort() };
}

export async function removePackage({ folder }: InstalledPackage): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Type-checks files of a folder with the project's own compiler; its output is empty when nothing is wrong. */
export async function compileTypes(folder: string, files: readonly string[], options: object): Promise<Finished> {
  const compilerOptions = { strict: true, skipLibCheck: false, target: "ES2022", types: [], noEmit: true, ...options };
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return runNode([path.join(ROOT, "node_modules/typescript/bin/tsc"), "-p", "."], folder);
}

async function runNpm(folder: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand("npm", args, folder);
  if (code !== 0) throw new Error(`npm ${args.join(" ")} ended with ${code}\n${stdout}${stderr}`);
  return stdout;
}
