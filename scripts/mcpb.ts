import { execFileSync } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureBuild } from "./ensure-build.js";
import { bundleManifest, readPackage } from "./manifests.js";

/** Packs the server as a bundle for desktop applications: validated, and with nothing in it that a server does not need. */
const root = path.resolve(import.meta.dirname, "..");
const staged = path.join(root, "dist-mcpb");

await ensureBuild();
const { name, version } = await readPackage();
const manifest = path.join(staged, "manifest.json");
await rm(staged, { recursive: true, force: true });
await mkdir(staged);
await cp(path.join(root, "dist"), path.join(staged, "dist"), {
  recursive: true,
  // The library and the contracts are for programs that import them.
  filter: (source) => !/dist\/(contracts|generated|runtime|index\.)/u.test(source.replaceAll("\\", "/")),
});
await cp(path.join(root, "LICENSE"), path.join(staged, "LICENSE"));
// The embedded server is an ES module.
await writeFile(path.join(staged, "package.json"), `${JSON.stringify({ type: "module" })}\n`);
await writeFile(manifest, `${JSON.stringify(bundleManifest(await readPackage()), null, 2)}\n`);
const mcpb = path.join(root, "node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [mcpb, ...args], { cwd: root, stdio: "inherit" });
run("validate", manifest);
run("pack", staged, path.join(root, `${name}-${version}.mcpb`));
await rm(staged, { recursive: true });
