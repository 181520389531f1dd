// The downstream of bridges: the same server over HTTP. Says its address in one line.
import { createServer } from "node:http";
import { createAnswers } from "./answers.mjs";

const answer = createAnswers(Number(process.argv[2] ?? "1"));

const server = createServer((request, response) => {
  if (request.method !== "POST") {
    response.writeHead(405).end();
    return;
  }
  /** @type {Buffer[]} */
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const body = answer(Buffer.concat(parts).toString());
    response.writeHead(body === "" ? 202 : 200, { "content-type": "application/json" }).end(body);
  });
});
server.listen(0, "localhost", () => {
  const address = server.address();
  if (typeof address === "object") process.stdout.write(`http://localhost:${address?.port}/mcp\n`);
});
process.stdin.on("end", () => process.exit()).resume();
