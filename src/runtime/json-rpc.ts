import type { OversizedLine } from "./line-splitter.js";

export type RequestId = string | number;

/** As much of a message as a transport looks at. */
export interface Message {
  readonly jsonrpc: "2.0";
  readonly id?: RequestId;
  readonly method?: string;
  readonly params?: object;
  readonly result?: object;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/**
 * Whether a message is dealt with; others go to the protocol layer. `resultText` is the result of an answer as it was
 * written, where that is known.
 */
export type Take = (message: Message, resultText?: string) => boolean;

export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
/** The first code that JSON-RPC leaves to implementations: the message says what happened. */
export const SERVER_ERROR = -32000;

export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request, notification, result or error whose parts have the types that the protocol layer expects. */
export function isMessage(value: unknown): value is Message {
  if (!isRecord(value) || value["jsonrpc"] !== "2.0") return false;
  const { id, method, params, result, error } = value;
  if (id !== undefined && !isRequestId(id)) return false;
  if (typeof method === "string") return params === undefined || isRecordWithMeta(params);
  if (id === undefined) return false;
  if (error !== undefined)
    return isRecord(error) && Number.isInteger(error["code"]) && typeof error["message"] === "string";
  return isRecordWithMeta(result);
}

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isInteger(value);
}

function isRecordWithMeta(value: unknown): boolean {
  return isRecord(value) && (value["_meta"] === undefined || isRecord(value["_meta"]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function errorMessage(id: RequestId, message: string, code: number = SERVER_ERROR): Message {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

const ID = String.raw`"id"\s*:\s*(-?\d+|"(?:[^"\\]|\\.)*")`;
const HEAD = String.raw`^\s*(?:data:\s*)?\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?`;
const ID_AT_HEAD = new RegExp(`${HEAD}${ID}`, "u");
const METHOD_AT_HEAD = new RegExp(String.raw`${HEAD}(?:${ID}\s*,\s*)?"method"\s*:`, "u");
const ID_AT_TAIL = new RegExp(String.raw`[,{]\s*${ID}\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$`, "u");

/** Whether a message that was too large to be kept asks or tells something, so that its id is none of ours. */
export function isOversizedRequest({ head }: OversizedLine): boolean {
  return METHOD_AT_HEAD.test(head);
}

/** Which request a message answers that was too large to be kept; undefined where its ends do not tell. */
export function idOfOversized({ head, tail }: OversizedLine): RequestId | undefined {
  const text = ID_AT_HEAD.exec(head)?.[1] ?? ID_AT_TAIL.exec(tail)?.[1];
  const id = text === undefined ? undefined : parseMessage(text);
  return isRequestId(id) ? id : undefined;
}

const UNITS = ["B", "KiB", "MiB", "GiB"] as const;

/** `512 B`, `9.5 MiB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${UNITS[power] ?? ""}`;
}
