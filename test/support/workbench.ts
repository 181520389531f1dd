import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import type { OpenToolboxResult } from "../../src/contracts/index.js";
import { binFile } from "./bin.js";
import { type Json, JsonRpcPeer, type Pending } from "./json-rpc-peer.js";
import {
  areStillRunning,
  descendantsOf,
  MARKER,
  markedProcesses,
  type RunningProcess,
  waitUntilNone,
} from "./processes.js";

export interface StartOptions {
  /** An object is written as JSON, with the marker in each stdio server's environment; a text as it is. */
  readonly config?: object | string;
  /** Arguments of the bin; `--config FILE` comes first if there is a configuration. */
  readonly args?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** The client's capabilities. */
  readonly capabilities?: Json;
  readonly cwd?: string;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ToolResult extends Json {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Json;
  readonly isError?: boolean;
}

export interface Tool {
  readonly toolbox: string;
  readonly server: string;
  readonly name: string;
}

/** How long anything may take before a test calls it a hang. */
export const PATIENCE = 20_000;

/** The built bin over real pipes. Every test that starts one proves at its end that nothing of it is left. */
export class Workbench {
  readonly marker = randomUUID();
  /** A folder of its own, gone after the test. Also the working directory. */
  readonly folder = mkdtempSync(path.join(tmpdir(), "workbench-test-"));
  readonly rpc: JsonRpcPeer;
  readonly child: ChildProcessWithoutNullStreams;
  readonly exited: Promise<Exit>;
  readonly #stderr: Buffer[] = [];
  readonly #known = new Map<string, RunningProcess>();
  instructions = "";
  serverInfo: Json = {};
  capabilities: Json = {};

