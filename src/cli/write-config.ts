import { randomUUID } from "node:crypto";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { systemProblem } from "../runtime/system-problem.js";
import { workbenchError } from "../runtime/workbench-error.js";

/**
 * Writes a configuration by way of a second file, so that whoever reads meanwhile, or after a crash, has the old text
 * or the new one and never half of it. A link stays a link, and a file keeps its permissions.
 */
export async function writeConfig(file: string, text: string): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const mode = await stat(target).then(
    (found) => found.mode & 0o777,
    () => 0o666,
  );
  const second = `${target}.${randomUUID()}.new`;
  try {
    const handle = await open(second, "wx", mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(second, target);
  } catch (error) {
    await rm(second, { force: true });
    throw workbenchError("config_unwritable", { file, problem: systemProblem(error, "writing") }, { cause: error });
  }
}
