import { execFileSync } from "node:child_process";
import { chmod, cp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type InputOptions, type OutputOptions, rolldown } from "rolldown";

/**
 * Builds `dist`: the contracts as modules, so that clients bundle only what they use; the library, the command and the
 * embedded server as one file each, so that nobody installs the packages behind them. The work of `migrate` is in a file
 * of its own, which no other command reads.
 */
const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");
const MIGRATE = /\/migrate\/migrate\.[jt]s$/u;

await rm(dist, { recursive: true, force: true });
execFileSync(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
await cp(path.join(root, "src/generated/schemas"), path.join(dist, "generated/schemas"), { recursive: true });
await bundle("src/index.ts", "index.js");
await bundle("src/embedded/main.ts", "embedded-server.js", { banner: "#!/usr/bin/env node" });
await bundle("src/migrate/migrate.ts", "migrate.js");
await bundle("src/cli/main.ts", "bin.js", { banner: "#!/usr/bin/env node", paths: apart }, MIGRATE);
await chmod(path.join(dist, "bin.js"), 0o755);
await removeUnreachable(["index", "contracts/index", "generated/validators"]);

/** Where the command finds what is bundled apart from it. */
function apart(module: string): string {
  return MIGRATE.test(module) ? "./migrate.js" : module;
}

async function bundle(entry: string, file: string, output: OutputOptions = {}, external?: RegExp): Promise<void> {
  const options: InputOptions = {
    input: path.join(root, entry),
    platform: "node",
    ...(external === undefined ? {} : { external }),
    // The UMD build of jsonc-parser, which Node would take, hides its parts from a bundler.
    resolve: { mainFields: ["module", "main"] },
  };
  const build = await rolldown(options);
  await build.write({ file: path.join(dist, file), format: "esm", codeSplitting: false, minify: true, ...output });
  await build.close();
}

/** What `tsc` wrote for modules that are published inside a bundle only. */
async function removeUnreachable(entries: readonly string[]): Promise<void> {
  const bundled = ["index.js", "bin.js", "migrate.js", "embedded-server.js"];
  const kept = new Set(bundled.map((file) => path.join(dist, file)));
  for (const entry of entries) await keep(path.join(dist, `${entry}.d.ts`), kept);
  for (const entry of entries.slice(1)) await keep(path.join(dist, `${entry}.js`), kept);
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !file.endsWith(".json") && !kept.has(file)) await rm(file);
  }
}

async function keep(file: string, kept: Set<string>): Promise<void> {
  if (kept.has(file)) return;
  kept.add(file);
  const text = await readFile(file, "utf8");
  const ending = file.endsWith(".d.ts") ? ".d.ts" : ".js";
  for (const [, specifier = ""] of text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)\.js"/gu)) {
    await keep(path.resolve(path.dirname(file), `${specifier}${ending}`), kept);
  }
}
