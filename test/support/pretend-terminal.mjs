// Loaded before the bin: there is no terminal in a test, so its input says that it is one.
Object.defineProperty(process.stdin, "isTTY", { value: true });
