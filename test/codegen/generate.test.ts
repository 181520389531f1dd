import { describe, expect, it } from "vitest";
import { COMMANDS, ProjectCopy } from "../support/project.js";
import { compiled } from "../support/spec.js";

const TOTAL = compiled.output.size;
const IDENTIFIER = "spec/contracts/tool-identifier.schema.json";

/** Three ways for the disk to differ from what the spec compiles to. */
async function spoilOutput(project: ProjectCopy): Promise<void> {
  await project.remove("src/generated/schemas/tool.schema.json");
  await project.write("src/generated/old/relic.ts", "export {};\n");
  await project.write("docs/errors.md", "# Errors\n");
}

describe("npm run generate", COMMANDS, () => {
  it("makes the disk what the spec compiles to, says what it wrote, and finds nothing to do the next time", async () => {
    const project = await ProjectCopy.create();
    await spoilOutput(project);
    const first = await project.generate();
    expect(first).toEqual({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(
        new RegExp(
          `^Wrote 3 of ${TOTAL} files in \\d+ ms: src/generated/schemas/tool\\.schema\\.json, docs/errors\\.md, src/generated/old/relic\\.ts \\(removed\\)\\n$`,
          "u",
        ),
      ),
    });
    const files = await project.files();
    for (const [file, text] of compiled.output) expect(files.get(file), file).toBe(text);
    expect(files.has("src/generated/old/relic.ts")).toBe(false);

    const second = await project.generate();
    expect(second.stdout).toMatch(
      new RegExp(`^Nothing changed: all ${TOTAL} files are up to date \\(\\d+ ms\\)\\n$`, "u"),
    );
    expect(await project.files()).toEqual(files);
  });

  it("marks every file as generated, with its source", () => {
    for (const [file, text] of compiled.output) {
      expect(text.split("\n").slice(0, 5).join("\n"), file).toMatch(/@generated from spec\/[a-z/-]+\.(schema\.)?json/u);
    }
  });

  it("writes nothing when the proof fails, and says which example or contract is at fault", async () => {
    const project = await ProjectCopy.create();
    await project.edit(IDENTIFIER, '"minLength": 1,', '"minLength": 2,');
    await project.write(
      "spec/examples/ToolIdentifier/valid/short.json",
      '{ "toolbox": "a", "server": "b", "name": "c" }\n',
    );
    await spoilOutput(project);
    const before = await project.files();
    const outcome = await project.generate();
    expect(outcome).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^spec\/ has 1 fault; nothing was written\.\n/u),
    });
    expect(outcome.stderr).toContain(
      '  examples/ToolIdentifier/valid/short.json: the example must be valid, but gives ["toolbox: Toolbox name cannot be empty"]\n',
    );
    expect(await project.files()).toEqual(before);
  });
});

describe("npm run generate:check", COMMANDS, () => {
  it("is content with what is committed", async () => {
    const project = await ProjectCopy.create();
    expect(await project.generate("--check")).toEqual({
      code: 0,
      stdout: "src/generated and docs are what spec/ compiles to.\n",
      stderr: "",
    });
  });

  it("names what is missing, too many and changed, and the one command that mends it, and writes nothing", async () => {
    const project = await ProjectCopy.create();
    await spoilOutput(project);
    const before = await project.files();
    expect(await project.generate("--check")).toEqual({
      code: 1,
      stdout: "",
      stderr: [
        "What is on disk is not what spec/ compiles to:",
        "  missing  src/generated/schemas/tool.schema.json",
        "  surplus  src/generated/old/relic.ts",
        "  changed  docs/errors.md",
        "Mend it with: npm run generate",
        "",
      ].join("\n"),
    });
    expect(await project.files()).toEqual(before);
  });

  it("sees a change of the spec that was not generated", async () => {
    const project = await ProjectCopy.create();
    await project.edit("spec/errors.json", "Unknown tool: '{name}'", "No such tool: '{name}'");
    const { code, stderr } = await project.generate("--check");
    expect(code).toBe(1);
    expect(stderr).toContain("  changed  docs/errors.md\n  changed  src/generated/errors.ts\n");
  });
});

describe.each([[[]], [["--check"]]])("with a broken spec, the command with %j", COMMANDS, (args) => {
  it.each([
    [
      "a file is not JSON",
      (project: ProjectCopy) => project.edit("spec/errors.json", '"required": {', '"required": '),
      /^spec\/ has \d+ faults?; nothing was written\.\n {2}errors\.json: line \d+, column \d+: /u,
    ],
    [
      "a keyword is not compiled",
      (project: ProjectCopy) => project.edit(IDENTIFIER, '"minLength": 1,', '"minLength": 1, "format": "uri",'),
      /^spec\/ has 1 fault; nothing was written\.\n {2}contracts\/tool-identifier\.schema\.json#\/properties\/toolbox\/format: the keyword "format" is not compiled; /u,
    ],
    [
      "a meta-schema is none",
      (project: ProjectCopy) => project.write("spec/meta/errors.meta.json", '{ "type": "objekt" }\n'),
      /^spec\/ has 1 fault; nothing was written\.\n {2}meta\/errors\.meta\.json: cannot be used as a meta-schema: /u,
    ],
    [
      "there is none",
      (project: ProjectCopy) => project.remove("spec"),
      /^ENOENT: no such file or directory, .*spec'\n$/u,
    ],
  ])("says so when %s, and leaves the last good output", async (_title, spoil, message) => {
    const project = await ProjectCopy.create();
    const good = await project.read("src/generated/tool-identifier.ts");
    await spoil(project);
    const { code, stdout, stderr } = await project.generate(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("    at ");
    expect(await project.read("src/generated/tool-identifier.ts")).toBe(good);
  });
});

describe("codegen/main.ts", COMMANDS, () => {
  it("helps those who ask, and those who are wrong", async () => {
    const project = await ProjectCopy.create();
    const asked = await project.generate("--help");
    expect(asked).toEqual({ code: 0, stdout: expect.stringContaining("npm run generate:watch"), stderr: "" });
    const wrong = await project.generate("--chek");
    expect(wrong).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^Unknown option: --chek\n\n.*npm run generate:check/su),
    });
  });
});
