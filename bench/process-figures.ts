import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second wherever Node runs. */
const TICK = 10;

/** Milliseconds of processor time that a process has used; not a number where nothing says so. */
export function cpuTime(pid: number): number {
  const text = readProc(pid, "stat");
  // The second field is the name, in brackets, and may hold anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Bytes of memory that a process holds; not a number where nothing says so. */
export function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(readProc(pid, "status"))?.[1]) * 1024;
}

function readProc(pid: number, file: string): string {
  return process.platform === "linux" ? readFileSync(`/proc/${pid}/${file}`, "utf8") : "";
}
