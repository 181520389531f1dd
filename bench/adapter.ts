import type { Launch, Request } from "./line-client.js";

/** A downstream server, as it stands in a configuration. */
export interface EchoServer {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Place {
  /** An own, empty folder, for a configuration and whatever is kept at home. */
  readonly folder: string;
  /** Where the package is installed, if the adapter names one. */
  readonly installed: string;
  readonly servers: readonly EchoServer[];
  /** Where the same server listens, for an adapter that is `over: "http"`. */
  readonly url: string;
}

export interface ToolCall {
  readonly server: string;
  readonly name: string;
  readonly arguments: object;
}

/** What has to be known of a stdio server that stands in front of others: its command, how to open, how to call. */
export interface Adapter {
  readonly name: string;
  /** What npm has to install, with its version; nothing if it is part of the project. */
  readonly package?: string;
  /** How it reaches its server; a bridge to HTTP has one only. */
  readonly over?: "stdio" | "http";
  readonly launch: (place: Place) => Launch;
  /** Done when the servers can be called. */
  readonly open?: (request: Request, servers: readonly EchoServer[]) => Promise<void>;
  /** The parameters of the `tools/call` that reaches the tool. */
  readonly call: (call: ToolCall) => object;
}
