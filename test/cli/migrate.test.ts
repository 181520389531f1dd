import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { rolldown } from "rolldown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/command.js";
import { run } from "../../src/cli/commands/migrate.js";
import { WorkbenchError } from "../../src/runtime/workbench-error.js";
import { ROOT } from "../support/spec.js";

const CODE = `await client.callTool({
  name: "use_tool",
  arguments: { tool: { toolbox: "dev", server: "notes", tool: "add" } },
});
const other = { toolbox: "red", server: "apache", tool: "hammer" };
`;
const CURRENT = CODE.replace('tool: "add"', 'name: "add"');
const JSON_CALL = '{ "name": "open_toolbox", "arguments": { "toolbox_name": "dev" } }\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "migrate “ü” "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
const get = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** To root everything is open, so root works as somebody else for a while. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  const nobody = 65_534;
  for (const entry of ["", ...readdirSync(folder)]) chownSync(path.join(folder, entry), nobody, nobody);
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

async function migrate(...args: readonly string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await run({
    positionals: args.filter((arg) => !arg.startsWith("--")),
    options: Object.fromEntries(args.filter((arg) => arg.startsWith("--")).map((arg) => [arg.slice(2), true])),
    environment: {},
    cwd: folder,
    input: process.stdin,
    output: output as unknown as NodeJS.WriteStream,
    errors: errors as unknown as NodeJS.WriteStream,
    log: () => undefined,
    signal: new AbortController().signal,
  });
  output.end();
  errors.end();
  return { code, stdout: await text(output), stderr: await text(errors) };
}

