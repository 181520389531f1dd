import type { Row } from "../report.js";
import { benchBundles } from "./bundles.js";
import { benchGeneration } from "./generation.js";
import { benchValidation } from "./validation.js";

/** What the contracts cost: the maintainer's commands, a validation, and the bytes in a client's bundle. */
export async function benchContracts(): Promise<readonly Row[]> {
  return [...(await benchGeneration()), ...(await benchValidation()), ...(await benchBundles())];
}
