import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BIN, inFolder, realServers, runBin } from "../support/run-bin.js";

const dead = {
  dead: {
    command: process.execPath,
    args: ["-e", "console.error('boom'); process.exit(3)"],
    env: { TOKEN: "very-secret-1" },
  },
};

describe("check", () => {
  it("starts every server and shows how each did, with warnings and what to do", async () => {
    await inFolder(realServers({ ...dead, off: { command: "x", disabled: true } }), async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect(code).toBe(1);
      expect(stdout).toMatch(/^dev\/everything +ready +13 +[\d,]+ ms +[\d,]+$/mu);
      expect(stdout).toMatch(/^dev\/memory +ready +1 /mu);
      expect(stdout).toMatch(/^dev\/dead +failed/mu);
      expect(stdout).toMatch(/^dev\/off +disabled/mu);
      expect(stdout).toContain("the filter 'nope*' matches no tool");
      expect(stdout).toContain("exited with code 3");
      expect(stdout).toContain("What to do: ");
      expect(stdout).toContain("1 of 4 server(s) failed.");
      expect(stdout).not.toContain("very-secret");
      expect(stdout).not.toContain("\u001b[");
    });
  });

  it("gives the same as JSON", async () => {
    await inFolder(realServers(dead), async (cwd) => {
      const { code, stdout } = await runBin(["check", "--json"], { cwd });
      const { ok, servers } = JSON.parse(stdout) as { ok: boolean; servers: { server: string; state: string }[] };
      expect([code, ok]).toEqual([1, false]);
      expect(servers.map(({ server, state }) => `${server} ${state}`)).toEqual([
        "everything ready",
        "memory ready",
        "dead failed",
      ]);
    });
  });

  it("starts nothing with --offline", async () => {
    await inFolder({ toolboxes: { a: { mcpServers: { b: { command: "/does/not/exist" } } } } }, async (cwd) => {
      const { code, stdout } = await runBin(["check", "--offline"], { cwd });
      expect([code, stdout]).toEqual([
        0,
        "The configuration is well-formed: 1 toolbox(es), 1 server(s). Nothing was started.\n",
      ]);
    });
  });

  it("checks the embedded toolbox where there is no configuration", async () => {
    await inFolder(undefined, async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect(code).toBe(0);
      expect(stdout).toMatch(/^basics\/workbench +ready/mu);
    });
  });
});

