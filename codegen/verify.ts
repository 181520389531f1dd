import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { FaultList } from "./fault.js";
import { type Contract, contractOf, type Model, referredNames } from "./model.js";
import { verifyTypes } from "./verify-types.js";
import { verifyValues } from "./verify-values.js";

/**
 * Proves the output before anybody writes it: the types are what Zod infers, the three validators agree, every example
 * gives what it claims, and every module compiles. What came out of the last proof unchanged is not tried again.
 */
export function verify(root: string, compiled: Compiled, proven?: Compiled): void {
  const faults = new FaultList();
  const { model, output } = compiled;
  const contracts = model.contracts.filter(
    (contract) => proven === undefined || fingerprint(compiled, contract) !== fingerprint(proven, contract),
  );
  const ofContracts = new Set(model.contracts.map(({ stem }) => moduleOf(stem)));
  const modules = [...output.keys()].filter(
    (name) => name.endsWith(".ts") && !ofContracts.has(name) && output.get(name) !== proven?.output.get(name),
  );
  for (const contract of contracts) verifyValues(compiled, contract, faults);
  if (contracts.length + modules.length > 0) verifyTypes(root, compiled, contracts, modules, faults);
  faults.throwIfAny();
}

/** Everything that a contract's proof depends on, and nothing else: a new wording needs no new proof. */
function fingerprint({ spec, model, output }: Compiled, contract: Contract): string {
  const modules = [...modulesBehind(model, contract), "issues", "zod-support", "show"].map((stem) =>
    output.get(moduleOf(stem))?.replace(/^\s*\/\*\*.*?\*\/$/gmsu, ""),
  );
  const schema: unknown = JSON.parse(output.get(`${GENERATED_FOLDER}/schemas/${contract.stem}.schema.json`) ?? "null");
  const examples = spec.examples.filter((example) => example.contract === contract.name);
  return JSON.stringify([modules, JSON.stringify(schema, withoutWording), examples]);
}

/** A property may be called `description` too, but then it holds a schema. */
function withoutWording(key: string, value: unknown): unknown {
  return key === "description" && typeof value === "string" ? undefined : value;
}

function moduleOf(stem: string): string {
  return `${GENERATED_FOLDER}/${stem}.ts`;
}

function modulesBehind(model: Model, contract: Contract): ReadonlySet<string> {
  const stems = new Set([contract.stem]);
  const names = contract.definitions.flatMap(({ node }) => referredNames(node));
  for (const other of new Set(names.map((name) => contractOf(model, name)))) {
    if (other.stem !== contract.stem) for (const stem of modulesBehind(model, other)) stems.add(stem);
  }
  return stems;
}
