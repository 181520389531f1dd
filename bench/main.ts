import path from "node:path";
import { benchContracts } from "./contracts/index.js";
import { type Group, type Row, renderTable, writeResults } from "./report.js";

/** Each group on its own: `npm run bench -- contracts`. */
const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  contracts: benchContracts,
};

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.filter((name) => !Object.hasOwn(groups, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no group ${unknown.join(", ")}. Groups: ${Object.keys(groups).join(", ")}\n`);
    return 2;
  }
  const results: Group[] = [];
  for (const [name, bench] of Object.entries(groups)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push({ name, rows: await bench() });
  }
  const file = await writeResults(path.join(import.meta.dirname, "results"), results, new Date());
  process.stdout.write(`${renderTable(results)}\n\n${path.relative(process.cwd(), file)}\n`);
  // A missed target is reported and no failure: figures depend on the machine.
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