describe("tools", () => {
  it("lists tools with their signatures, searches, and shows one with its schema", async () => {
    await inFolder(realServers(), async (cwd) => {
      const all = (await runBin(["tools"], { cwd })).stdout;
      expect(all).toContain("dev/everything\n");
      expect(all).toContain("  get-sum(a: number, b: number)\n");
      const found = (await runBin(["tools", "--search", "SUM"], { cwd })).stdout;
      expect(found).toContain("get-sum");
      expect(found).not.toContain("echo(");
      const one = (await runBin(["tools", "dev/everything/echo"], { cwd })).stdout;
      expect(one).toContain('"message"');
      const json = JSON.parse((await runBin(["tools", "dev/everything/echo", "--json"], { cwd })).stdout) as object;
      expect(json).toMatchObject({ name: "echo", toolbox: "dev", server: "everything" });
    });
  });

  it.each([
    ["nope", "Toolbox 'nope' not found"],
    ["dev/everythin", "Did you mean 'everything'?"],
    ["dev/everything/ecko", "Did you mean 'echo'?"],
  ])("says what was meant by %s", async (target, text) => {
    await inFolder(realServers(), async (cwd) => {
      const { code, stderr } = await runBin(["tools", target], { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain(text);
    });
  });

  it("lists what works beside a server that does not, and ends with exit code 1", async () => {
    await inFolder(realServers(dead), async (cwd) => {
      const { code, stdout, stderr } = await runBin(["tools"], { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain("echo(");
      expect(stderr).toContain("Failed to connect to server 'dead'");
    });
  });
});

describe("call", () => {
  it("reads values as the schema asks, from words, JSON and stdin", async () => {
    await inFolder(realServers(), async (cwd) => {
      const target = "dev/everything/get-sum";
      const sum = "The sum of 1 and 2.5 is 3.5.\n";
      expect((await runBin(["call", target, "a=1", "b=2.5"], { cwd })).stdout).toBe(sum);
      expect((await runBin(["call", target, '{"a":1,"b":2.5}'], { cwd })).stdout).toBe(sum);
      expect((await runBin(["call", target, "-"], { cwd, input: '{"a":1,"b":2.5}' })).stdout).toBe(sum);
      expect((await runBin(["call", "dev/everything/echo", "message=1"], { cwd })).stdout).toBe("Echo: 1\n");
    });
  });

  it("writes what is no text to a file, and says so", async () => {
    await inFolder(realServers(), async (cwd) => {
      const image = "dev/everything/get-tiny-image";
      const { stdout, stderr } = await runBin(["call", image, "--out", "logo.png"], { cwd });
      expect(stderr).toContain(`written to ${path.join(cwd, "logo.png")}`);
      expect(stdout).not.toContain("image/png");
      const bytes = await readFile(path.join(cwd, "logo.png"));
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect((await runBin(["call", image], { cwd })).stderr).toContain("--out FILE");
      const sum = await runBin(["call", "dev/everything/get-sum", "a=1", "b=2", "--out", "sum.png"], { cwd });
      expect(sum.stderr).toContain("sum.png was not written");
    });
  });

  it.each([
    [["a=1", "b"], "Expected KEY=VALUE"],
    [["a=one", "b=2"], "Wrong value for 'a': expected number\nWrite it like this: a=1.5"],
    [["a=1", "a=2", "b=2"], "'a' is given more than once, and it is no list"],
    [["{oops"], "The arguments are not a JSON object"],
    [["-"], "The arguments are not a JSON object"],
  ])("refuses the arguments %j with exit code 2", async (words, text) => {
    await inFolder(realServers(), async (cwd) => {
      const { code, stderr } = await runBin(["call", "dev/everything/get-sum", ...words], { cwd, input: "[1]" });
      expect(code).toBe(2);
      expect(stderr).toContain(text);
    });
  });

  it("ends with exit code 1 when the tool reports an error, and gives the whole result as JSON", async () => {
    await inFolder(undefined, async (cwd) => {
      const { code, stdout } = await runBin(["call", "basics/workbench/json_format", "json={", "--json"], { cwd });
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ isError: true });
    });
  });
});

describe("names with slashes", () => {
  it("are found by the commands that take a path", async () => {
    const embedded = { command: process.execPath, args: [path.join(path.dirname(BIN), "embedded-server.js")] };
    await inFolder({ toolboxes: { "my tools": { mcpServers: { "acme/text": embedded } } } }, async (cwd) => {
      expect((await runBin(["tools", "my tools/acme/text"], { cwd })).stdout).toContain("  text_stats(text: string)\n");
      expect((await runBin(["tools", "my tools/acme/text/text_stats"], { cwd })).stdout).toContain('"text"');
      const { code, stdout } = await runBin(["call", "my tools/acme/text/text_stats", "text=one"], { cwd });
      expect([code, stdout]).toEqual([0, expect.stringContaining('"words":1')]);
      const short = await runBin(["call", "my tools/acme/text"], { cwd });
      expect([short.code, short.stderr]).toEqual([2, expect.stringContaining("Expected TOOLBOX/SERVER/NAME")]);
    });
  });

  it.each(["tools", "call"])("that are not there are refused by %s before a server is started", async (command) => {
    const server = { command: process.execPath, args: ["-e", "require('node:fs').writeFileSync('started', '')"] };
    await inFolder({ toolboxes: { dev: { mcpServers: { notes: server } } } }, async (cwd) => {
      const { code, stderr } = await runBin([command, "dev/note/list"], { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain("Did you mean 'notes'?");
      expect(existsSync(path.join(cwd, "started"))).toBe(false);
    });
  });
});

describe("tokens", () => {
  it("estimates what the model sees directly, before and after opening", async () => {
    await inFolder(realServers(), async (cwd) => {
      const { code, stdout } = await runBin(["tokens", "--json"], { cwd });
      const figures = JSON.parse(stdout) as {
        is_estimate: boolean;
        direct: number;
        before_opening: number;
        after_opening: { tokens: number }[];
      };
      expect(code).toBe(0);
      expect(figures.is_estimate).toBe(true);
      expect(figures.before_opening).toBeLessThan(figures.direct);
      expect(figures.after_opening[0]?.tokens).toBeGreaterThan(figures.before_opening);
      const text = (await runBin(["tokens"], { cwd })).stdout;
      expect(text).toContain("estimates");
      expect(text).toMatch(/workbench, 'dev' opened +[\d,]+ +█+/u);
    });
  });
});
