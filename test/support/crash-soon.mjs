// Loaded before the bin: an error that nobody expects, a while after the start.
setTimeout(() => {
  throw new Error("an error that nobody expected");
}, Number(process.env["CRASH_AFTER"]));
