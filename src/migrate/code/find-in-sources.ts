import type { Finding } from "../finding.js";
import { findInCode } from "./find-in-code.js";
import { OddCode } from "./odd-code.js";
import { type Code, openCode, type SourceText } from "./open-code.js";

export interface FoundInSources {
  readonly findings: readonly Finding[];
  /** Files that are no code, and where. */
  readonly broken: Code["broken"];
  /** Files that the compiler cannot take, and what it said. */
  readonly odd: ReadonlyMap<string, unknown>;
}

/** Every old shape in files of one project. An odd one is left out; a compiler that stumbled is not asked again. */
export function findInSources(sources: readonly SourceText[], tsconfig?: string): FoundInSources {
  const odd = new Map<string, unknown>();
  for (;;) {
    try {
      const code = openCode(sources, tsconfig, new Set(odd.keys()));
      return { findings: findInCode(code), broken: code.broken, odd };
    } catch (error) {
      if (!(error instanceof OddCode) || odd.has(error.file)) throw error;
      odd.set(error.file, error.cause);
    }
  }
}
