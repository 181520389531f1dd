import path from "node:path";
import { parseArgs } from "node:util";
import { benchContracts } from "./contracts/index.js";
import { otherBenches } from "./others/index.js";
import { type Bench, describeMachine, type Group, renderMarkdown, renderTable, writeResults } from "./report.js";
import { runtimeBenches } from "./runtime/index.js";
import { writeBetweenMarkers } from "./write-docs.js";

/** Each set, and each part of it, on its own: `npm run bench -- runtime`, `npm run bench -- calls`. */
const sets: Readonly<Record<string, Readonly<Record<string, Bench>>>> = {
  contracts: { contracts: benchContracts },
  runtime: runtimeBenches,
  // Only when it is asked for: it installs what others have published.
  others: otherBenches,
};
const BY_DEFAULT = ["contracts", "runtime"];
const RESULTS = path.join(import.meta.dirname, "results");
const DOCUMENT = path.join(import.meta.dirname, "../docs/performance.md");

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { "write-docs": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const parts = Object.values(sets).flatMap((set) => Object.keys(set));
  const names = [...new Set([...Object.keys(sets), ...parts])];
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no group ${unknown.join(", ")}. Groups: ${names.join(", ")}\n`);
    return 2;
  }
  const wanted = positionals.length === 0 ? BY_DEFAULT : positionals;
  const at = new Date();
  const machine = describeMachine();
  const results: Group[] = [];
  for (const [set, benches] of Object.entries(sets)) {
    const groups = await run(benches, (part) => wanted.includes(set) || wanted.includes(part));
    results.push(...groups);
    // A part would take the place of the whole.
    if (values["write-docs"] && wanted.includes(set)) await writeDocument(set, groups, at, machine);
  }
  const file = await writeResults(RESULTS, results, at, machine);
  process.stdout.write(`${renderTable(results)}\n\n${machine}\n${path.relative(process.cwd(), file)}\n`);
  // A missed target is reported and no failure: figures depend on the machine.
  return 0;
}

async function run(benches: Readonly<Record<string, Bench>>, isWanted: (name: string) => boolean): Promise<Group[]> {
  const groups: Group[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (!isWanted(name)) continue;
    const started = performance.now();
    process.stderr.write(`${name} …`);
    groups.push({ name, rows: await bench() });
    process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
  return groups;
}

async function writeDocument(set: string, groups: readonly Group[], at: Date, machine: string): Promise<void> {
  const made = `Made by \`npm run bench -- ${set} --write-docs\` on ${at.toISOString().slice(0, 10)}: ${machine}.`;
  await writeBetweenMarkers(DOCUMENT, set, `${made}\n\n${renderMarkdown(groups)}`);
}

process.exitCode = await main(process.argv.slice(2));
