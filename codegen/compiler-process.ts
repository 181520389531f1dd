import { Compiler, type Question } from "./compiler.js";
import type { Answer } from "./compiler-client.js";

/** Answers whoever started it, and ends with it. */
const [folder = "", entry = ""] = process.argv.slice(2);
let compiler: Compiler | undefined;

process.on("disconnect", () => process.exit());
// Where it shares a console with whoever watches, Ctrl-C is meant for them.
process.on("SIGINT", () => {});
process.on("message", (question: Question) => {
  try {
    compiler ??= new Compiler(folder, entry);
    answer({ complaints: compiler.ask(question) });
  } catch (error) {
    // What it knows is no longer what it was told. The next question starts another one.
    answer({ problem: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
});

function answer(message: Answer): void {
  process.send?.(message);
}
