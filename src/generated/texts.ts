// @generated from spec/texts.json. Do not edit.
// After changing the source run: npm run generate

import { type Shown, show } from "./show.js";

export const texts = {
  /** A server's process ended by itself. */
  reason_exited: (params: { readonly code: Shown }): string => `the server exited with code ${show(params.code)}`,
  /** A server's process was ended by a signal. */
  reason_killed: (params: { readonly signal: Shown }): string => `the server was ended by ${show(params.signal)}`,
  /** A server wrote something to stderr before it failed. */
  reason_with_stderr: (params: { readonly reason: Shown; readonly stderr: Shown }): string => `${show(params.reason)}. The last it wrote to stderr:\n${show(params.stderr)}`,
  /** The command of a stdio server does not exist. */
  reason_command_not_found: (params: { readonly command: Shown }): string => `the command '${show(params.command)}' was not found; check its name, its path and PATH`,
  /** The folder of a stdio server does not exist. */
  reason_cwd_not_found: (params: { readonly cwd: Shown }): string => `the folder '${show(params.cwd)}' was not found`,
  /** The command of a stdio server cannot be started for another reason. */
  reason_cannot_start: (params: { readonly command: Shown; readonly problem: Shown }): string => `the command '${show(params.command)}' cannot be started: ${show(params.problem)}`,
  /** A server does not start, answer and list its tools in time. */
  reason_connect_timeout: (params: { readonly seconds: Shown }): string => `it was not ready within ${show(params.seconds)} s (connectTimeout)`,
  /** A call is neither answered nor reports progress in time. */
  reason_call_timeout: (params: { readonly seconds: Shown }): string => `no answer and no progress within ${show(params.seconds)} s (timeout)`,
  /** A call reports progress but does not end. */
  reason_call_too_long: (params: { readonly seconds: Shown }): string => `no answer within ${show(params.seconds)} s, the longest that a call may take`,
  /** The caller has cancelled. */
  reason_cancelled: (): string => `the caller cancelled it`,
  /** The connection to a server broke. */
  reason_connection_lost: (): string => `the connection was lost`,
  /** A server failed so often that it is left alone for a while. */
  reason_breaker_open: (params: { readonly count: Shown; readonly seconds: Shown }): string => `it failed ${show(params.count)} times in a row and is left alone; the next try is possible in ${show(params.seconds)} s`,
  /** A server sends more in one message than is accepted. */
  reason_line_too_large: (params: { readonly size: Shown; readonly limit: Shown }): string => `its answer of ${show(params.size)} is larger than the limit of ${show(params.limit)}`,
  /** A server does not read what it is sent. */
  reason_not_reading: (params: { readonly size: Shown }): string => `it does not read its input: ${show(params.size)} are waiting to be sent`,
  /** A server's answer is not a valid message of the protocol. */
  reason_malformed_answer: (): string => `its answer is not a valid message of the protocol`,
  /** An HTTP server ends its answer before the result has come. */
  reason_unanswered: (): string => `its answer ended before the result had come`,
  /** A server speaks only newer revisions of the protocol than the workbench. */
  reason_newer_protocol: (params: { readonly problem: Shown; readonly supported: Shown }): string => `${show(params.problem)} (it speaks only: ${show(params.supported)})`,
  /** The workbench is ending. */
  reason_shutting_down: (): string => `the workbench is shutting down`,
} as const;
