/**
 * Calls `onLines` with the whole lines of each chunk, as text. Linear: what was searched once is not searched again.
 * @param {import("node:stream").Readable} stream
 * @param {(lines: string[]) => void} onLines
 */
export function readLines(stream, onLines) {
  /** @type {string[]} */
  let rest = [];
  stream.setEncoding("utf8");
  stream.on("data", (/** @type {string} */ chunk) => {
    const lines = chunk.split("\n");
    const last = lines.pop() ?? "";
    if (lines.length > 0) {
      lines[0] = rest.join("") + lines[0];
      rest = [];
    }
    if (last !== "") rest.push(last);
    if (lines.length > 0) onLines(lines);
  });
}
