import { embeddedTexts } from "../generated/embedded-server.js";
import { isObject, wrongType } from "../generated/issues.js";

export type Methods = ReadonlyMap<string, (params: Readonly<Record<string, unknown>>) => object>;

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

/** A request that is answered with an error of the protocol instead of a result. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The reply to one line, as one line; undefined where none is due, as for notifications. */
export function answerLine(line: string, methods: Methods): string | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return unreadableLine(embeddedTexts.rpc_parse_error());
  }
  const reply = Array.isArray(message) && message.length > 0 ? answerBatch(message, methods) : answer(message, methods);
  return reply === undefined ? undefined : JSON.stringify(reply);
}

export function unreadableLine(text: string): string {
  return JSON.stringify(errorReply(null, PARSE_ERROR, text));
}

/** Several messages in one line are a part of the revision 2025-03-26 alone; answering them always is simpler. */
function answerBatch(messages: readonly unknown[], methods: Methods): readonly object[] | undefined {
  const replies = messages.map((message) => answer(message, methods)).filter((reply) => reply !== undefined);
  return replies.length === 0 ? undefined : replies;
}

type Id = string | number;

function answer(message: unknown, methods: Methods): object | undefined {
  if (!isObject(message)) return invalidRequest(null);
  const { jsonrpc, id, method, params } = message;
  const hasId = typeof id === "string" || typeof id === "number";
  if (jsonrpc !== "2.0" || (id !== undefined && !hasId)) return invalidRequest(hasId ? id : null);
  if (typeof method !== "string") {
    // The server asks nothing, so an answer belongs to no question and needs none.
    const isAnswer = Object.hasOwn(message, "result") || Object.hasOwn(message, "error");
    return isAnswer ? undefined : invalidRequest(hasId ? id : null);
  }
  return hasId ? answerRequest(id, method, params, methods) : undefined;
}

function answerRequest(id: Id, method: string, params: unknown, methods: Methods): object {
  try {
    const run = methods.get(method);
    if (run === undefined) throw new RpcError(METHOD_NOT_FOUND, embeddedTexts.rpc_method_not_found({ method }));
    if (params !== undefined && !isObject(params)) {
      const issue = `params: ${wrongType("object", params)}`;
      throw new RpcError(INVALID_PARAMS, embeddedTexts.rpc_invalid_params({ issue }));
    }
    return { jsonrpc: "2.0", id, result: run(params ?? {}) };
  } catch (error) {
    if (error instanceof RpcError) return errorReply(id, error.code, error.message);
    const problem = error instanceof Error ? error.message : String(error);
    return errorReply(id, INTERNAL_ERROR, embeddedTexts.rpc_internal_error({ problem }));
  }
}

function invalidRequest(id: Id | null): object {
  return errorReply(id, INVALID_REQUEST, embeddedTexts.rpc_invalid_request());
}

function errorReply(id: Id | null, code: number, message: string): object {
  return { jsonrpc: "2.0", id, error: { code, message } };
}
