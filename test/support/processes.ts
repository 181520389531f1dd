import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** The name of an environment variable whose value tells which test a process belongs to. */
export const MARKER = "WORKBENCH_TEST_MARKER";

/** A running process. The start time tells it from a later one with the same number. */
export interface RunningProcess {
  readonly pid: number;
  readonly ppid: number;
  readonly startTime: string;
  readonly command: string;
}

/** Every process that is running, from /proc; one that has ended and only waits to be collected is none. */
export function runningProcesses(): readonly RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      const stat = readProc(pid, "stat");
      // The command's name stands in parentheses and may hold anything, even parentheses.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const [state, ppid] = fields;
      if (stat === "" || state === "Z" || state === "X") return [];
      const command = readProc(pid, "cmdline").replaceAll("\0", " ").trim();
      return [{ pid: Number(pid), ppid: Number(ppid), startTime: fields[19] ?? "", command }];
    });
}

/** The children of a process, their children, and so on. */
export function descendantsOf(pid: number): readonly RunningProcess[] {
  const running = runningProcesses();
  const found = new Set([pid]);
  const result: RunningProcess[] = [];
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const process of running) {
      if (!found.has(process.ppid) || found.has(process.pid)) continue;
      found.add(process.pid);
      result.push(process);
    }
  }
  return result;
}

/** Every process that carries the marker, whoever its parent is now. */
export function markedProcesses(marker: string): readonly RunningProcess[] {
  const text = `${MARKER}=${marker}`;
  return runningProcesses().filter(({ pid }) => readProc(String(pid), "environ").split("\0").includes(text));
}

export function areStillRunning(known: readonly RunningProcess[]): readonly RunningProcess[] {
  const running = new Set(runningProcesses().map(({ pid, startTime }) => `${pid} ${startTime}`));
  return known.filter(({ pid, startTime }) => running.has(`${pid} ${startTime}`));
}

/** Asks until nothing is left or the time is over; what is left then. */
export async function waitUntilNone(
  find: () => readonly RunningProcess[],
  milliseconds: number,
): Promise<readonly RunningProcess[]> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const left = find();
    if (left.length === 0 || Date.now() > end) return left;
    await delay(10);
  }
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
