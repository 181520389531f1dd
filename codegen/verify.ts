import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { typeNames, typesIn } from "./emit-types.js";
import { FaultList } from "./fault.js";
import { withoutLimits } from "./limits.js";
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
    ({ stem }) => proven === undefined || fingerprint(compiled, stem) !== fingerprint(proven, stem),
  );
  const ofContracts = new Set(model.contracts.map(({ stem }) => moduleOf(stem)));
  const typed = contracts.filter(
    ({ stem }) => proven === undefined || typeFingerprint(compiled, stem) !== typeFingerprint(proven, stem),
  );
  const modules = [...output.keys()].filter(
    (name) =>
      name.endsWith(".ts") && !ofContracts.has(name) && shapeOf(output.get(name)) !== shapeOf(proven?.output.get(name)),
  );
  for (const contract of contracts) verifyValues(compiled, contract, faults);
  if (typed.length + modules.length > 0) verifyTypes(root, compiled, typed, modules, faults, proven);
  faults.throwIfAny();
}

/** Everything that a contract's proof depends on, and nothing else: a new wording needs no new proof. */
function fingerprint(compiled: Compiled, stem: string): string | undefined {
  const { spec, model, output } = compiled;
  const contract = model.contracts.find((one) => one.stem === stem);
  if (contract === undefined) return undefined;
  const schema: unknown = JSON.parse(output.get(`${GENERATED_FOLDER}/schemas/${stem}.schema.json`) ?? "null");
  const examples = spec.examples.filter((example) => example.contract === contract.name);
  const texts = textsBehind(compiled, contract).map(withoutComments);
  return JSON.stringify([texts, JSON.stringify(schema, withoutWording), examples]);
}

/** Everything of it that the compiler's verdict depends on. */
function typeFingerprint(compiled: Compiled, stem: string): string | undefined {
  const contract = compiled.model.contracts.find((one) => one.stem === stem);
  return contract === undefined ? undefined : JSON.stringify(textsBehind(compiled, contract).map(shapeOf));
}

function textsBehind({ model, output }: Compiled, contract: Contract): readonly string[] {
  const contracts = [...contractsBehind(model, contract)];
  const names = contracts.flatMap((one) => typeNames(model, one));
  const modules = [...contracts.map(({ stem }) => stem), "issues", "zod-support", "show"];
  return [
    // All types are in one module, but only those that the contract is made of are its own matter.
    typesIn(output.get(moduleOf("types")) ?? "", names),
    ...modules.map((module) => output.get(moduleOf(module)) ?? ""),
  ];
}

/** Two texts of the same shape compile, or fail to, alike. */
function shapeOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : withoutLimits(withoutComments(text));
}

function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*\*.*?\*\/$/gmsu, "");
}

/** A property may be called `description` too, but then it holds a schema. */
function withoutWording(key: string, value: unknown): unknown {
  return key === "description" && typeof value === "string" ? undefined : value;
}

function moduleOf(stem: string): string {
  return `${GENERATED_FOLDER}/${stem}.ts`;
}

/** A contract and those that it refers to, directly or through others. */
function contractsBehind(model: Model, contract: Contract): ReadonlySet<Contract> {
  const found = new Set([contract]);
  const names = contract.definitions.flatMap(({ node }) => referredNames(node));
  for (const other of new Set(names.map((name) => contractOf(model, name)))) {
    if (other !== contract) for (const one of contractsBehind(model, other)) found.add(one);
  }
  return found;
}
