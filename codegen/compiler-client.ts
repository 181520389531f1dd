import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { Complaint, Question } from "./compiler.js";

export type Answer = { readonly complaints: readonly Complaint[] } | { readonly problem: string };

/** The compiler gave no answer: nothing is known about what it was asked. */
export class CompilerError extends Error {
  constructor(reason: string) {
    super(`The compiler gave no answer: ${reason}`);
    this.name = "CompilerError";
  }
}

const FOLDER = import.meta.dirname;

/**
 * The compiler in a process of its own, so that it works while values are tried here. It is started by the first question,
 * keeps nobody waiting at the end, and ends with this process.
 */
export class CompilerClient {
  readonly #arguments: readonly string[];
  #child: ChildProcess | undefined;
  #hasAnswered = false;
  #turn: Promise<unknown> = Promise.resolve();
  #known: ReadonlyMap<string, string> = new Map();

  constructor(folder: string, entry: string) {
    this.#arguments = [path.join(FOLDER, "compiler-process.ts"), folder, entry];
  }

  /** What is wrong with the entry and with those that are `wanted` of what it imports. One question after the other. */
  ask(files: ReadonlyMap<string, string>, wanted: readonly string[]): Promise<readonly Complaint[]> {
    const answer = this.#turn.then(() => this.#askTwice(files, wanted));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  /** One that answered before may have been ended since. */
  async #askTwice(files: ReadonlyMap<string, string>, wanted: readonly string[]): Promise<readonly Complaint[]> {
    const hadAnswered = this.#hasAnswered;
    try {
      return await this.#askOnce(files, wanted);
    } catch (error) {
      if (!hadAnswered) throw error;
      return this.#askOnce(files, wanted);
    }
  }

  #askOnce(files: ReadonlyMap<string, string>, wanted: readonly string[]): Promise<readonly Complaint[]> {
    const child = this.#child ?? this.#start();
    const texts = new Map([...files].filter(([name, text]) => this.#known.get(name) !== text));
    const gone = [...this.#known.keys()].filter((name) => !files.has(name));
    this.#known = files;
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) => {
        child.off("message", settle).off("error", onError).off("exit", onExit);
        leaveAlone(child);
        this.#hasAnswered = "complaints" in answer;
        if ("complaints" in answer) return resolve(answer.complaints);
        this.#child = undefined;
        reject(new CompilerError(answer.problem));
      };
      const onError = ({ message }: Error) => settle({ problem: message });
      const onExit = (code: number | null, signal: string | null) =>
        settle({ problem: signal === null ? `it ended with code ${code}` : `it was ended by ${signal}` });
      child.on("message", settle).on("error", onError).on("exit", onExit);
      child.ref();
      child.channel?.ref();
      const question: Question = { texts, gone, wanted };
      child.send(question);
    });
  }

  #start(): ChildProcess {
    const child = fork(path.join(FOLDER, "../scripts/run.js"), this.#arguments, {
      serialization: "advanced",
      execArgv: [],
      // The compiler has something to say when it is interrupted, and Ctrl-C is meant for whoever watches. On Windows it
      // would get a window of its own.
      detached: process.platform !== "win32",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // One that ends between two questions is replaced at the next.
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    this.#known = new Map();
    return child;
  }
}

/** A process that is not waited for does not keep this one alive. */
function leaveAlone(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
