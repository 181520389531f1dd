import { execFileSync } from "node:child_process";
import { chmod, cp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type InputOptions, type OutputOptions, rolldown } from "rolldown";
import { lightenSdk } from "./lighten-sdk.js";

/**
 * Builds `dist`: the contracts as modules, so that clients bundle only what they use; the library, the command and the
 * embedded server as bundles, so that nobody installs the packages behind them.
 */
const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");

await rm(dist, { recursive: true, force: true });
execFileSync(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
await cp(path.join(root, "src/generated/schemas"), path.join(dist, "generated/schemas"), { recursive: true });
const SHEBANG = "#!/usr/bin/env node";
const ONE_FILE: OutputOptions = { format: "esm", codeSplitting: false };
await bundle("src/index.ts", { ...ONE_FILE, file: path.join(dist, "index.js") });
await bundle("src/embedded/main.ts", { ...ONE_FILE, file: path.join(dist, "embedded-server.js"), banner: SHEBANG });
// As CommonJS and in parts: that is loaded soonest, and only what a command needs is read at all.
await bundle("src/cli/main.ts", {
  dir: dist,
  format: "cjs",
  entryFileNames: "bin.cjs",
  chunkFileNames: "bin-[name].cjs",
  banner: ({ isEntry }) => (isEntry ? `${SHEBANG}\nrequire("node:module").enableCompileCache?.();` : ""),
});
await chmod(path.join(dist, "bin.cjs"), 0o755);
await removeUnreachable(["index", "contracts/index", "generated/validators"]);

async function bundle(entry: string, output: OutputOptions): Promise<void> {
  const options: InputOptions = {
    input: path.join(root, entry),
    platform: "node",
    transform: { target: "node20" },
    // The UMD build of jsonc-parser, which Node would take, hides its parts from a bundler.
    resolve: { mainFields: ["module", "main"] },
    plugins: [lightenSdk()],
  };
  const build = await rolldown(options);
  await build.write({ minify: true, ...output });
  await build.close();
}

/** What `tsc` wrote for modules that are published inside a bundle only. */
async function removeUnreachable(entries: readonly string[]): Promise<void> {
  const bundled = ["index.js", "embedded-server.js"];
  const kept = new Set(bundled.map((file) => path.join(dist, file)));
  for (const entry of entries) await keep(path.join(dist, `${entry}.d.ts`), kept);
  for (const entry of entries.slice(1)) await keep(path.join(dist, `${entry}.js`), kept);
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(js|d\.ts)$/u.test(file) && !kept.has(file)) await rm(file);
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
