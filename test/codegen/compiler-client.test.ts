import path from "node:path";
import { describe, expect, it } from "vitest";
import { CompilerClient, CompilerError } from "../../codegen/compiler-client.js";
import { areStillRunning, descendantsOf, type RunningProcess } from "../support/processes.js";
import { tempFolder } from "../support/temp-folder.js";

const ENTRY = "entry.ts";

/** A compiler whose files are nowhere on the disk. */
async function openCompiler(): Promise<CompilerClient> {
  return new CompilerClient(path.join(await tempFolder(), "proof"), ENTRY);
}

const files = (entry: string, others: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ [ENTRY]: entry, "package.json": '{ "type": "module" }', ...others }));

const IMPORT = 'import { a } from "./part.js";\n';

describe("CompilerClient", () => {
  it("says what is wrong, in which file and line", async () => {
    const compiler = await openCompiler();
    expect(await compiler.ask(files("export const a: number = 1;\n"), [])).toEqual([]);
    expect(await compiler.ask(files("export const a = 1;\n\nexport const b: string = a;\n"), [])).toEqual([
      { file: ENTRY, line: 3, text: "Type 'number' is not assignable to type 'string'." },
    ]);
    expect(await compiler.ask(files("export const = 1;\n"), [])).toContainEqual({
      file: ENTRY,
      line: 1,
      text: "Variable declaration expected.",
    });
  });

  it("sees files that change, come and go, also in folders, and looks at those that are wanted", async () => {
    const compiler = await openCompiler();
    const entry = `${IMPORT}import data from "./data/some.json" with { type: "json" };\nexport const sum: number = a + data.b;\n`;
    const data = { "data/some.json": '{ "b": 2 }' };
    const gone = [{ file: ENTRY, line: 1, text: expect.stringContaining("Cannot find module './part.js'") }];
    expect(await compiler.ask(files(entry, data), [])).toEqual(gone);
    expect(await compiler.ask(files(entry, { ...data, "part.ts": "export const a = 1;\n" }), [])).toEqual([]);

    const wrong = { ...data, "part.ts": 'export const a = 1;\nexport const c: number = "";\n' };
    expect(await compiler.ask(files(entry, wrong), [])).toEqual([]);
    expect(await compiler.ask(files(entry, wrong), ["part.ts"])).toEqual([
      { file: "part.ts", line: 2, text: "Type 'string' is not assignable to type 'number'." },
    ]);

    const other = { "data/some.json": '{ "b": "2" }', "part.ts": "export const a = 1;\n" };
    expect(await compiler.ask(files(entry, other), ["part.ts"])).toEqual([
      { file: ENTRY, line: 3, text: "Type 'string' is not assignable to type 'number'." },
    ]);
    expect(await compiler.ask(files(entry, data), [])).toEqual(gone);
  });

  describe.runIf(process.platform === "linux")("with processes that end", () => {
    const right = files("export const a: number = 1;\n");

    /** The process that answers, and the compiler below it. */
    function processesOf(before: readonly RunningProcess[]): readonly RunningProcess[] {
      const known = new Set(before.map(({ pid }) => pid));
      return descendantsOf(process.pid).filter(({ pid }) => !known.has(pid));
    }

    it.each([0, 1])("fails aloud, or starts anew, and leaves none behind: number %i of the two", async (which) => {
      const before = descendantsOf(process.pid);
      const compiler = await openCompiler();
      expect(await compiler.ask(right, [])).toEqual([]);
      const processes = processesOf(before);
      expect(processes).toHaveLength(2);

      process.kill(processes[which]?.pid ?? 0, "SIGKILL");
      // Whoever has noticed by now starts anew at once.
      const outcome = await compiler.ask(right, []).catch((error: unknown) => error);
      if (outcome instanceof CompilerError) expect(outcome.message).toMatch(/^The compiler gave no answer: \S/u);
      else expect(outcome).toEqual([]);

      expect(await compiler.ask(files("export const a: string = 1;\n"), [])).toEqual([
        { file: ENTRY, line: 1, text: "Type 'number' is not assignable to type 'string'." },
      ]);
      expect(areStillRunning(processes)).toEqual([]);
    });

    it("fails aloud when it is ended in the middle of an answer", async () => {
      const before = descendantsOf(process.pid);
      const compiler = await openCompiler();
      const asked = compiler.ask(right, []);
      const [answering] = processesOf(before);
      process.kill(answering?.pid ?? 0, "SIGKILL");
      await expect(asked).rejects.toThrow("The compiler gave no answer: it was ended by SIGKILL");
      expect(await compiler.ask(right, [])).toEqual([]);
    });
  });
});