describe("migrate", () => {
  it("rewrites files, says where, and finds nothing left the second time", async () => {
    put("src/call.ts", CODE);
    put("calls.json", JSON_CALL);
    const { code, stdout, stderr } = await migrate("src", "calls.json");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(
      `${path.join("src", "call.ts")}:3:57 rewritten: Identifier key \`tool\` instead of \`name\`\n`,
    );
    expect(stdout).toContain(`${path.join("src", "call.ts")}:5:51 look: `);
    expect(stdout).toContain("2 rewritten, 1 to look at, 0 left alone; files changed: 2\n");
    expect(get("src/call.ts")).toBe(CURRENT);
    expect(get("calls.json")).toBe('{ "name": "open_toolbox", "arguments": { "toolbox": "dev" } }\n');

    const again = await migrate("src", "calls.json");
    expect(again.stdout).toContain("0 rewritten, 1 to look at, 0 left alone; files changed: 0\n");
    expect(get("src/call.ts")).toBe(CURRENT);
  });

  it("rewrites what only looks like a call when it is told to assume so", async () => {
    put("call.ts", CODE);
    expect((await migrate("call.ts", "--assume")).stdout).toContain("2 rewritten, 0 to look at");
    expect(get("call.ts")).toBe(CURRENT.replace('tool: "hammer"', 'name: "hammer"'));
  });

  it("prints a difference that git can apply, and writes nothing, on a dry run", async () => {
    put("src/call.ts", CODE);
    put("calls.json", JSON_CALL);
    const { code, stdout, stderr } = await migrate("src", "calls.json", "--dry-run");
    expect(code).toBe(0);
    expect(stderr).toContain("look: ");
    expect(stderr).toContain("nothing was written\n");
    expect([get("src/call.ts"), get("calls.json")]).toEqual([CODE, JSON_CALL]);
    execFileSync("git", ["apply", "-p0", "-"], { cwd: folder, input: stdout });
    expect(get("src/call.ts")).toBe(CURRENT);
    expect((await migrate("src", "calls.json", "--dry-run")).stdout).toBe("");
  });

  it("prints the report as JSON", async () => {
    put("call.ts", CODE);
    const { stdout } = await migrate("call.ts", "--json", "--dry-run");
    expect(JSON.parse(stdout)).toMatchObject({
      changed: ["call.ts"],
      rewritten: [{ file: "call.ts", line: 3, column: 57, shapes: ["identifier_key_tool"] }],
      listed: [{ file: "call.ts", line: 5, column: 51, reason: expect.any(String) as unknown }],
      failed: [],
      diff: expect.stringContaining("+++ call.ts") as unknown,
    });
  });

  it("leaves alone what it cannot read, and goes on", async () => {
    const latin = Buffer.from([0x22, 0x74, 0x6f, 0x6f, 0x6c, 0xe9, 0x22]);
    put("latin.json", latin);
    put("broken.ts", `${CODE}}`);
    put("notes.txt", "tool");
    put("good.ts", CODE);
    const { code, stdout } = await migrate("latin.json", "broken.ts", "notes.txt", "good.ts");
    expect(code).toBe(1);
    expect(stdout).toContain("latin.json: left alone: it is not UTF-8\n");
    expect(stdout).toContain("broken.ts: left alone: line 6, column 1 cannot be parsed\n");
    expect(stdout).toContain("notes.txt: left alone: files of this kind are not migrated\n");
    expect(readFileSync(path.join(folder, "latin.json"))).toEqual(latin);
    expect(get("broken.ts")).toBe(`${CODE}}`);
    expect(get("good.ts")).toBe(CURRENT);
  });

  it("leaves alone code that is too deep for the compiler, and goes on", async () => {
    const deep = `export const tool = ${"[".repeat(20_000)}${"]".repeat(20_000)};\n`;
    put("tsconfig.json", '{ "include": ["*.ts"] }');
    put("deep.ts", deep);
    put("good.ts", CODE);
    const { code, stdout } = await migrate("deep.ts", "good.ts");
    expect(code).toBe(1);
    expect(stdout).toContain("deep.ts: left alone: Maximum call stack size exceeded\n");
    expect(stdout).not.toContain("good.ts: left alone");
    expect([get("deep.ts"), get("good.ts")]).toEqual([deep, CURRENT]);
  });

  // Windows has other rights.
  it.skipIf(process.platform === "win32")("leaves alone what it may not open, and goes on", async () => {
    put("closed/call.json", JSON_CALL);
    put("fixed.json", JSON_CALL);
    put("good.json", JSON_CALL);
    chmodSync(path.join(folder, "fixed.json"), 0o444);
    // Its modules are loaded before the rights to do so are given up.
    await migrate(".", "--dry-run");
    chmodSync(path.join(folder, "closed"), 0);
    const { code, stdout } = await asNobody(() => migrate("."));
    chmodSync(path.join(folder, "closed"), 0o755);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^closed: left alone: permission denied/mu);
    expect(stdout).toMatch(/^fixed\.json: left alone: permission denied/mu);
    expect([get("fixed.json"), get("good.json")]).toEqual([JSON_CALL, JSON_CALL.replace("toolbox_name", "toolbox")]);
  });

  // Comparing each call with all others would take minutes, far past the time that any test has.
  it("takes thousands of calls in one file", async () => {
    put("many.ts", 'use_tool({ tool: { toolbox: "dev", server: "notes", tool: "add" } });\n'.repeat(8000));
    expect((await migrate("many.ts")).stdout).toContain("8000 rewritten, 0 to look at");
  });

  it("does not look into installed packages, hidden folders and links", async () => {
    put("node_modules/some/call.ts", CODE);
    put(".cache/call.ts", CODE);
    put("src/call.ts", CODE);
    symlinkSync(path.join(folder, "src"), path.join(folder, "link"));
    expect((await migrate(".")).stdout).toContain("files changed: 1\n");
    expect([get("node_modules/some/call.ts"), get(".cache/call.ts")]).toEqual([CODE, CODE]);
  });

  it("does not rewrite a part when the rest is in a file that was not given", async () => {
    put("tsconfig.json", '{ "include": ["*.ts"] }');
    put("tools.ts", 'export const add = { toolbox: "dev", server: "notes", tool: "add" };\n');
    const use = 'await client.callTool({ name: "use_tool", arguments: { tool: add } });\n';
    put("call.ts", `import { add } from "./tools.js";\n${use}console.log(add.tool);\n`);
    expect((await migrate("tools.ts")).stdout).toContain("it would need a change in call.ts, too");
    expect((await migrate("tools.ts", "call.ts")).stdout).toContain("1 rewritten, 0 to look at");
    expect(get("tools.ts")).toContain('name: "add"');
    expect(get("call.ts")).toContain("console.log(add.name)");
  });

  it("asks for a path, and for one that exists", async () => {
    await expect(migrate()).rejects.toThrow(UsageError);
    await expect(migrate("nowhere")).rejects.toThrow(WorkbenchError);
  });

  it("without ts-morph migrates JSON and says what to install for the rest", async () => {
    const build = await rolldown({
      input: path.join(ROOT, "src/cli/main.ts"),
      platform: "node",
      resolve: { mainFields: ["module", "main"] },
    });
    await build.write({ dir: path.join(folder, "bin"), format: "esm" });
    await build.close();
    writeFileSync(path.join(folder, "package.json"), '{ "type": "module", "version": "1.0.0" }');
    put("work/call.ts", CODE);
    put("work/calls.json", JSON_CALL);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["bin/main.js", "migrate", "work"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toContain("npm install --save-dev ts-morph");
    expect(stdout).toContain("1 rewritten, 0 to look at");
    expect(status).toBe(1);
    expect(get("work/call.ts")).toBe(CODE);
    expect(get("work/calls.json")).not.toBe(JSON_CALL);
  });
});
