import { isRecord, parseMessage } from "./json-rpc.js";

/** The answer to a request, with its result as it stands on the line. */
export interface ReadAnswer {
  readonly message: { readonly jsonrpc: "2.0"; readonly id: number; readonly result: object };
  readonly resultText: string;
}

// What JSON takes for space; and of ids only numbers, because that is what our requests have.
const S = String.raw`[ \t\r\n]*`;
const ID = String.raw`"id"${S}:${S}(0|[1-9]\d{0,14})`;
const VERSION = String.raw`"jsonrpc"${S}:${S}"2\.0"`;
/** How most languages write an answer, and how the official SDK does. */
const RESULT_LAST = new RegExp(`^${S}\\{${S}${VERSION}${S},${S}${ID}${S},${S}"result"${S}:`, "u");
const LAST_BRACE = new RegExp(`\\}${S}$`, "u");
const RESULT_FIRST = new RegExp(`^${S}\\{${S}"result"${S}:`, "u");
const REST = new RegExp(`,${S}${VERSION}${S},${S}${ID}${S}\\}${S}$`, "u");
/** More than what stands around a result. */
const EDGE = 200;

/**
 * Reads an answer whose result can be told from what stands around it, so that the result can be handed on as it was
 * written: no digit of a number is lost, and it need not be written again. Only the part between the two ends is parsed;
 * that it is one value proves that the ends are what they seem to be.
 */
export function readAnswer(line: string): ReadAnswer | undefined {
  const head = line.slice(0, EDGE);
  const last = RESULT_LAST.exec(head);
  const first = last === null ? RESULT_FIRST.exec(head) : null;
  const opening = last ?? first;
  if (opening === null) return undefined;
  const closing = (last === null ? REST : LAST_BRACE).exec(line.slice(-EDGE));
  const id = last?.[1] ?? closing?.[1];
  if (closing === null || id === undefined) return undefined;
  const resultText = line.slice(opening[0].length, line.length - closing[0].length);
  // Some readers take it for the end of a line, and what a server writes between two of them for a message of ours.
  if (resultText.includes("\r")) return undefined;
  const result = parseMessage(resultText);
  return isRecord(result) ? { message: { jsonrpc: "2.0", id: Number(id), result }, resultText } : undefined;
}
