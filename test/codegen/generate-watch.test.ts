import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { areStillRunning, descendantsOf, type RunningProcess, waitUntilNone } from "../support/processes.js";
import { COMMANDS, NODE_ARGUMENTS, ProjectCopy } from "../support/project.js";
import { ROOT } from "../support/spec.js";

const IDENTIFIER = "spec/contracts/tool-identifier.schema.json";

/** What a process says on one of its streams, line by line. Which of two streams is read first is left to chance. */
class Lines {
  #text = "";
  #seen = 0;
  #hasEnded = false;
  #wake = () => {};

  constructor(stream: Readable) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      this.#text += text;
      this.#wake();
    });
    stream.once("close", () => {
      this.#hasEnded = true;
      this.#wake();
    });
  }

  /** The text since the last call, up to and including the first line that matches. */
  async next(pattern: RegExp): Promise<string> {
    for (;;) {
      const fresh = this.#text.slice(this.#seen);
      const lines = fresh.split(/(?<=\n)/u);
      const index = lines.findIndex((line) => line.endsWith("\n") && pattern.test(line));
      if (index !== -1) {
        const text = lines.slice(0, index + 1).join("");
        this.#seen += text.length;
        return text;
      }
      if (this.#hasEnded) throw new Error(`it ended; last it said: ${fresh}`);
      await this.#more();
    }
  }

  /** All that is said since, when nothing more can come. */
  async rest(): Promise<string> {
    while (!this.#hasEnded) await this.#more();
    return this.#text.slice(this.#seen);
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** The command as a process, whose lines can be waited for. */
class Watch {
  readonly output: Lines;
  readonly errors: Lines;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  constructor(root: string) {
    const args = [...NODE_ARGUMENTS, "codegen/main.ts", "--watch", "--root", root];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    this.output = new Lines(child.stdout);
    this.errors = new Lines(child.stderr);
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once("exit", resolve));
    onTestFinished(() => void child.kill("SIGKILL"));
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  descendants(): readonly RunningProcess[] {
    return descendantsOf(this.#child.pid ?? 0);
  }
}

/** Long enough for a needless run to be seen. Were it too short, the test would see less, but not fail. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 500));

describe("npm run generate:watch", COMMANDS, () => {
  it("regenerates at every save and says what changed in one line; a broken file is told and costs nothing", async () => {
    const project = await ProjectCopy.create();
    const watch = new Watch(project.root);
    expect(await watch.output.next(/^Watching/u)).toMatch(
      /^Nothing changed: all \d+ files are up to date \(\d+ ms\)\nWatching spec\/ \(Ctrl-C ends it\)\n$/u,
    );

    // A save, by way of another file that comes and goes in the same folder.
    await project.edit(IDENTIFIER, "Name of its server", "The name of its server");
    expect(await watch.output.next(/^Wrote/u)).toMatch(/^Wrote \d of \d+ files in \d+ ms: docs\/contracts\.md, .*\n$/u);
    expect(await project.read("src/generated/types.ts")).toContain("/** The name of its server */");

    // What is no part of the spec is not worth a line: the next one is about the next save.
    await project.write("spec/contracts/.tool.schema.json.swp", "editor's own");
    await project.write("spec/notes.txt", "mine");
    await settle();
    await project.edit("spec/errors.json", "Unknown tool: '{name}'", "No such tool: '{name}'");
    expect(await watch.output.next(/\n/u)).toMatch(
      /^Wrote 2 of \d+ files in \d+ ms: docs\/errors\.md, src\/generated\/errors\.ts\n$/u,
    );

    // Broken: not JSON, then JSON that is refused, then an example that is not what it claims.
    const good = await project.files();
    await project.edit(IDENTIFIER, '"type": "object",', '"type": "object"');
    expect(await watch.errors.next(/column/u)).toMatch(
      /^spec\/ has \d+ faults?; nothing was written\.\n {2}contracts\/tool-identifier\.schema\.json: line 7, column 3: not valid JSON \(CommaExpected\)\n$/u,
    );
    await project.edit(IDENTIFIER, '"type": "object"', '"type": "thing",');
    expect(await watch.errors.next(/\/type/u)).toContain(
      "contracts/tool-identifier.schema.json#/type: must be equal to one of",
    );
    await project.edit(IDENTIFIER, '"type": "thing",', '"type": "object",');
    await watch.output.next(/^Nothing changed/u);
    await project.edit(IDENTIFIER, '"minLength": 1,', '"minLength": 9,');
    expect(await watch.errors.next(/^ {2}examples/u)).toMatch(
      /^spec\/ has \d+ faults; nothing was written\.\n {2}examples\/ToolIdentifier\//u,
    );
    const broken = await project.files();
    for (const [file, text] of good) if (!file.startsWith("spec/")) expect(broken.get(file), file).toBe(text);

    // Mended, and a structural change at once.
    await project.edit(IDENTIFIER, '"minLength": 9,', '"minLength": 1, "maxLength": 200,');
    expect(await watch.output.next(/^Wrote/u)).toMatch(
      /Wrote \d of \d+ files in \d+ ms: .*src\/generated\/meta-tools\.ts/u,
    );
    expect(await project.read("src/generated/tool-identifier.ts")).toContain(".max(200, ");
    expect((await project.generate("--check")).code).toBe(0);

    expect(await watch.end("SIGINT")).toBe(0);
  });

  it("begins with what it finds, and ends with exit code 0 at SIGTERM too", async () => {
    const project = await ProjectCopy.create();
    await project.edit(IDENTIFIER, '"type": "object",', '"type": "thing",');
    const watch = new Watch(project.root);
    expect(await watch.errors.next(/#\/type: /u)).toMatch(/^spec\/ has 1 fault; nothing was written\.\n.*#\/type: /u);
    expect(await watch.output.next(/^Watching/u)).toBe("Watching spec/ (Ctrl-C ends it)\n");
    await project.edit(IDENTIFIER, '"type": "thing",', '"type": "object",');
    await watch.output.next(/^Nothing changed/u);
    expect(await watch.end("SIGTERM")).toBe(0);
  });

  it("ends with what was saved last, however saves follow each other, and says nothing of those in between", async () => {
    const project = await ProjectCopy.create();
    const watch = new Watch(project.root);
    await watch.output.next(/^Watching/u);
    const text = await project.read(IDENTIFIER);
    for (let save = 1; save <= 20; save++) {
      project.overwrite(IDENTIFIER, text.replace("Name of its server", `Server ${save}`));
      await project.read(IDENTIFIER);
    }
    while (!(await project.read("src/generated/types.ts")).includes("/** Server 20 */"))
      await watch.output.next(/^Wrote/u);
    await watch.end("SIGINT");
    expect(await watch.errors.rest()).toBe("");
  });

  it.runIf(process.platform === "linux").each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
    "leaves no process behind at %s",
    async (signal) => {
      const watch = new Watch((await ProjectCopy.create()).root);
      await watch.output.next(/^Watching/u);
      const started = watch.descendants();
      expect(started).not.toEqual([]);
      await watch.end(signal);
      expect(await waitUntilNone(() => areStillRunning(started), 10_000)).toEqual([]);
      expect(await watch.errors.rest()).toBe("");
    },
  );

  it("ends at once with the reason when there is no spec", async () => {
    const project = await ProjectCopy.create();
    await project.remove("spec");
    const { code, stderr } = await project.generate("--watch");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^ENOENT: no such file or directory, .*spec'\n$/u);
  });
});
