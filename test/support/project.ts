import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./spec.js";
import { tempFolder } from "./temp-folder.js";

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** For tests that run commands: a proof is seconds of work, and many times that beside other tests on a small machine. */
export const COMMANDS = { timeout: 600_000 } as const;

/** A copy of the project that a test may spoil. Its packages are the project's own. */
export class ProjectCopy {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<ProjectCopy> {
    const root = await tempFolder();
    for (const part of ["spec", "src/generated", "docs", "package.json"]) {
      await cp(path.join(ROOT, part), path.join(root, part), { recursive: true });
    }
    // What the project itself has released is no part of a test.
    await rm(path.join(root, "spec/released.json"), { force: true });
    await symlink(path.join(ROOT, "node_modules"), path.join(root, "node_modules"), "dir");
    return new ProjectCopy(root);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), "utf8");
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), text);
  }

  /** As other editors save: empties a file, then fills it. In one go, so that it is empty for a moment only. */
  overwrite(file: string, text: string): void {
    writeFileSync(this.path(file), "");
    writeFileSync(this.path(file), text);
  }

  /** Replaces text in a file as many editors save: by way of another file. */
  async edit(file: string, before: string, after: string): Promise<void> {
    const text = await this.read(file);
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
    await this.write(`${file}.tmp`, text.replace(before, after));
    await rename(this.path(`${file}.tmp`), this.path(file));
  }

  remove(file: string): Promise<void> {
    return rm(this.path(file), { recursive: true });
  }

  /** Everything that the compiler reads or writes, to see what a command has changed. */
  async files(): Promise<ReadonlyMap<string, string>> {
    const names = await Promise.all(
      ["spec", "src/generated", "docs"].map(async (part) => {
        const entries = await readdir(this.path(part), { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)));
      }),
    );
    return new Map(await Promise.all(names.flat().map(async (name) => [name, await this.read(name)] as const)));
  }

  generate(...args: readonly string[]): Promise<Outcome> {
    return run("codegen/main.ts", ["--root", this.root, ...args]);
  }

  breaking(...args: readonly string[]): Promise<Outcome> {
    return run("codegen/breaking/main.ts", ["--root", this.root, ...args]);
  }
}

export const NODE_ARGUMENTS: readonly string[] = ["scripts/run.js"];

function run(script: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...NODE_ARGUMENTS, script, ...args],
      { cwd: ROOT },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}
