import { type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";

/** Editors save in several steps, and the first event is not yet the whole file: a save is over when it is quiet. */
const QUIET_MILLISECONDS = 15;

/**
 * Runs an action now and after every save below a folder, one run at a time, until it is told to stop. It watches
 * before it runs, so that a save during a run leads to another run.
 */
export async function atEverySave(folder: string, action: () => Promise<void>, stop: AbortSignal): Promise<void> {
  let goOn = () => {};
  stop.addEventListener("abort", () => goOn(), { once: true });
  while (!stop.aborted) {
    const saved = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let quiet: NodeJS.Timeout | undefined;
    const watchers = watchTree(folder, () => {
      clearTimeout(quiet);
      quiet = setTimeout(goOn, QUIET_MILLISECONDS);
    });
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
