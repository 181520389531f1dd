import { execFile } from "node:child_process";

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. One that does not end by itself is ended, and then has no exit code of its own. */
export function runCommand(command: string, args: readonly string[], cwd: string): Promise<Finished> {
  // npm is a script on Windows, which only a shell can start.
  const isScript = process.platform === "win32" && command !== process.execPath;
  const given = isScript ? args.map((arg) => `"${arg}"`) : [...args];
  return new Promise((resolve) => {
    const child = execFile(
      command,
      given,
      { cwd, env: plainEnvironment(), shell: isScript, timeout: 100_000, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
        resolve({ code, stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

export function runNode(args: readonly string[], cwd: string): Promise<Finished> {
  return runCommand(process.execPath, args, cwd);
}

/** Less what the npm around the tests and the test runner itself would say to a process within. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const isForeign = (name: string) => /^(npm_|vitest|NODE_)/iu.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
}
