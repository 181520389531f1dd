import { setMaxListeners } from "node:events";
import { texts } from "../generated/texts.js";
import { systemProblem } from "../runtime/system-problem.js";
import { reasonOf } from "../runtime/workbench-error.js";
import { CRASHED, FAILED, OK } from "./command.js";

const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/** What ends a command from outside. Once it has, `code` is the exit code, whatever the command says of itself. */
export class Interruptions {
  code: number | undefined;
  readonly #controller = new AbortController();

  constructor(isServer: boolean, log: (line: string) => void) {
    // Every server that is started listens, and there may be any number.
    setMaxListeners(0, this.signal);
    // For a server a signal is the usual end; a shell expects to hear which one it was of everything else.
    for (const [signal, number] of Object.entries(SIGNALS)) {
      process.on(signal, () => this.#end(isServer ? OK : 128 + number));
    }
    // A process that crashes still takes its servers with it.
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (error: unknown) => {
        log(texts.log_crashed({ reason: reasonOf(error) }));
        this.#end(CRASHED);
      });
    }
    if (isServer) return;
    process.stdout.on("error", (error: NodeJS.ErrnoException) => {
      // As `| head` does: who has read enough is no failure.
      if (error.code === "EPIPE") return;
      log(texts.log_output_failed({ problem: systemProblem(error) }));
      this.#end(FAILED);
    });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  #end(code: number): void {
    this.code ??= code;
    this.#controller.abort();
  }
}
