import { spawn } from "node:child_process";
import { once } from "node:events";
import { plainEnvironment } from "../node-process.js";
import { floorFile } from "../subjects.js";

/** Gives the address of a running HTTP downstream to `use`. */
export async function withHttpServer<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, [floorFile("echo-http.mjs")], {
    env: plainEnvironment(),
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const exited = once(server, "exit");
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    return await use(line.toString().trim());
  } finally {
    server.stdin.end();
    await exited;
  }
}
