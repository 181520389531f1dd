import { type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Who saves in several steps takes the next one within this time, unless the machine is very busy. */
export const STEP_MILLISECONDS = 100;

/**
 * Runs an action now and at every event below a folder, one run at a time, until it is told to stop. A save is several
 * events. It watches before it runs, so that an event during a run leads to another run.
 */
export async function atEverySave(folder: string, action: () => Promise<void>, stop: AbortSignal): Promise<void> {
  let goOn = () => {};
  let isFirst = true;
  stop.addEventListener("abort", () => goOn(), { once: true });
  while (!stop.aborted) {
    const saved = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const watchers = isFirst ? watchTree(folder, goOn) : await watchAgain(folder, goOn);
    isFirst = false;
    try {
      await action();
      await saved;
    } finally {
      for (const watcher of watchers) watcher.close();
    }
  }
}

/** The folder itself may be replaced, in two steps. */
async function watchAgain(folder: string, onEvent: () => void): Promise<readonly FSWatcher[]> {
  try {
    return watchTree(folder, onEvent);
  } catch {
    await sleep(STEP_MILLISECONDS);
    return watchTree(folder, onEvent);
  }
}

/**
 * One watcher a folder, made anew for every save. Node's own recursive watching follows files instead, and on Linux it
 * goes blind for one that is saved by renaming, as many editors do.
 */
function watchTree(folder: string, onEvent: () => void): readonly FSWatcher[] {
  const watchers = [watch(folder, onEvent).on("error", onEvent)];
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) watchers.push(...watchSubfolder(path.join(folder, entry.name), onEvent));
    }
  } catch (error) {
    // All or none: whoever is told that it failed does not know of any, and they would keep the process alive.
    for (const watcher of watchers) watcher.close();
    throw error;
  }
  return watchers;
}

/** One that is gone by now needs no watching; its parent tells. */
function watchSubfolder(folder: string, onEvent: () => void): readonly FSWatcher[] {
  try {
    return watchTree(folder, onEvent);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
