import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { BIN, inFolder, realServers, runBin } from "../support/run-bin.js";

const FAULTY = path.join(import.meta.dirname, "../support/servers/faulty-server.mjs");
const TERMINAL = path.join(import.meta.dirname, "../support/pretend-terminal.mjs");

/** What a painted line has besides its letters. */
const COLOUR_CODES = "\u001b[32m\u001b[0m".length;

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

  it.each([
    ["a command that is not there", { command: "not-there-at-all" }, "give its full path"],
    ["a folder that is not there", { command: "node", cwd: "/not/there" }, 'correct "cwd"'],
    ["one that ends", { command: "node", args: ["-e", "process.exit(1)"] }, 'variables that its "env" names'],
    ["one that is slow", { command: "sleep", args: ["60"], connectTimeout: 50 }, 'set a larger "connectTimeout"'],
    ["one of the future", { command: "node", args: [FAULTY, "--modern-only"] }, "an older version of it"],
    ["an address where nobody is", { url: "http://127.0.0.1:1/mcp" }, "whether its address is right"],
  ])("says what to do about %s", async (_name, server, advice) => {
    await inFolder({ toolboxes: { dev: { mcpServers: { server } } } }, async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain("\nWhat to do: ");
      expect(stdout).toContain(advice);
    });
  });

  it.each([
    [401, 'check "headers"'],
    [404, '"transport": "sse"'],
  ])("says what to do about an HTTP server that answers %i", async (status, advice) => {
    const server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const config = { toolboxes: { dev: { mcpServers: { web: { url: `http://127.0.0.1:${port}/mcp` } } } } };
    await inFolder(config, async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain(advice);
    }).finally(() => server.close());
  });

  it("counts the warnings in the table, which fits 80 columns", async () => {
    await inFolder(realServers(), async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect(code).toBe(0);
      const [head = "", ...lines] = (stdout.split("\n\n")[0] ?? "").split("\n");
      expect(head).toMatch(/^server +state +tools +ready after +est\. tokens +warnings$/u);
      expect(lines.find((line) => line.startsWith("dev/memory "))).toMatch(/ 1$/u);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    });
  });

  it("shows on a terminal which servers it waits for, in colours only without NO_COLOR", async () => {
    await inFolder(realServers(dead), async (cwd) => {
      const env = { NODE_OPTIONS: `--import ${pathToFileURL(TERMINAL).href}` };
      const { stdout, stderr } = await runBin(["check"], { cwd, env });
      expect(Math.max(...stdout.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80 + COLOUR_CODES);
      expect(stderr).toContain("0 of 3 done, waiting for dev/everything, dev/memory, dev/dead");
      expect(stderr.endsWith("\r\u001b[K")).toBe(true);
      expect(stdout).toContain("\u001b[32mready");
      const plain = await runBin(["check"], { cwd, env: { ...env, NO_COLOR: "1" } });
      expect(plain.stdout).not.toContain("\u001b");
    });
  });

  it("says so where there is nothing to check", async () => {
    await inFolder({ toolboxes: {} }, async (cwd) => {
      const { code, stdout } = await runBin(["check"], { cwd });
      expect([code, stdout]).toEqual([0, expect.stringContaining("no servers yet")]);
    });
  });

  it("gives the faults of a configuration as JSON, too", async () => {
    await inFolder('{"toolboxes":', async (cwd) => {
      for (const args of [["--json"], ["--json", "--offline"]]) {
        const { code, stdout } = await runBin(["check", ...args], { cwd });
        expect(code).toBe(1);
        expect(JSON.parse(stdout)).toEqual({ ok: false, error: expect.stringContaining("cannot be used") });
      }
    });
  });

  it("tells where the servers of another client belong", async () => {
    await inFolder({ mcpServers: { notes: { command: "x" } } }, async (cwd) => {
      const { code, stderr } = await runBin(["check"], { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain("mcp-workbench import");
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

describe("a server that is disabled", () => {
  it.each([
    ["tools", "dev/off"],
    ["tools", "dev/off/list"],
    ["call", "dev/off/list"],
  ])("is named as such by %s %s", async (command, target) => {
    const config = { toolboxes: { dev: { mcpServers: { off: { command: "x", disabled: true } } } } };
    await inFolder(config, async (cwd) => {
      const { code, stdout, stderr } = await runBin([command, target], { cwd });
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain("Server 'off' in toolbox 'dev' is disabled");
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
      expect(text).toMatch(/workbench, nothing opened +[\d,]+ +-\d+ % +█+/u);
      expect(text).toMatch(/workbench, 'dev' opened +[\d,]+ +[+-]\d+ % +█+/u);
      expect(text).toMatch(/that is \d+ % less\.\n$/u);
      expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
    });
  });

  it("does not claim a saving where there is none", async () => {
    await inFolder({ toolboxes: {} }, async (cwd) => {
      const { stdout } = await runBin(["tokens"], { cwd });
      expect(stdout).toMatch(/all servers connected directly +0\n/u);
      expect(stdout).toContain("not worth it");
      expect(stdout).not.toContain("less");
    });
  });

  it("points to check where a server could not be counted", async () => {
    await inFolder(realServers(dead), async (cwd) => {
      for (const command of ["tokens", "tools"]) {
        const { code, stderr } = await runBin([command], { cwd });
        expect([code, stderr]).toEqual([1, expect.stringContaining("mcp-workbench check says what to do")]);
      }
    });
  });
});
