import { appendFileSync } from "node:fs";

/** Writes what happens to a file, one JSON line each, so that a test sees it even after the process is gone. */
export function createRecorder(file) {
  return (event, details = {}) => {
    if (file !== undefined)
      appendFileSync(file, `${JSON.stringify({ pid: process.pid, time: Date.now(), event, ...details })}\n`);
  };
}
