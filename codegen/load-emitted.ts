import { createRequire } from "node:module";
import { GENERATED_FOLDER } from "./compile.js";
import type { Output } from "./printer.js";
import { toCommonJs } from "./to-common-js.js";

type Exports = Record<string, unknown>;

interface Loaded {
  readonly imported: readonly Exports[];
  readonly exports: Exports;
}

const require = createRequire(import.meta.url);
const loaders = new WeakMap<Output, (name: string) => Exports>();

// Kept for the life of the process: what has been run often is faster than the same anew.
const modules = new Map<string, Loaded>();

/** Runs the emitted modules as they would be written, without writing them. */
export function loadEmitted(output: Output): (name: string) => Exports {
  const loader = loaders.get(output) ?? createLoader(output);
  loaders.set(output, loader);
  return loader;
}

function createLoader(output: Output): (name: string) => Exports {
  const loaded = new Map<string, Exports>();
  const load = (name: string): Exports => {
    const exports = loaded.get(name) ?? loadModule(name, output, load);
    loaded.set(name, exports);
    return exports;
  };
  return load;
}

/** The module as it was loaded before, if neither its text nor what it imports has changed. */
function loadModule(name: string, output: Output, load: (name: string) => Exports): Exports {
  const text = output.get(`${GENERATED_FOLDER}/${name}.ts`);
  if (text === undefined) throw new Error(`there is no emitted module ${name}`);
  const code = toCommonJs(text);
  const imported = [...code.matchAll(/\brequire\("\.\/([^"]+)\.js"\)/gu)].map(([, other = ""]) => load(other));
  const before = modules.get(code);
  if (before?.imported.every((one, index) => one === imported[index])) return before.exports;
  const exports: Exports = {};
  const resolve = (specifier: string): unknown =>
    specifier.startsWith("./") ? load(specifier.slice(2).replace(/\.js$/u, "")) : require(specifier);
  // oxlint-disable-next-line no-implied-eval -- what runs here is what the emitter has just written
  new Function("require", "exports", `"use strict";\n${code}`)(resolve, exports);
  modules.set(code, { imported, exports });
  return exports;
}
