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
  Module.prototype._compile = function compileWithCache(text, filename, ...rest) {
    const script = text.length < LEAST_LENGTH ? undefined : readScript(text, filename);
    if (script === undefined) return compile.call(this, text, filename, ...rest);
    const { exports } = this;
    const require = createRequire(filename);
    return script.runInThisContext().call(exports, exports, require, this, filename, path.dirname(filename));
  };
}

/** The wrapped text as a script; nothing when it is no plain CommonJS, which Node knows more ways to read. */
function readScript(text, filename) {
  const file = path.join(FOLDER, `${cachedDataVersionTag()}-${digestOf(text).toString("hex")}`);
  const cachedData = readIfWhole(file);
  const options = { filename, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };
  try {
    const script = new Script(Module.wrap(text), cachedData === undefined ? options : { ...options, cachedData });
    // At the end, when it holds the functions that were called.
    if (script.cachedDataRejected !== false)
      process.once("exit", () => writeIfPossible(file, script.createCachedData()));
    return script;
  } catch {
    return undefined;
  }
}

function digestOf(data) {
  return createHash("sha256").update(data).digest();
}

/** What was kept begins with its digest: V8 would believe damaged data, and crash. */
function readIfWhole(file) {
  try {
    const kept = readFileSync(file);
    const data = kept.subarray(32);
    return digestOf(data).equals(kept.subarray(0, 32)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all, because another process may be reading; not at all where nothing may be written. */
function writeIfPossible(file, data) {
  try {
    mkdirSync(FOLDER, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.concat([digestOf(data), data]));
    renameSync(part, file);
  } catch {
    // It is made again the next time.
  }
}
