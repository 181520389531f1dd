import path from "node:path";
import { describe, expect, it } from "vitest";
import { CompilerClient, CompilerError } from "../../codegen/compiler-client.js";
import { areStillRunning, descendantsOf, type RunningProcess, waitUntilNone } from "../support/processes.js";
import { tempFolder } from "../support/temp-folder.js";

const ENTRY = "entry.ts";

/** A compiler whose files are nowhere on the disk. */
async function openCompiler(): Promise<CompilerClient> {
  return new CompilerClient(path.join(await tempFolder(), "proof"), ENTRY);
}

type Texts = ReadonlyMap<string, string>;

const files = (entry: string, others: Readonly<Record<string, string>> = {}): Texts =>
  new Map(Object.entries({ [ENTRY]: entry, ...others }));

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

  it("answers one question after the other", async () => {
    const compiler = await openCompiler();
    const [wrong, right] = ["string", "number"].map((type) => files(`export const a: ${type} = 1;\n`)) as [
      Texts,
      Texts,
    ];
    const answers = await Promise.all([wrong, right, wrong].map((one) => compiler.ask(one, [])));
    expect(answers.map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  describe.runIf(process.platform === "linux")("with processes that end", () => {
    const right = files("export const a: number = 1;\n");

    /** Those that were started since: the one that answers, and the compiler below it. */
    async function started(before: readonly RunningProcess[], count: number): Promise<readonly RunningProcess[]> {
      const known = new Set(before.map(({ pid }) => pid));
      for (;;) {
        const found = descendantsOf(process.pid).filter(({ pid }) => !known.has(pid));
        if (found.length >= count) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }

    it.each([0, 1])(
      "starts anew for the next question, and leaves none behind: number %i of the two",
      async (which) => {
        const before = descendantsOf(process.pid);
        const compiler = await openCompiler();
        expect(await compiler.ask(right, [])).toEqual([]);
        const processes = await started(before, 2);
        const [answering, native] = processes as [RunningProcess, RunningProcess];
        process.kill(which === 0 ? answering.pid : native.pid, "SIGKILL");
        expect(await compiler.ask(files("export const a: string = 1;\n"), [])).toEqual([
          { file: ENTRY, line: 1, text: "Type 'number' is not assignable to type 'string'." },
        ]);
        expect(await waitUntilNone(() => areStillRunning(processes), 10_000)).toEqual([]);
      },
    );

    it("fails aloud when it is ended in the middle of an answer", async () => {
      const before = descendantsOf(process.pid);
      const compiler = await openCompiler();
      const asked = compiler.ask(right, []);
      const [answering] = (await started(before, 1)) as [RunningProcess];
      process.kill(answering.pid, "SIGKILL");
      await expect(asked).rejects.toThrow(CompilerError);
      await expect(asked).rejects.toThrow("The compiler gave no answer: it was ended by SIGKILL");
      expect(await compiler.ask(right, [])).toEqual([]);
    });
  });
});
