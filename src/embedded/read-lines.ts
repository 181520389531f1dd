const NEWLINE = 10;

/** Lines of a stream as text; undefined in place of one that is too long, of which nothing is kept. */
export async function* readLines(
  input: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<string | undefined, void, undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size > maxBytes) parts = [];
    else parts.push(part);
  };
  const take = (): string | undefined => {
    const line = size > maxBytes ? undefined : Buffer.concat(parts).toString("utf8");
    parts = [];
    size = 0;
    return line;
  };

  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
