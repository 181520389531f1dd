import { type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";

/**
 * Runs an action now and at every event below a folder, one run at a time, until it is told to stop. A save is several
 * events. It watches before it runs, so that an event during a run leads to another run.
 */
export async function atEverySave(folder: string, action: () => Promise<void>, stop: AbortSignal): Promise<void> {
  let goOn = () => {};
  stop.addEventListener("abort", () => goOn(), { once: true });
  while (!stop.aborted) {
    const saved = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const watchers = watchTree(folder, goOn);
    try {
      await action();
      await saved;
    } finally {
      for (const watcher of watchers) watcher.close();
    }
  }
}

/**
 * One watcher a folder, made anew for every save. Node's own recursive watching follows files instead, and on Linux it
 * goes blind for one that is saved by renaming, as many editors do.
 */
function watchTree(folder: string, onEvent: () => void): readonly FSWatcher[] {
  const watchers = [watch(folder, onEvent).on("error", onEvent)];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchers.push(...watchSubfolder(path.join(folder, entry.name), onEvent));
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
