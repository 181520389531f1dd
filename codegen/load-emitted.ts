import { createRequire } from "node:module";
import { ts } from "ts-morph";
import { GENERATED_FOLDER } from "./compile.js";
import type { Output } from "./printer.js";

type Exports = Record<string, unknown>;

const require = createRequire(import.meta.url);
const transpiled = new Map<string, string>();
const loaders = new WeakMap<Output, (name: string) => Exports>();

/** Runs the emitted modules as they would be written, without writing them. */
export function loadEmitted(output: Output): (name: string) => Exports {
  const loader = loaders.get(output) ?? createLoader(output);
  loaders.set(output, loader);
  return loader;
}

function createLoader(output: Output): (name: string) => Exports {
  const loaded = new Map<string, Exports>();
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const exports: Exports = {};
    loaded.set(name, exports);
    const text = output.get(`${GENERATED_FOLDER}/${name}.ts`);
    if (text === undefined) throw new Error(`there is no emitted module ${name}`);
    const resolve = (specifier: string): unknown =>
      specifier.startsWith("./") ? load(specifier.slice(2).replace(/\.js$/u, "")) : require(specifier);
    // oxlint-disable-next-line no-implied-eval -- what runs here is what the emitter has just written
    new Function("require", "exports", toCommonJs(text))(resolve, exports);
    return exports;
  };
  return load;
}

function toCommonJs(text: string): string {
  const known = transpiled.get(text);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, removeComments: true },
  });
  transpiled.set(text, outputText);
  return outputText;
}
