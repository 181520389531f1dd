/** Awaits, and prints how long it took: figures are shown, never asserted, because machines are noisy. */
export async function timed<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await promise;
  console.info(`${what}: ${Math.round(performance.now() - start)} ms`);
  return value;
}

/** Fails when something has not happened for so long that it will not. */
export async function soon<Value>(promise: Promise<Value>, milliseconds = 10_000): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
