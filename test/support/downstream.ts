import { readFileSync } from "node:fs";
import path from "node:path";
import type { Json } from "./json-rpc-peer.js";

const root = path.resolve(import.meta.dirname, "../..");
const servers = path.join(import.meta.dirname, "servers");

export type Options = { readonly [option: string]: string | number | true };

/** The arguments that switch options of a fixture server: `{ hang: "list", "ignore-eof": true }`. */
export function toArguments(options: Options): string[] {
  return Object.entries(options).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
}

export const faultyServerFile = path.join(servers, "faulty-server.mjs");
export const httpServerFile = path.join(servers, "http-server.mjs");

/** The fixture server as an entry of a configuration. */
export function fixture(options: Options = {}, entry: Json = {}): Json {
  return { command: process.execPath, args: [faultyServerFile, ...toArguments(options)], ...entry };
}

/** The same behind a shell that stays, as `npx` does. */
export function fixtureBehindShell(options: Options = {}, entry: Json = {}): Json {
  const command = [process.execPath, faultyServerFile, ...toArguments(options)].map((word) => `'${word}'`).join(" ");
  return { command: "sh", args: ["-c", `${command}; exit $?`], ...entry };
}

/** A real server from the development dependencies. */
export function realServer(name: "everything" | "filesystem" | "memory", ...args: string[]): Json {
  const file = path.join(root, "node_modules/@modelcontextprotocol", `server-${name}`, "dist/index.js");
  return { command: process.execPath, args: [file, ...args] };
}

/** A configuration with one toolbox. */
export function oneToolbox(mcpServers: { readonly [server: string]: Json }, name = "box"): Json {
  return { toolboxes: { [name]: { description: "For tests", mcpServers } } };
}

export interface RecordedEvent extends Json {
  readonly pid: number;
  /** Milliseconds, as `Date.now` gives them. */
  readonly time: number;
  readonly event: string;
}

/** What a fixture server has recorded with `--record=FILE`. */
export function readRecord(file: string): readonly RecordedEvent[] {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RecordedEvent);
}

export function recorded(file: string, event: string): readonly RecordedEvent[] {
  return readRecord(file).filter((entry) => entry.event === event);
}
