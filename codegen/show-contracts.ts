import path from "node:path";
import { compile } from "./compile.js";
import { FaultList, isFileError, SpecError } from "./fault.js";
import { loadSpec } from "./load-spec.js";
import { validatorsOf, verifyExample } from "./verify-values.js";

/** Prints the contracts that the project holds, and tries every example on all of their validators. */
async function main(): Promise<number> {
  const compiled = compile(loadSpec(path.join(import.meta.dirname, "../spec")));
  const { spec, model } = compiled;
  const faults = new FaultList();
  const rows = model.contracts.map((contract) => {
    const validators = validatorsOf(compiled, contract);
    const examples = spec.examples.filter((example) => example.contract === contract.name);
    for (const example of examples) verifyExample(example, validators, faults);
    const valid = examples.filter(({ issues }) => issues.length === 0).length;
    return [
      contract.name,
      contract.direction,
      `${valid} valid, ${examples.length - valid} invalid`,
      contract.file,
    ] as const;
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  process.stdout.write(
    `MCP Workbench holds ${rows.length} contracts, ${spec.errors.size} error texts and ${spec.migrations.shapes.size} migrations.\n\n`,
  );
  process.stdout.write(`${lines.map((line) => `  ${line.trimEnd()}`).join("\n")}\n\n`);
  faults.throwIfAny();
  process.stdout.write(
    `All ${spec.examples.length} examples give exactly what they claim, by Zod, by Ajv and by the precompiled validators.\n`,
  );
  return 0;
}

void main()
  .catch((error: unknown) => {
    if (!(error instanceof SpecError || isFileError(error))) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
