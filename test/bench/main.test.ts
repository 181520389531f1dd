import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { ROOT } from "../support/root.js";
import { runCommand } from "../support/run-command.js";

/** As `npm run bench` without building first: other tests use what is built. */
const [, command = ""] = packageJson.scripts.bench.split(" && ");
const runBench = (...names: string[]) => runCommand(process.execPath, [...command.split(" ").slice(1), ...names], ROOT);

describe("npm run bench", () => {
  it("measures one part, prints a table and writes the same as JSON", async () => {
    const { code, stdout, stderr } = await runBench("cold-start");
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/spawn to the reply to initialize .* bare node .* × /u);
    const file = path.join(ROOT, stdout.trim().split("\n").at(-1) ?? "");
    expect(existsSync(file)).toBe(true);
    const { groups } = JSON.parse(readFileSync(file, "utf8")) as { groups: { name: string; rows: object[] }[] };
    expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([["cold-start", 2]]);
    rmSync(file);
  });

  it("names the parts that there are to somebody who asks for another", async () => {
    const { code, stderr } = await runBench("colds-tart");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^There is no group colds-tart\. Groups: contracts, runtime, others, .*cold-start/u);
  });
});
