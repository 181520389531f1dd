import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { FaultList } from "./fault.js";
import { type Contract, contractOf, type Model, referredNames } from "./model.js";
import { verifyTypes } from "./verify-types.js";
import { verifyValues } from "./verify-values.js";

/**
 * Proves the output before anybody writes it: the types are what Zod infers, the three validators agree, and every
 * example gives what it claims. Contracts that came out of the last proof unchanged are not tried again.
 */
export function verify(root: string, compiled: Compiled, proven?: Compiled): void {
  const faults = new FaultList();
  const isNew = (contract: Contract) =>
    proven === undefined || fingerprint(compiled, contract) !== fingerprint(proven, contract);
  const changed = compiled.model.contracts.filter(isNew);
  for (const contract of changed) verifyValues(compiled, contract, faults);
  if (changed.length > 0) verifyTypes(root, compiled, faults);
  faults.throwIfAny();
}

/** Everything that a contract's proof depends on. */
function fingerprint({ spec, model, output }: Compiled, contract: Contract): string {
  const files = [...modulesBehind(model, contract), "issues", "zod-support", "show"].map((stem) =>
    output.get(`${GENERATED_FOLDER}/${stem}.ts`),
  );
  const schema = output.get(`${GENERATED_FOLDER}/schemas/${contract.stem}.schema.json`);
  const examples = spec.examples.filter((example) => example.contract === contract.name);
  return JSON.stringify([files, schema, examples, contract.definitions]);
}

function modulesBehind(model: Model, contract: Contract): ReadonlySet<string> {
  const stems = new Set([contract.stem]);
  const names = contract.definitions.flatMap(({ node }) => referredNames(node));
  for (const other of new Set(names.map((name) => contractOf(model, name)))) {
    if (other.stem !== contract.stem) for (const stem of modulesBehind(model, other)) stems.add(stem);
  }
  return stems;
}
