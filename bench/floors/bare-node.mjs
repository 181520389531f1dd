// The floor of a cold start: a bare `node` that answers each request with one line.
process.stdin.on("data", (chunk) => {
  for (const line of chunk.toString().trim().split("\n")) {
    const { id, method } = JSON.parse(line);
    if (id === undefined) continue;
    const result =
      method === "initialize"
        ? '{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"bare","version":"1"}}'
        : '{"tools":[]}';
    process.stdout.write(`{"jsonrpc":"2.0","id":${id},"result":${result}}\n`);
  }
});
process.stdin.on("end", () => process.exit());
