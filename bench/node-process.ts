import { spawnSync } from "node:child_process";

/** Reading extra certificates takes longer than everything else that a bare `node` does. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _certificates, NODE_OPTIONS: _options, ...rest } = process.env;
  return rest;
}

export function runNode(args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(process.execPath, args, {
    cwd,
    env: plainEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
}

/** The yardstick for whatever starts a process. */
export function runBareNode(): void {
  runNode(["-e", "0"], process.cwd());
}
