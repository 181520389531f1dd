import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
export function findDrift(root: string, output: Output): Drift {
  const onDisk = readGenerated(root, output);
  const names = [...output.keys()];
  return {
    missing: names.filter((name) => !onDisk.has(name)),
    surplus: [...onDisk.keys()].filter((name) => !output.has(name)),
    changed: names.filter((name) => onDisk.has(name) && onDisk.get(name) !== output.get(name)),
  };
}

/** Makes the disk equal to the output, touching only what differs, and says what it did. */
export function writeOutput(root: string, output: Output): Drift {
  const drift = findDrift(root, output);
  for (const name of [...drift.missing, ...drift.changed]) replaceFile(path.join(root, name), output.get(name) ?? "");
  // A second file that an ended process left behind is surplus, and may be gone by now: it was written over and renamed.
  for (const name of drift.surplus) rmSync(path.join(root, name), { force: true });
  return drift;
}

/** By way of a second file, so that whoever reads meanwhile sees the old text or the new one and never half of it. */
function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function readGenerated(root: string, output: Output): ReadonlyMap<string, string> {
  const inFolder = filesBelow(path.join(root, GENERATED_FOLDER)).map((file) =>
    path.relative(root, file).split(path.sep).join("/"),
  );
  const names = [...new Set([...inFolder, ...output.keys()])].sort();
  return new Map(
    names.flatMap((name) => {
      const text = unlessAbsent(() => readFileSync(path.join(root, name), "utf8"));
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

function filesBelow(folder: string): readonly string[] {
  const entries = unlessAbsent(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** What cannot be read is as good as absent: writing it says what is in the way. */
function unlessAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
