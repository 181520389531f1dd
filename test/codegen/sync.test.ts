import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { driftCount, findDrift, writeOutput } from "../../codegen/sync.js";
import { tempFolder } from "../support/temp-folder.js";

const OUTPUT = new Map([
  ["docs/errors.md", "errors"],
  ["src/generated/a.ts", "a"],
  ["src/generated/schemas/a.schema.json", "{}"],
]);
const NONE = { missing: [], surplus: [], changed: [] };

async function writtenFolder(): Promise<string> {
  const root = await tempFolder();
  writeOutput(root, OUTPUT);
  return root;
}

async function filesIn(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

describe("writeOutput", () => {
  it("writes over what an ended process left behind", async () => {
    const root = await writtenFolder();
    const file = path.join(root, "src/generated/a.ts");
    await writeFile(`${file}.new`, "half of a te");
    writeOutput(root, new Map([...OUTPUT, ["src/generated/a.ts", "another text"]]));
    expect(await readFile(file, "utf8")).toBe("another text");
    expect(await filesIn(root)).toEqual([...OUTPUT.keys()].sort());
  });

  it("makes the disk equal to the output, folders included, and leaves nothing beside it", async () => {
    const root = await tempFolder();
    expect(writeOutput(root, OUTPUT)).toEqual({ ...NONE, missing: [...OUTPUT.keys()] });
    expect(await filesIn(root)).toEqual([...OUTPUT.keys()].sort());
    for (const [file, text] of OUTPUT) expect(await readFile(path.join(root, file), "utf8")).toBe(text);
    expect(findDrift(root, OUTPUT)).toEqual(NONE);
  });

  it("touches only what differs", async () => {
    const root = await writtenFolder();
    const before = await stat(path.join(root, "docs/errors.md"));
    const drift = writeOutput(root, new Map([...OUTPUT, ["src/generated/a.ts", "b"]]));
    expect(drift).toEqual({ ...NONE, changed: ["src/generated/a.ts"] });
    const after = await stat(path.join(root, "docs/errors.md"));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it("removes what is too many in src/generated, and nothing in docs", async () => {
    const root = await writtenFolder();
    for (const file of ["src/generated/old.ts", "src/generated/schemas/old.json", "src/generated/a.ts.new"])
      await writeFile(path.join(root, file), "old");
    await writeFile(path.join(root, "docs/handwritten.md"), "kept");
    expect(writeOutput(root, OUTPUT).surplus).toEqual([
      "src/generated/a.ts.new",
      "src/generated/old.ts",
      "src/generated/schemas/old.json",
    ]);
    expect(await filesIn(root)).toEqual([...OUTPUT.keys(), "docs/handwritten.md"].sort());
  });

  it("replaces a file as a whole: whoever has the old one open goes on reading the old text", async () => {
    const root = await writtenFolder();
    const file = path.join(root, "src/generated/a.ts");
    const before = await stat(file);
    writeOutput(root, new Map([...OUTPUT, ["src/generated/a.ts", "b"]]));
    expect((await stat(file)).ino).not.toBe(before.ino);
    expect(await readFile(file, "utf8")).toBe("b");
  });

  it("fails aloud when it cannot write", async () => {
    const root = await tempFolder();
    await writeFile(path.join(root, "src"), "a file where a folder should be");
    expect(() => writeOutput(root, OUTPUT)).toThrow(/EEXIST|ENOTDIR/u);
  });
});

describe("findDrift", () => {
  it("names what is missing, too many and changed, and writes nothing", async () => {
    const root = await writtenFolder();
    const wanted = new Map([
      ["docs/errors.md", "other errors"],
      ["src/generated/a.ts", "a"],
      ["src/generated/b.ts", "b"],
    ]);
    const drift = findDrift(root, wanted);
    expect(drift).toEqual({
      missing: ["src/generated/b.ts"],
      surplus: ["src/generated/schemas/a.schema.json"],
      changed: ["docs/errors.md"],
    });
    expect(driftCount(drift)).toBe(3);
    expect(findDrift(root, OUTPUT)).toEqual(NONE);
  });

  it("sees other line ends as a change", async () => {
    const root = await tempFolder();
    writeOutput(root, new Map([["src/generated/a.ts", "a\n"]]));
    await writeFile(path.join(root, "src/generated/a.ts"), "a\r\n");
    expect(findDrift(root, new Map([["src/generated/a.ts", "a\n"]])).changed).toEqual(["src/generated/a.ts"]);
  });

  it("takes an empty project for one where everything is missing", async () => {
    const root = await tempFolder();
    await mkdir(path.join(root, "src"));
    expect(findDrift(root, OUTPUT).missing).toEqual([...OUTPUT.keys()]);
  });
});
