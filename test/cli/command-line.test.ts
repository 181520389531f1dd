import { spawnSync } from "node:child_process";
import { symlink } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commands } from "../../src/generated/commands.js";
import { VERSION } from "../../src/runtime/version.js";
import { BIN, inFolder, runBin } from "../support/run-bin.js";

describe("mcp-workbench", () => {
  it("shows its help on stdout, with every command in it, within 80 columns", async () => {
    const { code, stdout, stderr } = await runBin(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const name of Object.keys(commands)) expect(stdout).toContain(`  ${name} `);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each(Object.keys(commands))("shows the help of %s with its options and examples", async (name) => {
    const { code, stdout } = await runBin([name, "--help"]);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    const { options, examples } = commands[name as keyof typeof commands];
    expect(code).toBe(0);
    for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`);
    for (const example of examples) expect(stdout).toContain(example);
    expect((await runBin([name, "-h"])).stdout).toBe(stdout);
  });

  it.each(["--version", "-v"])("prints its version for %s", async (option) => {
    expect(await runBin([option])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: "" });
  });

  it.each([
    [["help"], ["--help"]],
    [
      ["help", "check"],
      ["check", "--help"],
    ],
    [
      ["check", "--help", "--nonsense"],
      ["check", "--help"],
    ],
    [
      ["schema", "a", "b", "-h"],
      ["schema", "--help"],
    ],
  ])("takes %j for a wish for help", async (args, same) => {
    expect(await runBin(args)).toEqual(await runBin(same));
  });

  it("does not take an option without its value for an argument of the tool", async () => {
    const { code, stderr } = await runBin(["call", "a/b/c", "--out"]);
    expect([code, stderr.split("\n").length]).toEqual([2, 3]);
  });

  it("points to the help of the whole where no command was named", async () => {
    const { stderr } = await runBin(["--nonsense"]);
    expect(stderr).toContain("\nmcp-workbench --help says what is possible.");
  });

  it.each([
    [["chekc"], "Did you mean 'check'?"],
    [["--confg", "x"], "Did you mean '--config'?"],
    [["check", "--ofline"], "Did you mean '--offline'?"],
    [["serve", "surplus"], "Unexpected argument: surplus"],
    [["check", "--config"], "Wrong command line"],
    [["schema", "use-tool-inptu"], "Did you mean 'use-tool-input'?"],
    [["completion", "bosh"], "Did you mean 'bash'?"],
    [["call", "dev"], "Expected TOOLBOX/SERVER/NAME"],
    [["tools", "dev//x"], "Expected TOOLBOX/SERVER/NAME"],
    [["call"], "Expected the tool to call: TOOLBOX/SERVER/NAME"],
    [["call", "a/b/c", "--message=hello"], "without dashes: message=…"],
    [["tools", "a", "b"], "Unexpected argument: b"],
    [["schema", "use-tool-input", "tool"], "Unexpected argument: tool"],
    [["completion", "bash", "zsh"], "Unexpected argument: zsh"],
    [["completion"], "Expected the name of a shell: bash, zsh, fish"],
    [["--config", "x.json", "check"], "The command comes first: mcp-workbench check …"],
    [["version"], "Did you mean '--version'?"],
    [["help", "chekc"], "Did you mean 'check'?"],
  ])("refuses %j with exit code 2 and says what was meant", async (args, text) => {
    const { code, stdout, stderr } = await runBin(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(text);
    expect(stderr).toContain("--help says what is possible");
    expect(stderr).not.toMatch(/^\s+at /mu);
  });

  it("ends with exit code 1 and every fault for a bad configuration, whatever the command", async () => {
    for (const command of [[], ["check"], ["tools"], ["tokens"], ["call", "a/b/c"]]) {
      const { code, stdout, stderr } = await runBin([...command, "--config", "/nowhere/x.json"]);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain("The configuration /nowhere/x.json does not exist");
    }
  });
});

describe("a configuration that cannot be read", () => {
  it("is refused in words and not in codes of the system", async () => {
    await inFolder(undefined, async (cwd) => {
      const { code, stderr } = await runBin(["check", "--config", "."], { cwd });
      expect([code, stderr]).toEqual([1, `The configuration ${cwd} cannot be read: it is a folder\n`]);
      const missing = await runBin(["check", "--config", "none.json"], { cwd });
      expect(missing.stderr).toContain("mcp-workbench init --config PATH");
    });
  });
});

describe("schema", () => {
  it("lists the published schemas and prints each, by either of its names", async () => {
    const names = (await runBin(["schema"])).stdout.trim().split("\n");
    expect(names).toContain("workbench-config");
    const { stdout } = await runBin(["schema", "UseToolInput"]);
    expect(JSON.parse(stdout)).toMatchObject({
      title: "UseToolInput",
      $schema: "https://json-schema.org/draft/2020-12/schema",
    });
    expect((await runBin(["schema", "use-tool-input.schema.json"])).stdout).toBe(stdout);
  });
});

describe("completion", () => {
  it.each(["bash", "zsh", "fish"])("names every command and option for %s", async (shell) => {
    const { code, stdout } = await runBin(["completion", shell]);
    expect(code).toBe(0);
    for (const [name, { options }] of Object.entries(commands)) {
      expect(stdout).toContain(name);
      for (const option of Object.keys(options)) expect(stdout).toContain(option);
    }
  });

  const shells = [
    ["bash", 'eval "$(mcp-workbench completion bash)" && complete -p mcp-workbench'],
    [
      "zsh",
      'autoload -Uz compinit; compinit -D; eval "$(mcp-workbench completion zsh)" && print $_comps[mcp-workbench]',
    ],
    ["fish", 'mcp-workbench completion fish | source; complete -C "mcp-workbench chec"'],
  ] as const;

  it.each(shells.filter(([shell]) => isInstalled(shell)))(
    "is understood by %s as the help says",
    async (shell, line) => {
      await inFolder(undefined, async (cwd) => {
        await symlink(BIN, path.join(cwd, "mcp-workbench"));
        const env = { HOME: cwd, PATH: `${cwd}:${process.env["PATH"]}`, LANG: "C.UTF-8" };
        const { status, stdout, stderr } = spawnSync(shell, ["-c", line], { cwd, env, encoding: "utf8" });
        expect(status, stderr).toBe(0);
        expect(stdout).toMatch(/_mcp_workbench|^check\t/mu);
      });
    },
  );
});

function isInstalled(program: string): boolean {
  return spawnSync(program, ["-c", "true"]).status === 0;
}
