import type { CallSignal } from "./cancellation.js";

/** What the workbench needs of a connected server, whatever it is connected by. */
export interface Connection {
  /** Why it is gone; undefined while it lives. */
  readonly lost: Error | undefined;
  readonly hasTools: boolean;
  readonly hasLogging: boolean;
  readonly request: (method: string, params: object, options: RequestOptions) => Promise<Answer>;
  readonly notify: (method: string) => Promise<void>;
  /** Ends it; done when nothing of it is left. */
  readonly close: () => Promise<void>;
}

/** What a server answered. */
export interface Answer {
  readonly result: object;
  /** The same as the server wrote it, where that is known. */
  readonly text?: string | undefined;
}

export interface RequestOptions {
  readonly signal: CallSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Progress of a call or of an opening, as MCP counts it. */
export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

/** What a connected server may say by itself. */
export interface ConnectionEvents {
  readonly onLost: () => void;
  readonly onToolsChanged: () => void;
  readonly onLog: (params: LogMessage) => void;
  /** A request of the server to the client: its answer to come, or undefined where nobody can give one. */
  readonly onRequest: (request: ServerRequest, signal: AbortSignal) => Promise<object> | undefined;
}

export interface LogMessage {
  readonly level: string;
  readonly data?: unknown;
  readonly [key: string]: unknown;
}

export interface ServerRequest {
  readonly method: string;
  readonly params?: object | undefined;
}

/** Makes a connection, or says why not. It must leave nothing behind when it fails or is aborted. */
export type Connect = (events: ConnectionEvents, signal: AbortSignal) => Promise<Connection>;
