import { ensureBuild } from "../../scripts/ensure-build.js";

/**
 * Tests of the package and of the bin read `dist`, and a stale one would pass for the wrong reasons. It is built here,
 * once and before any test starts, because building replaces the folder.
 */
export async function setup(): Promise<void> {
  await ensureBuild();
}
