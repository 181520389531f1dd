import { execFileSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";

/** Compiles `src` into `dist`, and puts the published schemas beside it. */
const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");

await rm(dist, { recursive: true, force: true });
execFileSync(process.execPath, [path.join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
await cp(path.join(root, "src/generated/schemas"), path.join(dist, "generated/schemas"), { recursive: true });
