import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFiles } from "../../src/migrate/find-files.js";
import { type MigrateReport, migrate } from "../../src/migrate/migrate.js";

/**
 * Every folder in cases/ holds files `input*`, what becomes of them (`output*`, absent where nothing changes), what
 * becomes of them with --assume (`assumed*`, absent where that is the same), and what is said (`report.json`).
 * UPDATE_CASES=1 writes what is, to be read and judged.
 */
const CASES = path.join(import.meta.dirname, "cases");
const cases = readdirSync(CASES);

let folder: string;
let report: MigrateReport;
let again: MigrateReport;
let assumed: MigrateReport;
let assumedAgain: MigrateReport;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "migrate-cases-"));
  const inputs = (name: string) => path.join(folder, name);
  for (const name of ["proven", "assumed"]) {
    cpSync(CASES, inputs(name), {
      recursive: true,
      filter: (file) => !/^(?:output|assumed|report)[^/]*$/u.test(path.basename(file)),
    });
  }
  const all = async (name: string, isAssumed: boolean) => {
    const files = await findFiles(cases, inputs(name));
    return migrate({ files, cwd: inputs(name), isDryRun: false, isAssumed });
  };
  report = await all("proven", false);
  again = await all("proven", false);
  assumed = await all("assumed", true);
  assumedAgain = await all("assumed", true);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a case by what follows the prefix in their names. */
function files(root: string, name: string, prefix: string): Readonly<Record<string, string>> {
  const found = readdirSync(path.join(root, name)).filter((file) => file.startsWith(prefix));
  return Object.fromEntries(
    found.map((file) => [file.slice(prefix.length), readFileSync(path.join(root, name, file), "utf8")]),
  );
}

function reportOf(name: string) {
  const within = ({ file }: { readonly file: string }) => path.dirname(file) === name;
  const at = ({ file, line, column }: { readonly file: string; readonly line: number; readonly column: number }) =>
    `${path.basename(file)}:${line}:${column}`;
  return {
    rewritten: report.rewritten.filter(within).map((place) => `${at(place)} ${place.shapes.join(" ")}`),
    listed: report.listed.filter(within).map((place) => `${at(place)} ${place.shapes.join(" ")}: ${place.reason}`),
    failed: report.failed.filter(within).map(({ file, reason }) => `${path.basename(file)}: ${reason}`),
  };
}

function update(name: string): void {
  const before = files(CASES, name, "input");
  const output = files(path.join(folder, "proven"), name, "input");
  const forced = files(path.join(folder, "assumed"), name, "input");
  const write = (file: string, text: string) => writeFileSync(path.join(CASES, name, file), text);
  for (const file of readdirSync(path.join(CASES, name)))
    if (/^(?:output|assumed)/u.test(file)) rmSync(path.join(CASES, name, file));
  for (const [rest, text] of Object.entries(output)) {
    if (text !== before[rest]) write(`output${rest}`, text);
    if (text !== forced[rest]) write(`assumed${rest}`, forced[rest] ?? "");
  }
  write("report.json", `${JSON.stringify(reportOf(name), null, 2)}\n`);
}

describe("migrate", () => {
  describe.each(cases)("%s", (name) => {
    it("rewrites what is proven and lists the rest", () => {
      if (process.env["UPDATE_CASES"] === "1") update(name);
      const expected = { ...files(CASES, name, "input"), ...files(CASES, name, "output") };
      expect(files(path.join(folder, "proven"), name, "input")).toEqual(expected);
      expect(reportOf(name)).toEqual(JSON.parse(readFileSync(path.join(CASES, name, "report.json"), "utf8")));
    });

    it("rewrites what only looks like a call when it may assume so", () => {
      const proven = { ...files(CASES, name, "input"), ...files(CASES, name, "output") };
      const expected = { ...proven, ...files(CASES, name, "assumed") };
      expect(files(path.join(folder, "assumed"), name, "input")).toEqual(expected);
    });
  });

  it("changes nothing when it is run again", () => {
    expect(report.changed.length).toBeGreaterThan(0);
    expect(assumed.changed.length).toBeGreaterThan(report.changed.length);
    expect(again.changed).toEqual([]);
    expect(again.rewritten).toEqual([]);
    expect(assumedAgain.changed).toEqual([]);
    expect(assumedAgain.rewritten).toEqual([]);
  });
});
