// The downstream: `echo-server.mjs [tools] [milliseconds that it takes to start]`.
import { createAnswers } from "./answers.mjs";
import { readLines } from "./lines.mjs";

const [, , tools = "1", start = "0"] = process.argv;
const answer = createAnswers(Number(tools));

function serve() {
  readLines(process.stdin, (lines) => {
    const answers = lines.map(answer).join("");
    if (answers !== "") process.stdout.write(answers);
  });
  process.stdin.on("end", () => process.exit());
}

if (start === "0") serve();
else setTimeout(serve, Number(start));
