/** One thing that is wrong with the spec: where, and why it cannot be compiled. */
export interface Fault {
  readonly file: string;
  /** JSON pointer into the file; empty for the whole file. */
  readonly pointer: string;
  readonly reason: string;
}

/** Thrown at the end of a phase, with every fault that the phase found. */
export class SpecError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(renderFault).join("\n"));
    this.name = "SpecError";
    this.faults = faults;
  }
}

export function renderFault({ file, pointer, reason }: Fault): string {
  return pointer === "" ? `${file}: ${reason}` : `${file}#${pointer}: ${reason}`;
}

/** Collects faults so that a maintainer sees all of them at once. */
export class FaultList {
  readonly #faults: Fault[] = [];

  add(file: string, pointer: string, reason: string): void {
    this.#faults.push({ file, pointer, reason });
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  isAbout(file: string): boolean {
    return this.#faults.some((fault) => fault.file === file);
  }

  throwIfAny(): void {
    if (!this.isEmpty) throw new SpecError(this.#faults);
  }
}

export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** A file that is not there, or may not be read or written: told, as a fault of the spec is, and not traced. */
export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === "string" && "syscall" in error;
}
