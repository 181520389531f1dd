// Loaded before the bin: there is no terminal in a test, so its streams say that they are one.
for (const stream of [process.stdin, process.stdout, process.stderr]) {
  Object.defineProperty(stream, "isTTY", { value: true });
}
