import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

type TsMorph = typeof import("ts-morph");

/**
 * The compiler, once it is loaded. ts-morph is no dependency of the package, because only this command needs it and it
 * weighs more than everything else together; so no module can import it at its top.
 */
export let ts: TsMorph["ts"];
export let Project: TsMorph["Project"];

/** Loads ts-morph from the project in `folder`, else from beside this package; false where it is in neither. */
export async function loadCompiler(folder: string): Promise<boolean> {
  for (const from of [path.join(folder, "package.json"), import.meta.url]) {
    const file = resolveFrom(from);
    if (file === undefined) continue;
    const module = (await import(pathToFileURL(file).href)) as TsMorph;
    ({ ts, Project } = module);
    return true;
  }
  return false;
}

function resolveFrom(from: string): string | undefined {
  try {
    return createRequire(from).resolve("ts-morph");
  } catch {
    return undefined;
  }
}
