import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { plainEnvironment } from "./node-process.js";

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export type Request = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;

/** The same request again and again. */
export interface Repetition {
  readonly params: object;
  readonly calls: number;
  readonly inFlight: number;
  /** Takes the milliseconds of each call; for one call at a time. */
  readonly latencies?: number[];
}

const NEWLINE = 0x0a;
const LAST_WORDS = 2_000;
/** A subject that does not answer must not stop all others. */
const PATIENCE = 120_000;

/** A client that is never the bottleneck: raw lines, and while it repeats a call it only counts the answers. */
export class LineClient {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exited: Promise<unknown>;
  #parts: Buffer[] = [];
  #onLine: (line: readonly Buffer[]) => void = () => {};
  #onChunkEnd: () => void = () => {};
  #onLost: (error: Error) => void = () => {};
  #isLost = false;
  #id = 0;
  #stderr = "";

  constructor({ command, args, env, cwd }: Launch) {
    this.#child = spawn(command, [...args], {
      env: { ...plainEnvironment(), ...env },
      ...(cwd === undefined ? {} : { cwd }),
      // Linux shares the processor between sessions, so on a busy machine a process in its own gets three times as much.
      // The workbench starts its servers that way; everything here is started alike.
      detached: true,
    });
    this.#exited = once(this.#child, "exit").then(() => {
      this.#isLost = true;
      this.#onLost(this.#lost());
    });
    this.#child.stdout.on("data", (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.on("data", (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-LAST_WORDS);
    });
    // Its end is told by `exit`.
    this.#child.stdin.on("error", () => undefined);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** One request, read with care. A tool's error is an error here. */
  readonly request: Request = async (method, params) => {
    const id = ++this.#id;
    const line = await this.#during<string>((resolve) => {
      this.#onLine = (parts) => {
        const text = Buffer.concat(parts).toString();
        if ((JSON.parse(text) as { id?: unknown }).id === id) resolve(text);
      };
      this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    });
    return resultOf(line);
  };

  notify(method: string): void {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method })}\n`);
  }

  async initialize(): Promise<Readonly<Record<string, unknown>>> {
    const result = await this.request("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "bench", version: "1" },
    });
    this.notify("notifications/initialized");
    return result;
  }

  /** Calls as often as asked, so many of them in flight. Done when all are answered; the last answer is checked. */
  async repeat({ params, calls, inFlight, latencies }: Repetition): Promise<void> {
    const [head, tail] = [`{"jsonrpc":"2.0","id":`, `,"method":"tools/call","params":${JSON.stringify(params)}}\n`];
    const send = (count: number) => {
      let lines = "";
      for (let i = 0; i < count; i++) lines += head + ++this.#id + tail;
      this.#child.stdin.write(lines);
    };
    let sent = Math.min(inFlight, calls);
    let answered = 0;
    let fresh = 0;
    let last: readonly Buffer[] = [];
    let started = performance.now();
    await this.#during<void>((resolve) => {
      this.#onLine = (parts) => {
        last = parts;
        fresh++;
      };
      this.#onChunkEnd = () => {
        if (fresh === 0) return;
        const now = performance.now();
        latencies?.push(now - started);
        answered += fresh;
        const next = Math.min(fresh, calls - sent);
        fresh = 0;
        if (answered >= calls) return resolve();
        started = performance.now();
        sent += next;
        if (next > 0) send(next);
      };
      send(sent);
    });
    resultOf(Buffer.concat(last).toString());
  }

  /** End of input, and no mercy for who ignores it. */
  async close(): Promise<void> {
    this.#onLost = () => {};
    this.#child.stdin.end();
    const kill = setTimeout(() => this.#child.kill("SIGKILL"), 3_000);
    await this.#exited;
    clearTimeout(kill);
  }

  async #during<Result>(run: (resolve: (result: Result) => void) => void): Promise<Result> {
    if (this.#isLost) throw this.#lost();
    let patience: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#onLost = reject;
        patience = setTimeout(() => reject(new Error("no answer")), PATIENCE);
        run(resolve);
      });
    } finally {
      clearTimeout(patience);
      this.#onLine = () => {};
      this.#onChunkEnd = () => {};
      this.#onLost = () => {};
    }
  }

  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#parts.push(chunk.subarray(start, end));
      const line = this.#parts;
      this.#parts = [];
      start = end + 1;
      this.#onLine(line);
    }
    if (start < chunk.length) this.#parts.push(chunk.subarray(start));
    this.#onChunkEnd();
  }

  #lost(): Error {
    return new Error(`${this.#child.spawnargs.join(" ")} ended: ${this.#stderr.trim() || "no word"}`);
  }
}

function resultOf(line: string): Readonly<Record<string, unknown>> {
  const { result, error } = JSON.parse(line) as { result?: Record<string, unknown>; error?: unknown };
  if (result === undefined || result["isError"] === true) {
    throw new Error(`not a result: ${JSON.stringify(error ?? result).slice(0, 500)}`);
  }
  return result;
}
