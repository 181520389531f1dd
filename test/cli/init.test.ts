import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../src/runtime/version.js";
import { ROOT } from "../support/root.js";
import { inFolder, runBin } from "../support/run-bin.js";

const CONFIG = "workbench-config.json";
const read = (folder: string) => readFile(path.join(folder, CONFIG), "utf8");
const init = (cwd: string, args: readonly string[] = [], env = {}) => runBin(["init", ...args], { cwd, env });

/** The schema is for editors, whose validators know neither our messages nor our formats. */
async function fitsSchema(value: unknown, file: string): Promise<boolean> {
  const schema = JSON.parse(await readFile(file, "utf8")) as object;
  return new Ajv2020({ strict: false }).validate(schema, value);
}

describe("mcp-workbench init", () => {
  it("writes an example that explains itself and works, where there is nothing to take over", async () => {
    await inFolder(undefined, async (cwd) => {
      const { code, stdout, stderr } = await init(cwd);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toContain("the embedded server is entered as an example");
      const text = await read(cwd);
      expect(text).toMatch(/^\/\/ The configuration of MCP Workbench\./u);
      expect(text).toContain("// $${ is the text ${ itself.");
      expect(text).toMatch(/\/\/ The model reads this [^\n]*\n +"description": "Notes/u);
      const called = await runBin(["call", "basics/workbench/text_stats", "text=one two"], { cwd });
      expect([called.code, called.stdout]).toEqual([0, expect.stringContaining('"words"')]);
    });
  });

  it("writes a file that works from another folder too", async () => {
    await inFolder(undefined, async (cwd) => {
      await init(cwd);
      await mkdir(path.join(cwd, "elsewhere"));
      const args = ["check", "--config", path.join(cwd, CONFIG)];
      const { code, stdout } = await runBin(args, { cwd: path.join(cwd, "elsewhere") });
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^basics\/workbench +ready/mu)]);
    });
  });

  it("takes over the servers of other clients", async () => {
    await inFolder(undefined, async (cwd) => {
      await mkdir(path.join(cwd, ".cursor"));
      const servers = { docs: { command: "x", env: { DOCS_TOKEN: "s3cr3t-of-docs" } } };
      await writeFile(path.join(cwd, ".cursor/mcp.json"), JSON.stringify({ mcpServers: servers }));
      const { code, stdout } = await init(cwd);
      expect(code).toBe(0);
      expect(stdout).toContain("  .cursor/mcp.json (Cursor), servers: 1\n");
      expect(stdout).toContain("\n  DOCS_TOKEN\n");
      const text = await read(cwd);
      expect(parse(text)).toMatchObject({
        toolboxes: { imported: { mcpServers: { docs: { command: "x", env: { DOCS_TOKEN: "${DOCS_TOKEN}" } } } } },
      });
      expect(text + stdout).not.toContain("s3cr3t");
    });
  });

  it("never overwrites a file without --force", async () => {
    await inFolder("mine", async (cwd) => {
      const { code, stdout, stderr } = await init(cwd);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toBe(
        `${CONFIG} exists already\nGive --force to overwrite it, or add servers to it with mcp-workbench import.\n`,
      );
      expect(await read(cwd)).toBe("mine");
      expect((await init(cwd, ["--force"])).code).toBe(0);
      expect(await read(cwd)).toContain('"basics"');
    });
  });

  it("writes the file that --config or WORKBENCH_CONFIG names", async () => {
    await inFolder(undefined, async (cwd) => {
      await init(cwd, ["--config", "one.json"]);
      await init(cwd, [], { WORKBENCH_CONFIG: "two.json" });
      expect(await readFile(path.join(cwd, "two.json"), "utf8")).toBe(
        await readFile(path.join(cwd, "one.json"), "utf8"),
      );
      await expect(read(cwd)).rejects.toThrow(/ENOENT/u);
    });
  });

  it("says how a client is told of the file, which may start the workbench anywhere", async () => {
    await inFolder(undefined, async (cwd) => {
      const { stdout } = await init(cwd);
      const entry = JSON.parse(/^ {2}\{.*^ {2}\}$/msu.exec(stdout)?.[0] ?? "") as object;
      const args = ["-y", "mcp-workbench", "--config", path.join(cwd, CONFIG)];
      expect(entry).toEqual({ mcpServers: { workbench: { command: "npx", args } } });
    });
  });

  it("refers to the schema of the package that is installed beside it, else of the one that is published", async () => {
    await inFolder(undefined, async (cwd) => {
      const schemas = "dist/generated/schemas";
      await init(cwd);
      const { $schema: published } = parse(await read(cwd)) as { $schema: string };
      const [, major, place = ""] = /^https:\/\/unpkg\.com\/mcp-workbench@(\d+)\/(.*)$/u.exec(published) ?? [];
      expect(major).toBe(VERSION.split(".")[0]);
      expect(await fitsSchema(parse(await read(cwd)), path.join(ROOT, place))).toBe(true);
      await cp(path.join(ROOT, schemas), path.join(cwd, "node_modules/mcp-workbench", schemas), { recursive: true });
      await init(cwd, ["--force"]);
      const config = parse(await read(cwd)) as { $schema: string };
      expect(config.$schema).toBe(`./node_modules/mcp-workbench/${place}`);
      expect(await fitsSchema(config, path.join(cwd, config.$schema))).toBe(true);
    });
  });
});
