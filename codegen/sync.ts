import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { GENERATED_FOLDER } from "./compile.js";
import type { Output } from "./printer.js";

/** How the disk differs from what the spec compiles to. */
export interface Drift {
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  readonly changed: readonly string[];
}

export function driftCount({ missing, surplus, changed }: Drift): number {
  return missing.length + surplus.length + changed.length;
}

/** Compares in both directions: a file too many is as wrong as one that is missing. */
export async function findDrift(root: string, output: Output): Promise<Drift> {
  const onDisk = await readGenerated(root, output);
  const names = [...output.keys()];
  return {
    missing: names.filter((name) => !onDisk.has(name)),
    surplus: [...onDisk.keys()].filter((name) => !output.has(name)),
    changed: names.filter((name) => onDisk.has(name) && onDisk.get(name) !== output.get(name)),
  };
}

/** Makes the disk equal to the output, touching only what differs, and says what it did. */
export async function writeOutput(root: string, output: Output): Promise<Drift> {
  const drift = await findDrift(root, output);
  for (const name of [...drift.missing, ...drift.changed])
    await replaceFile(path.join(root, name), output.get(name) ?? "");
  // A second file that an ended process left behind is surplus, and may be gone by now: it was written over and renamed.
  for (const name of drift.surplus) await rm(path.join(root, name), { force: true });
  return drift;
}

/** By way of a second file, so that whoever reads meanwhile sees the old text or the new one and never half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function readGenerated(root: string, output: Output): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(root, GENERATED_FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const inFolder = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  const names = [...new Set([...inFolder, ...output.keys()])].sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, name), "utf8").catch(() => undefined)));
  return new Map(names.flatMap((name, index) => (texts[index] === undefined ? [] : [[name, texts[index]] as const])));
}
