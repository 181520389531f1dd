/**
 * An MCP server over stdio that misbehaves as its options say, and behaves without any. A stage is `start`, `initialize`,
 * `list` or `call`.
 *
 *   --id=ID            what the tools call this server          --record=FILE     events, one JSON line each
 *   --stderr=TEXT  --stdout=TEXT  written at the start           --exit=CODE       ends at --exit-at=STAGE (start)
 *   --crash-after=MS   ends that long after its first listing   --start-delay=MS  answers initialize late
 *   --hang=STAGE       never answers it                         --slow=MS         answers every call late
 *   --ignore-eof  --ignore-sigterm                              --grandchild[=stubborn]  leaves one on the pipes
 *   --garbage  --crlf                                           --endless-line=STAGE     no end of line, ever
 *   --stop-reading     at the first call                        --flood-stderr=LINES     at the start
 *   --modern-only      refuses every older client               --exit-unless=FILE      ends at once without that file
 *   --string-ids       gives ids and tokens back as strings
 * and those of listing.mjs.
 */
import { spawn } from "node:child_process";
import { existsSync, writeSync } from "node:fs";
import { createMcpServer } from "./mcp-server.mjs";
import { parseOptions } from "./options.mjs";
import { createRecorder } from "./record.mjs";

const options = parseOptions(process.argv.slice(2));
const record = createRecorder(options.get("record"));
const number = (name) => Number(options.get(name) ?? 0);
const lineEnd = options.has("crlf") ? "\r\n" : "\n";

const GARBAGE = [
  "this is no JSON",
  "{",
  "",
  " ",
  "null",
  "42",
  '"text"',
  "[]",
  "{}",
  '{"jsonrpc":"1.0","id":987653}',
  '{"jsonrpc":"2.0","id":987654,"result":{}}',
  '{"jsonrpc":"2.0","id":{},"result":{}}',
  '{"jsonrpc":"2.0","method":"notifications/unknown"}',
  '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":987654,"progress":1}}',
  '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"loud"}}',
  '{"jsonrpc":"2.0","id":"odd","method":"server/unknown"}',
];

function send(message) {
  if (options.has("garbage")) {
    process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
    process.stdout.write(GARBAGE.map((line) => `${line}${lineEnd}`).join(""));
  }
  const answerLater = message.result?.serverInfo === undefined ? 0 : number("start-delay");
  if (message.result?.tools !== undefined && options.has("crash-after")) setTimeout(end, number("crash-after"), 5);
  const text = JSON.stringify(options.has("string-ids") ? withStringIds(message) : message);
  if (answerLater > 0) setTimeout(writeLine, answerLater, text);
  else writeLine(text);
}

function withStringIds({ id, params, ...message }) {
  const token = params?.progressToken;
  return {
    ...message,
    ...(id === undefined ? {} : { id: String(id) }),
    ...(params && { params: token === undefined ? params : { ...params, progressToken: String(token) } }),
  };
}

function writeLine(line) {
  process.stdout.write(`${line}${lineEnd}`);
}

function end(code) {
  record("end", { code });
  process.exit(code);
}

function die({ code = 1, signal, stderr, variable }) {
  if (stderr !== undefined) writeSync(2, stderr);
  if (variable !== undefined) writeSync(2, `the value was ${process.env[variable]}\n`);
  if (signal === undefined) end(code);
  process.kill(process.pid, signal);
  return new Promise(() => {});
}

function fault(stage, message) {
  if (stage === undefined) return false;
  if (options.get("hang") === stage) return true;
  if (options.has("exit") && options.get("exit-at") === stage) end(number("exit"));
  if (options.get("endless-line") === stage) {
    writeEndlessly(`{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"text":"`);
    return true;
  }
  if (stage === "call" && options.has("stop-reading")) {
    process.stdin.pause();
    setInterval(() => {}, 60_000);
    return true;
  }
  if (stage === "call" && options.has("slow") && message.wasLate !== true) {
    setTimeout(() => server.receive({ ...message, wasLate: true }), number("slow"));
    return true;
  }
  return false;
}

function writeEndlessly(text) {
  process.stdout.write(text, () => setImmediate(writeEndlessly, "x".repeat(65_536)));
}

record("start", { ppid: process.ppid });
if (options.has("stderr")) writeSync(2, options.get("stderr"));
if (options.has("stdout")) writeLine(options.get("stdout"));
for (let line = 0; line < number("flood-stderr"); line++) writeSync(2, `flooding line ${line}\n`);
if (options.has("exit") && (options.get("exit-at") ?? "start") === "start") end(number("exit"));
if (options.has("exit-unless") && !existsSync(options.get("exit-unless"))) end(1);
if (options.has("ignore-sigterm")) process.on("SIGTERM", () => record("sigterm"));
if (options.has("grandchild")) {
  const trap = options.get("grandchild") === "stubborn" ? "trap '' TERM HUP INT; " : "";
  spawn("sh", ["-c", `${trap}exec sleep 300`], { stdio: "inherit" });
}
// Nothing else would keep the process alive once its input has ended.
if (options.has("ignore-eof")) setInterval(() => {}, 60_000);

const server = createMcpServer({ options, send, record, die, writeLine, fault });
let text = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (text + chunk).split("\n");
  text = lines.pop();
  for (const line of lines) if (line.trim() !== "") server.receive(JSON.parse(line));
});
process.stdin.on("end", () => {
  record("eof");
  if (!options.has("ignore-eof")) end(0);
});
// A workbench that has been killed leaves a broken pipe; that alone is no reason to print a stack.
process.stdout.on("error", () => {
  if (!options.has("ignore-eof")) end(0);
});
