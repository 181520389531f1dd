/**
 * A server that does nothing: it gives back `text`, or a text of `size` bytes. All that can be is made before the first
 * call, so that it is never the bottleneck.
 * @param {number} tools
 */
export function createAnswers(tools) {
  const names = Array.from({ length: tools }, (_, index) => (index === 0 ? "echo" : `echo_${index}`));
  const listing = JSON.stringify({
    tools: names.map((name) => ({
      name,
      description: `Gives back what it is given, under the name of ${name}.`,
      inputSchema: {
        type: "object",
        properties: { text: { type: "string" }, size: { type: "integer", minimum: 0 } },
      },
    })),
  });
  /** @type {Map<number, string>} */
  const large = new Map();

  /** @param {number} size */
  const largeResult = (size) => {
    // Lines of text, as a file would have them; what counts is the size on the wire, where a newline is two bytes.
    const made =
      large.get(size) ?? `{"content":[{"type":"text","text":"${`${"x".repeat(62)}\\n`.repeat(size / 64)}"}]}`;
    large.set(size, made);
    return made;
  };

  /**
   * The answer to a line; none to a notification.
   * @param {string} line
   */
  return (line) => {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) return "";
    return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result(method, params)}}\n`;
  };

  /**
   * @param {string} method
   * @param {{ protocolVersion?: string, arguments?: { text?: string, size?: number } } | undefined} params
   */
  function result(method, params) {
    if (method === "tools/call") {
      const { text = "", size } = params?.arguments ?? {};
      return size === undefined ? `{"content":[{"type":"text","text":${JSON.stringify(text)}}]}` : largeResult(size);
    }
    if (method === "tools/list") return listing;
    if (method !== "initialize") return "{}";
    const version = JSON.stringify(params?.protocolVersion);
    return `{"protocolVersion":${version},"capabilities":{"tools":{}},"serverInfo":{"name":"echo","version":"1"}}`;
  }
}
