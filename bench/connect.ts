import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Adapter, EchoServer } from "./adapter.js";
import { LineClient } from "./line-client.js";

/** Where an adapter's package is, and where its HTTP server listens. */
export interface Surroundings {
  readonly installed?: string;
  readonly url?: string;
}

/** A started subject; its servers are reachable after `open`. */
export class Connected {
  readonly adapter: Adapter;
  readonly client: LineClient;
  readonly #folder = mkdtempSync(path.join(tmpdir(), "workbench-bench-"));
  readonly #servers: readonly EchoServer[];

  constructor(adapter: Adapter, servers: readonly EchoServer[], { installed = "", url = "" }: Surroundings = {}) {
    this.adapter = adapter;
    this.#servers = servers;
    this.client = new LineClient(adapter.launch({ folder: this.#folder, installed, servers, url }));
  }

  get pid(): number {
    return this.client.pid;
  }

  async open(): Promise<void> {
    await this.adapter.open?.(this.client.request, this.#servers);
  }

  /** The parameters of a call of the first tool of a server. */
  call(args: object, server = 0): object {
    return this.adapter.call({ server: this.#servers[server]?.name ?? "", name: "echo", arguments: args });
  }

  async close(): Promise<void> {
    await this.client.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Started, initialized and opened. */
export async function connect(
  adapter: Adapter,
  servers: readonly EchoServer[],
  surroundings?: Surroundings,
): Promise<Connected> {
  const connected = new Connected(adapter, servers, surroundings);
  try {
    await connected.client.initialize();
    await connected.open();
    return connected;
  } catch (error) {
    await connected.close();
    throw error;
  }
}

/** Gives all of them to `use`, and ends them whatever happens. */
export async function withConnected<Name extends string, Result>(
  connecting: Readonly<Record<Name, () => Promise<Connected>>>,
  use: (connected: Readonly<Record<Name, Connected>>) => Promise<Result>,
): Promise<Result> {
  const connected = new Map<Name, Connected>();
  try {
    for (const name of Object.keys(connecting) as Name[]) connected.set(name, await connecting[name]());
    return await use(Object.fromEntries(connected) as Record<Name, Connected>);
  } finally {
    await Promise.all([...connected.values()].map((one) => one.close()));
  }
}
