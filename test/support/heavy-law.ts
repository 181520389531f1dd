import fc from "fast-check";

/** How often a law is tried whose every try starts the compiler: a share of FC_RUNS, with the time that it takes. */
export function heavyLaw(): { readonly runs: { numRuns: number; endOnFailure: true }; readonly timeout: number } {
  const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 64);
  // A smaller list of programs would say no more.
  return { runs: { numRuns, endOnFailure: true }, timeout: 15_000 * numRuns };
}
