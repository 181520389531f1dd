import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../support/spec.js";

export const SERVER_ARGS: readonly string[] = ["--import", "tsx", path.join(ROOT, "src/embedded/main.ts")];

export interface Reply {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** The embedded server as a real process, spoken to line by line. */
export class ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #exit: Promise<readonly [code: number | null, signal: string | null]>;
  #stderr = "";
  #lastId = 0;

  constructor() {
    this.child = spawn(process.execPath, SERVER_ARGS, { cwd: ROOT });
    this.child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#stderr += text;
    });
    this.#lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    this.#exit = once(this.child, "exit").then(([code, signal]) => [code as number | null, signal as string | null]);
  }

  send(text: string | Uint8Array): void {
    this.child.stdin.write(text);
  }

  /** The next line that the server writes, parsed; undefined once it has closed its end. */
  async next(): Promise<Reply | undefined> {
    const { done, value } = await this.#lines.next();
    return done === true ? undefined : (JSON.parse(value) as Reply);
  }

  /** Sends a line as it is and gives the next reply. */
  async ask(line: string): Promise<Reply | undefined> {
    this.send(`${line}\n`);
    return this.next();
  }

  async request(method: string, params?: unknown): Promise<Reply> {
    const id = ++this.#lastId;
    const reply = await this.ask(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    if (reply?.id !== id) throw new Error(`expected the reply to ${id}, got ${JSON.stringify(reply)}`);
    return reply;
  }

  /** Ends stdin, and gives what was still written and how the process ended. */
  async end(): Promise<{ replies: Reply[]; stderr: string; code: number | null; signal: string | null }> {
    this.child.stdin.end();
    const replies: Reply[] = [];
    for (let reply = await this.next(); reply !== undefined; reply = await this.next()) replies.push(reply);
    const [code, signal] = await this.#exit;
    return { replies, stderr: this.#stderr, code, signal };
  }

  async exit(): Promise<{ code: number | null; signal: string | null }> {
    const [code, signal] = await this.#exit;
    return { code, signal };
  }

  /** Whatever a test has left undone, no process outlives it. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill("SIGKILL");
    await this.#exit;
  }
}
