import { execFile } from "node:child_process";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { atEverySave } from "../../codegen/watch-folder.js";
import { tempFolder } from "../support/temp-folder.js";

/** A watch whose runs can be counted, and held up to see what happens meanwhile. */
async function startWatch({ isHeldUp = false } = {}) {
  const folder = await tempFolder();
  const stop = new AbortController();
  const waiting: (() => void)[] = [];
  let runs = 0;
  let isRunning = false;
  let release = () => {};
  let hold = Promise.resolve();
  const holdUp = () => {
    hold = new Promise((resolve) => {
      release = resolve;
    });
  };
  if (isHeldUp) holdUp();
  const ended = atEverySave(
    folder,
    async () => {
      if (isRunning) throw new Error("two runs at once");
      isRunning = true;
      runs++;
      for (const resume of waiting.splice(0)) resume();
      await hold;
      isRunning = false;
    },
    stop.signal,
  );
  onTestFinished(async () => {
    stop.abort();
    release();
    await ended;
  });
  const runsReach = async (count: number) => {
    while (runs < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { folder, stop, ended, runsReach, holdUp, runs: () => runs, release: () => release() };
}

/** Long enough for the events of the last step to arrive. Were it too short, a test would see less, but not fail. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

describe("atEverySave", () => {
  it("runs at the start, and after a save", async () => {
    const watch = await startWatch();
    await watch.runsReach(1);
    await writeFile(path.join(watch.folder, "a.json"), "1");
    await watch.runsReach(2);
  });

  it("sees every save of an editor that saves by renaming", async () => {
    const watch = await startWatch();
    await watch.runsReach(1);
    for (let save = 1; save <= 4; save++) {
      await settle();
      const before = watch.runs();
      await writeFile(path.join(watch.folder, "a.json.tmp"), String(save));
      await rename(path.join(watch.folder, "a.json.tmp"), path.join(watch.folder, "a.json"));
      await watch.runsReach(before + 1);
    }
  });

  it("follows folders that come, go and come again", async () => {
    const watch = await startWatch();
    await watch.runsReach(1);
    const inner = path.join(watch.folder, "examples/Tool/valid");
    for (let round = 0; round < 2; round++) {
      for (const step of [
        () => mkdir(inner, { recursive: true }),
        () => writeFile(path.join(inner, "a.json"), "1"),
        () => writeFile(path.join(inner, "a.json"), "2"),
        () => rm(path.join(watch.folder, "examples"), { recursive: true }),
      ]) {
        const before = watch.runs();
        await step();
        await watch.runsReach(before + 1);
        await settle();
      }
    }
  });

  it("goes on when the folder itself is replaced, in two steps", async () => {
    const watch = await startWatch();
    await watch.runsReach(1);
    const next = path.join(await tempFolder(), "next");
    for (let round = 0; round < 3; round++) {
      await mkdir(next);
      const before = watch.runs();
      await rename(watch.folder, `${next}.old${round}`);
      await rename(next, watch.folder);
      await watch.runsReach(before + 1);
      await settle();
      const after = watch.runs();
      await writeFile(path.join(watch.folder, "a.json"), String(round));
      await watch.runsReach(after + 1);
      await settle();
    }
  });

  it("leaves no watcher open, though folders go while they are looked at", async () => {
    const open = () => process.getActiveResourcesInfo().filter((name) => name === "FSEventWrap").length;
    const before = open();
    const watch = await startWatch();
    await watch.runsReach(1);
    const inner = path.join(watch.folder, "x");
    // In another process, or they would never go between two steps of this one.
    const rounds = `for (let round = 0; round < 1000; round++) {
      fs.mkdirSync(${JSON.stringify(path.join(inner, "y/z"))}, { recursive: true });
      fs.rmSync(${JSON.stringify(inner)}, { recursive: true });
    }`;
    await promisify(execFile)(process.execPath, ["-e", rounds]);
    await settle();
    watch.stop.abort();
    await watch.ended;
    await settle();
    expect(open()).toBe(before);
  });

  it("runs again for a save during a run, even the first, and never twice at once", async () => {
    const watch = await startWatch({ isHeldUp: true });
    await watch.runsReach(1);
    await writeFile(path.join(watch.folder, "a.json"), "1");
    await settle();
    expect(watch.runs()).toBe(1);
    watch.release();
    await watch.runsReach(2);
  });

  it("ends when told, also in the middle of a run, and runs no more", async () => {
    const watch = await startWatch();
    await watch.runsReach(1);
    watch.holdUp();
    await writeFile(path.join(watch.folder, "a.json"), "1");
    await watch.runsReach(2);
    await writeFile(path.join(watch.folder, "a.json"), "2");
    await settle();
    watch.stop.abort();
    watch.release();
    await watch.ended;
    expect(watch.runs()).toBe(2);
  });

  it("fails with the reason when there is no such folder", async () => {
    const folder = path.join(await tempFolder(), "spec");
    await expect(atEverySave(folder, async () => {}, new AbortController().signal)).rejects.toThrow(/ENOENT.*spec/u);
  });

  it("hands on what the action throws", async () => {
    const failing = async () => {
      throw new Error("broken");
    };
    await expect(atEverySave(await tempFolder(), failing, new AbortController().signal)).rejects.toThrow("broken");
  });
});