  constructor({ config, args = [], env = {}, cwd }: StartOptions) {
    const file = config === undefined ? [] : ["--config", this.#write(config)];
    this.child = spawn(process.execPath, [binFile(), ...file, ...args], {
      cwd: cwd ?? this.folder,
      env: { PATH: process.env["PATH"], HOME: this.folder, [MARKER]: this.marker, ...env },
      stdio: "pipe",
    });
    this.rpc = new JsonRpcPeer(this.child.stdin, this.child.stdout);
    this.child.stderr.on("data", (chunk: Buffer) => this.#stderr.push(chunk));
    this.exited = new Promise((resolve, reject) => {
      this.child.on("error", reject);
      this.child.on("close", (code, signal) => resolve({ code, signal }));
    });
  }

  #write(config: object | string): string {
    const file = path.join(this.folder, "config.json");
    writeFileSync(file, typeof config === "string" ? config : JSON.stringify(withMarker(config, this.marker)));
    return file;
  }

  /** Everything written to stderr so far. */
  get stderr(): string {
    return Buffer.concat(this.#stderr).toString("utf8");
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async initialize(capabilities: Json = {}): Promise<void> {
    const clientInfo = { name: "test", version: "1.0.0" };
    const result = await this.rpc.request("initialize", { protocolVersion: "2025-06-18", capabilities, clientInfo });
    this.instructions = (result["instructions"] ?? "") as string;
    this.serverInfo = result["serverInfo"] as Json;
    this.capabilities = result["capabilities"] as Json;
    this.rpc.notify("notifications/initialized");
  }

  /** A `tools/call` on its way. */
  sendCall(name: string, input: unknown, meta?: Json): Pending {
    return this.rpc.send("tools/call", { name, arguments: input, ...(meta && { _meta: meta }) });
  }

  async call(name: string, input: unknown, meta?: Json): Promise<ToolResult> {
    const { result, error } = await this.sendCall(name, input, meta).answer;
    if (result === undefined) throw new Error(`tools/call ${name}: ${JSON.stringify(error)}`);
    return result as ToolResult;
  }

  openToolbox(toolbox: string, meta?: Json): Promise<ToolResult> {
    return this.call("open_toolbox", { toolbox }, meta);
  }

  /** The listing; an error is thrown. */
  async open(toolbox = "box"): Promise<OpenToolboxResult> {
    const result = await this.openToolbox(toolbox);
    if (result.isError === true) throw new Error(textOf(result));
    return result.structuredContent as unknown as OpenToolboxResult;
  }

  use(tool: Tool, args: Json = {}, meta?: Json): Promise<ToolResult> {
    return this.call("use_tool", { tool, arguments: args }, meta);
  }

  /** `use_tool` on its way. */
  sendUse(tool: Tool, args: Json = {}, meta?: Json): Pending {
    return this.sendCall("use_tool", { tool, arguments: args }, meta);
  }

  /** Every process of the workbench apart from itself, whoever its parent is now. */
  descendants(): readonly RunningProcess[] {
    const pid = this.child.pid ?? 0;
    const found = [...descendantsOf(pid), ...markedProcesses(this.marker)].filter((process) => process.pid !== pid);
    for (const process of [...found, ...areStillRunning([...this.#known.values()])]) {
      this.#known.set(`${process.pid} ${process.startTime}`, process);
    }
    return areStillRunning([...this.#known.values()]);
  }

  /** Ends it as a client does, by the end of its input, and waits for its exit. */
  async close(): Promise<Exit & { readonly milliseconds: number }> {
    this.descendants();
    const start = performance.now();
    this.rpc.end();
    const exit = await this.waitForExit();
    return { ...exit, milliseconds: Math.round(performance.now() - start) };
  }

  async waitForExit(milliseconds = PATIENCE): Promise<Exit> {
    const timer = new AbortController();
    const late = new Promise<never>((_, reject) => {
      const timeout = setTimeout(
        () => reject(new Error(`Still running after ${milliseconds} ms. Its stderr:\n${this.stderr}`)),
        milliseconds,
      );
      timer.signal.addEventListener("abort", () => clearTimeout(timeout));
    });
    try {
      return await Promise.race([this.exited, late]);
    } finally {
      timer.abort();
    }
  }

  /** Fails unless nothing is left. A killed process takes a moment to go, hence the short patience. */
  async expectNothingLeft(milliseconds = 1_000): Promise<void> {
    expect(await waitUntilNone(() => this.descendants(), milliseconds), "processes left behind").toEqual([]);
  }

  /** For the end of a test: ends whatever runs, proves that nothing is left, and cleans up if it is. */
  async finish(): Promise<void> {
    try {
      if (this.isRunning) await this.close();
      await this.expectNothingLeft();
    } finally {
      this.child.kill("SIGKILL");
      for (const { pid } of this.descendants()) process.kill(pid, "SIGKILL");
      rmSync(this.folder, { recursive: true, force: true });
    }
  }
}

/** Starts the bin without a word to it. */
export function spawnWorkbench(options: StartOptions = {}): Workbench {
  const workbench = new Workbench(options);
  onTestFinished(() => workbench.finish());
  return workbench;
}

/** Starts the bin and shakes hands. */
export async function startWorkbench(options: StartOptions = {}): Promise<Workbench> {
  const workbench = spawnWorkbench(options);
  const exit = workbench.exited.then((): never => {
    throw new Error(`The workbench ended at once. Its stderr:\n${workbench.stderr}`);
  });
  await Promise.race([workbench.initialize(options.capabilities), exit]);
  return workbench;
}

export function textOf(result: ToolResult): string {
  return result.content.map((block) => block.text ?? "").join("\n");
}

export function at(server: string, name: string, toolbox = "box"): Tool {
  return { toolbox, server, name };
}

/** The configuration with the marker in the environment of each stdio server. */
export function withMarker(config: object, marker: string): unknown {
  return JSON.parse(JSON.stringify(config), (key, value: unknown) =>
    key !== "toolboxes" && isStdioServer(value)
      ? { ...value, env: { [MARKER]: marker, ...(value.env as Json) } }
      : value,
  );
}

function isStdioServer(value: unknown): value is { readonly command: string; readonly env?: unknown } {
  return typeof value === "object" && value !== null && "command" in value && typeof value.command === "string";
}
