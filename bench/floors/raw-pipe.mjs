// The floor of a call: spawns the downstream that it is given and forwards lines with only the ids rewritten. What
// everybody would write first: each line parsed, its id replaced, and written again. Its child has a session of its own
// as the workbench's have: on a busy machine that decides about its share of the processor.
import { spawn } from "node:child_process";
import { readLines } from "./lines.mjs";

const [, , command = "", ...args] = process.argv;
const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"], detached: true });
/** @type {Map<number, unknown>} */
const ids = new Map();
let last = 0;

readLines(process.stdin, (lines) => {
  for (const line of lines) {
    const message = JSON.parse(line);
    if (message.id !== undefined) {
      ids.set(++last, message.id);
      message.id = last;
    }
    child.stdin.write(`${JSON.stringify(message)}\n`);
  }
});
process.stdin.on("end", () => child.stdin.end());

readLines(child.stdout, (lines) => {
  for (const line of lines) {
    const message = JSON.parse(line);
    const id = ids.get(message.id);
    ids.delete(message.id);
    message.id = id;
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }
});
child.on("exit", () => process.exit());
