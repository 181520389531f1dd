import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { httpServerFile, type Options, toArguments } from "./downstream.js";

export interface HttpDownstream {
  /** Addresses for Streamable HTTP and for the older HTTP+SSE. */
  readonly http: string;
  readonly sse: string;
  readonly port: number;
  /** Makes it forget every session, as a restart would. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the fixture over HTTP on loopback; it ends with the test. */
export async function startHttpDownstream(options: Options = {}): Promise<HttpDownstream> {
  const child = spawn(process.execPath, [httpServerFile, ...toArguments(options)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const stop = (): Promise<void> => end(child);
  onTestFinished(stop);
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { http, sse, forget } = JSON.parse(line) as { http: string; sse: string; forget: string };
  return {
    http,
    sse,
    port: Number(new URL(http).port),
    forget: async () => {
      await fetch(forget);
    },
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.stdin?.on("error", () => {});
  child.stdin?.end();
  await exited;
}
