import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { stat } from "node:fs/promises";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import spawn from "cross-spawn";
import { texts } from "../generated/texts.js";
import { BatchedWriter } from "./batched-writer.js";
import { ConnectionLost } from "./connection-lost.js";
import {
  errorMessage,
  formatSize,
  idOfOversized,
  isMessage,
  isOversizedRequest,
  isRecord,
  isRequestId,
  type Message,
  parseMessage,
  type Take,
} from "./json-rpc.js";
import { LineSplitter, type OversizedLine } from "./line-splitter.js";
import { PendingIds } from "./pending-ids.js";
import { OWN_GROUP, type Reaper, signalGroup } from "./process-group.js";
import { readAnswer } from "./read-answer.js";
import type { Redact } from "./redact.js";
import { StderrRelay } from "./stderr-relay.js";

export interface ChildOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string | undefined;
  readonly maxLine: number;
  readonly maxQueue: number;
  /** How long a child has between the end of its input, SIGTERM and SIGKILL. */
  readonly patience: () => number;
  readonly reaper: Reaper;
  readonly redact: Redact;
  readonly onStderr: (line: string) => void;
}

/** How long the last words of a dead child are waited for; its pipe may be held open by a grandchild for ever. */
const LAST_WORDS = 50;

type Handlers = Pick<Transport, "onclose" | "onerror" | "onmessage">;

/**
 * A server as a child process: the leader of its own group, spoken to line by line. Its death is noticed by `exit`, not
 * by the end of its pipes, because behind `npx` or `sh` a grandchild may keep those open.
 */
export class ChildTransport implements Transport {
  onclose?: Handlers["onclose"];
  onerror?: Handlers["onerror"];
  onmessage?: Handlers["onmessage"];
  take?: Take;

  readonly #options: ChildOptions;
  readonly #stderr: StderrRelay;
  readonly #pending = new PendingIds();
  #started: Promise<void> | undefined;
  #child: ChildProcessWithoutNullStreams | undefined;
  #writer: BatchedWriter | undefined;
  #ended: Promise<void> | undefined;
  #lost: ConnectionLost | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.#stderr = new StderrRelay(options.redact, options.onStderr);
  }

  /** Why the child is gone, in words for the caller; undefined while it lives. */
  get lost(): ConnectionLost | undefined {
    return this.#lost;
  }

  start(): Promise<void> {
    this.#started = this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    const { command, args, env, cwd, reaper } = this.#options;
    // The system reports a missing folder as a missing command.
    if (cwd !== undefined && !(await isFolder(cwd))) throw new Error(texts.reason_cwd_not_found({ cwd }));
    const child = spawn(command, [...args], {
      ...OWN_GROUP,
      env,
      cwd,
      stdio: "pipe",
    }) as ChildProcessWithoutNullStreams;
    await new Promise<void>((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (error) => reject(new Error(spawnProblem(command, error), { cause: error })));
    });
    const leader = child.pid ?? 0;
    reaper.watch(leader);
    this.#child = child;
    this.#writer = new BatchedWriter(child.stdin);
    this.#ended = this.#untilEnd(child, leader);
    this.#listen(child);
  }

  /** Async so that it rejects and never throws: what is nested too deeply cannot be written. */
  async send(message: object): Promise<void> {
    const [child, writer] = [this.#child, this.#writer];
    if (writer === undefined || child?.stdin.writable !== true || this.#lost !== undefined)
      throw this.#lost ?? new ConnectionLost();
    if (writer.waiting > this.#options.maxQueue)
      throw new Error(texts.reason_not_reading({ size: formatSize(writer.waiting) }));
    writer.write(JSON.stringify(message));
    this.#pending.sent(message as Message);
  }

  /** End of input, then SIGTERM, then SIGKILL, to the whole group; done when the child is gone. */
  async close(): Promise<void> {
    // A child that is just being started must not be forgotten.
    await this.#started?.catch(() => undefined);
    const [child, ended] = [this.#child, this.#ended];
    if (child === undefined || ended === undefined) return;
    const patience = this.#options.patience();
    child.stdin.end();
    const leader = child.pid ?? 0;
    const terminate = setTimeout(() => signalGroup(leader, "SIGTERM"), patience / 2);
    const kill = setTimeout(() => signalGroup(leader, "SIGKILL"), patience);
    await ended;
    clearTimeout(terminate);
    clearTimeout(kill);
  }

  #listen(child: ChildProcessWithoutNullStreams): void {
    const lines = new LineSplitter(this.#options.maxLine, {
      line: (text) => this.#receive(text),
      oversized: (line) => this.#refuse(line),
    });
    child.stdout.on("data", (chunk: Buffer) => lines.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => this.#stderr.push(chunk));
    // Without its output a server cannot answer, even if its process stays.
    child.stdout.once("end", () => void this.close());
    for (const stream of [child.stdin, child.stdout, child.stderr])
      stream.on("error", (error) => this.onerror?.(error));
  }

  #receive(text: string): void {
    const answer = readAnswer(text);
    const message = answer?.message ?? parseMessage(text);
    if (isMessage(message)) {
      if (message.id !== undefined && message.method === undefined) this.#pending.answered(message.id);
      this.#deliver(message, answer?.resultText);
      return;
    }
    // An answer that cannot be read would otherwise be waited for until the timeout.
    const id = isRecord(message) && message["method"] === undefined ? message["id"] : undefined;
    if (isRequestId(id) && this.#pending.answered(id)) this.#deliver(errorMessage(id, texts.reason_malformed_answer()));
    else if (text.trim() !== "")
      this.#options.onStderr(texts.log_not_protocol({ start: this.#options.redact(text).slice(0, 80) }));
  }

  #refuse(line: OversizedLine): void {
    const text = texts.reason_line_too_large({ size: formatSize(line.size), limit: formatSize(this.#options.maxLine) });
    const id = idOfOversized(line);
    // Where nobody can tell whose answer it was, all of them learn of it now rather than wait for their timeouts.
    const ids = isOversizedRequest(line) ? [] : id === undefined ? this.#pending.all : [id];
    const waiting = ids.filter((one) => this.#pending.answered(one));
    for (const one of waiting) this.#deliver(errorMessage(one, text));
    if (waiting.length === 0) this.#options.onStderr(text);
  }

  #deliver(message: Message, resultText?: string): void {
    if (this.take?.(message, resultText) === true) return;
    this.onmessage?.(message as Parameters<NonNullable<Handlers["onmessage"]>>[0]);
  }

  async #untilEnd(child: ChildProcessWithoutNullStreams, leader: number): Promise<void> {
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
      child.once("exit", (...how) => resolve(how));
    });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LAST_WORDS);
      child.stdout.once("end", () => {
        clearTimeout(timer);
        resolve();
      });
    });
    // Whatever the leader left behind in its group.
    signalGroup(leader, "SIGKILL");
    this.#options.reaper.forget(leader);
    const reason = signal === null ? texts.reason_exited({ code: code ?? 0 }) : texts.reason_killed({ signal });
    const stderr = this.#stderr.end();
    this.#lost = new ConnectionLost(stderr === "" ? reason : texts.reason_with_stderr({ reason, stderr }));
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    this.onclose?.();
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}

function spawnProblem(command: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return texts.reason_command_not_found({ command });
  return texts.reason_cannot_start({ command, problem: error.code ?? error.message });
}
