/** Code that leads the compiler astray, as nesting too deep for it does. */
export class OddCode extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(file, { cause });
    this.file = file;
  }
}

/** Does something with a file, and names it should that fail. */
export function naming<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new OddCode(file, error);
  }
}
