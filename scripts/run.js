import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction, constants } from "node:vm";
import { rolldown } from "rolldown";
import { enableCompileCache } from "./compile-cache.js";

/**
 * Runs a TypeScript program: `node scripts/run.js codegen/main.ts …`. It is bundled in memory and loaded as CommonJS.
 * A loader with hooks would start a thread and ask it about every module, and Node would read CommonJS packages, of
 * which one has ten megabytes, twice.
 */
enableCompileCache();

const [node, , program, ...args] = process.argv;
const entry = path.resolve(program);
process.argv = [node, entry, ...args];

const build = await rolldown({
  input: entry,
  platform: "node",
  // Packages are left to Node.
  external: /^(?![./]|[A-Za-z]:[\\/])/u,
});
const { output } = await build.generate({ format: "cjs", entryFileNames: "entry", chunkFileNames: "[name]" });
const chunks = new Map(output.map((chunk) => [chunk.fileName, { code: chunk.code, exports: undefined }]));
const requirePackage = createRequire(entry);

function load(name) {
  const chunk = chunks.get(name);
  if (chunk.exports === undefined) {
    const module = { exports: {} };
    chunk.exports = module.exports;
    compileFunction(chunk.code, ["require", "exports", "module", "__filename", "__dirname"], {
      filename: entry,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })(requireFrom, module.exports, module, entry, path.dirname(entry));
  }
  return chunk.exports;
}

function requireFrom(id) {
  return id.startsWith("./") ? load(id.slice(2)) : requirePackage(id);
}

load("entry");
