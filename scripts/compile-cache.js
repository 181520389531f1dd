import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import path from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { constants, Script } from "node:vm";

/** In here and not in the system's temporary folder: what is loaded from it runs. */
const FOLDER = path.resolve(import.meta.dirname, "../node_modules/.cache/compiled");

/** The compiler that ts-morph brings has nine megabytes; smaller packages are read faster than they are looked up. */
const LEAST_LENGTH = 200_000;

/**
 * Keeps what V8 made of large packages for the next process, as Node 22 and newer can by themselves: reading the compiler
 * takes a quarter of a second otherwise. What belongs to another text, version or flag is made anew.
 */
export function enableCompileCache() {
  if (Module.enableCompileCache !== undefined) {
    Module.enableCompileCache(FOLDER);
    return;
  }
  const compile = Module.prototype._compile;
  Module.prototype._compile = function compileWithCache(text, filename) {
    return text.length < LEAST_LENGTH ? compile.call(this, text, filename) : runCached(this, text, filename);
  };
}

function runCached(module, text, filename) {
  const hash = createHash("sha256").update(text).digest("hex");
  const file = path.join(FOLDER, `${cachedDataVersionTag()}-${hash}`);
  const cachedData = readIfThere(file);
  const script = new Script(Module.wrap(text), {
    filename,
    ...(cachedData === undefined ? {} : { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  // At the end, when it holds the functions that were called.
  if (script.cachedDataRejected !== false) process.once("exit", () => writeIfPossible(file, script.createCachedData()));
  const { exports } = module;
  script.runInThisContext()(exports, createRequire(filename), module, filename, path.dirname(filename));
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Whole or not at all, because another process may be reading; not at all where nothing may be written. */
function writeIfPossible(file, data) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, data);
    renameSync(part, file);
  } catch {
    // It is made again the next time.
  }
}
