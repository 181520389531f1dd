import type { Bench } from "../report.js";
import { benchCalls } from "./calls.js";
import { benchColdStart } from "./cold-start.js";
import { benchGrowth } from "./growth.js";
import { benchLargeResults } from "./large-results.js";
import { benchMemory } from "./memory.js";
import { benchOpening } from "./opening.js";
import { benchTokens } from "./tokens.js";

/** What the workbench costs a client, against floors that do as little as can be. */
export const runtimeBenches: Readonly<Record<string, Bench>> = {
  "cold-start": benchColdStart,
  calls: benchCalls,
  "large-results": benchLargeResults,
  opening: benchOpening,
  memory: benchMemory,
  tokens: benchTokens,
  growth: benchGrowth,
};
