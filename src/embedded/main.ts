import { once } from "node:events";
import { embeddedLimits, embeddedTexts } from "../generated/embedded-server.js";
import { answerLine, unreadableLine } from "./json-rpc.js";
import { createMethods } from "./methods.js";
import { readLines } from "./read-lines.js";

/**
 * The MCP server that is served without a configuration. It speaks the protocol by itself: with the official SDK a start
 * takes half as long again, and all that is needed of it are four methods. The end of stdin ends the process.
 */
const methods = createMethods();
const { line_bytes: limit } = embeddedLimits;

// Nobody reads any more, so there is nobody left to serve.
process.stdout.on("error", () => process.exit(0));

for await (const line of readLines(process.stdin, limit)) {
  if (line?.trim() === "") continue;
  const reply =
    line === undefined ? unreadableLine(embeddedTexts.rpc_line_too_long({ limit })) : answerLine(line, methods);
  // Waiting for a slow reader here stops the reading of requests, and so bounds what is kept in memory.
  if (reply !== undefined && !process.stdout.write(`${reply}\n`)) await once(process.stdout, "drain");
}
