import { describe, expect, it } from "vitest";
import { COMMANDS, ProjectCopy } from "../support/project.js";

const IDENTIFIER = "spec/contracts/tool-identifier.schema.json";
const SNAPSHOT = "spec/released.json";

/** A copy of the project that has been released as 1.0.0. */
async function releasedProject(): Promise<ProjectCopy> {
  const project = await ProjectCopy.create();
  await setVersion(project, "1.0.0");
  expect(await project.breaking("--release")).toEqual({
    code: 0,
    stdout: "spec/released.json is now 1.0.0.\n",
    stderr: "",
  });
  return project;
}

async function setVersion(project: ProjectCopy, version: string): Promise<void> {
  await project.write("package.json", `{ "name": "copy", "version": "${version}" }\n`);
}

const narrow = (project: ProjectCopy) =>
  project.edit(IDENTIFIER, '"minLength": 1,', '"minLength": 1, "maxLength": 64,');
const reword = (project: ProjectCopy) =>
  project.edit("spec/errors.json", "Unknown tool: '{name}'", "No such tool: '{name}'");
const NARROWED = "  contract ToolIdentifier (input) at toolbox: maxLength added: 64 (accepts less)\n";
const REWORDED = "  error unknown_tool at template: reworded\n";

describe("npm run spec:breaking", COMMANDS, () => {
  it("finds nothing right after a release", async () => {
    const project = await releasedProject();
    expect(await project.breaking()).toEqual({
      code: 0,
      stdout: "No changes: spec/ promises what 1.0.0 promised.\n",
      stderr: "",
    });
  });

  it("lists a compatible change and lets it pass", async () => {
    const project = await releasedProject();
    await reword(project);
    const { code, stdout, stderr } = await project.breaking();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`0 breaking, 1 compatible.\n\nCompatible:\n${REWORDED}`);
  });

  it("fails for a breaking change until it has a major version and a migration entry", async () => {
    const project = await releasedProject();
    await narrow(project);
    await reword(project);
    const undeclared = await project.breaking();
    expect({ code: undeclared.code, stdout: undeclared.stdout }).toEqual({ code: 1, stdout: "" });
    expect(undeclared.stderr).toContain(
      `1 breaking, 1 compatible.\n\nBreaking:\n${NARROWED}\nCompatible:\n${REWORDED}`,
    );
    expect(undeclared.stderr).toContain('Set "version" to "2.0.0".');

    await setVersion(project, "2.0.0");
    const halfDeclared = await project.breaking();
    expect(halfDeclared.code).toBe(1);
    expect(halfDeclared.stderr).not.toContain("package.json");
    expect(halfDeclared.stderr).toContain('Add one with "endedIn": "2.0.0"');

    const entry = `"long_name": { "title": "Long names", "surface": "use_tool", "endedIn": "2.0.0", "disposition": "refused", "guidance": "Names are short since 2.0.0.", "old": {} },`;
    await project.edit("spec/migrations.json", '"shapes": {', `"shapes": { ${entry}`);
    const declared = await project.breaking();
    expect({ code: declared.code, stderr: declared.stderr }).toEqual({ code: 0, stderr: "" });
    expect(declared.stdout).toContain(NARROWED);
    expect(declared.stdout).toContain("The breaking changes are declared: version 2.0.0");
  });

  it("gives the same as JSON", async () => {
    const project = await releasedProject();
    await narrow(project);
    const { code, stdout } = await project.breaking("--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      released: "1.0.0",
      version: "1.0.0",
      isOpen: false,
      findings: [
        {
          subject: "contract ToolIdentifier",
          path: "toolbox",
          what: "maxLength added: 64 (accepts less)",
          verdict: "breaking",
          direction: "input",
        },
      ],
      missing: ["major version", "migration entry"],
      target: "2.0.0",
    });
  });

  it("says what is wrong, without a trace, when there is nothing to compare", async () => {
    const project = await ProjectCopy.create();
    const failure = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await project.breaking(...args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).not.toContain("    at ");
      return stderr;
    };
    expect(await failure()).toBe(
      "spec/released.json: there is no snapshot to compare with. Restore it from git; before the first release, npm run spec:release writes it.\n",
    );
    await project.write(SNAPSHOT, '{ "version": "1.0.0" }');
    expect(await failure()).toMatch(/^spec\/released\.json: the snapshot is corrupt; restore it from git\.\n/u);
    // A corrupt snapshot is not taken for the first release.
    expect(await failure("--release")).toMatch(/^spec\/released\.json: the snapshot is corrupt/u);
    expect(await project.read(SNAPSHOT)).toBe('{ "version": "1.0.0" }');
    await project.edit(IDENTIFIER, '"type": "object",', '"type": "thing",');
    expect(await failure()).toMatch(
      /^spec\/ cannot be compared before it is whole:\ncontracts\/tool-identifier\.schema\.json#\/type: /u,
    );
    await project.write("package.json", "{ version }");
    expect(await failure()).toMatch(/^.*package\.json is not valid JSON: /u);
    await project.write("package.json", '{ "version": "next" }');
    expect(await failure()).toMatch(/^.*package\.json has no version such as 1\.2\.3\n$/u);
    expect(await failure("--relase")).toMatch(/^Unknown option '--relase'.*npm run spec:release/su);
  });
});

describe("npm run spec:release", COMMANDS, () => {
  it("makes spec/ the release, unless a breaking change is not declared", async () => {
    const project = await releasedProject();
    await reword(project);
    await setVersion(project, "1.1.0");
    const passed = await project.breaking("--release");
    expect(passed.code).toBe(0);
    expect(passed.stdout).toMatch(/1 compatible\.\n.*\n\nspec\/released\.json is now 1\.1\.0\.\n$/su);
    const released = await project.read(SNAPSHOT);
    expect(JSON.parse(released)).toMatchObject({ version: "1.1.0" });

    await narrow(project);
    const stopped = await project.breaking("--release");
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toMatch(/spec\/released\.json is left as it was\.\n$/u);
    expect(await project.read(SNAPSHOT)).toBe(released);
  });

  it("leaves a snapshot that is no part of the spec", async () => {
    const project = await releasedProject();
    expect((await project.generate("--check")).code).toBe(0);
  });
});
