import { setImmediate } from "node:timers/promises";
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
export async function verify(root: string, compiled: Compiled, proven?: Compiled): Promise<void> {
  const faults = new FaultList();
  const { model, output } = compiled;
  const now = fingerprintsOf(compiled);
  const before = proven === undefined ? undefined : fingerprintsOf(proven);
  const isNew =
    (what: keyof Fingerprints) =>
    ({ stem }: Contract) =>
      now.get(stem)?.[what] !== before?.get(stem)?.[what];
  const ofContracts = new Set(model.contracts.map(({ stem }) => moduleOf(stem)));
  const modules = [...output.keys()].filter(
    (name) =>
      name.endsWith(".ts") && !ofContracts.has(name) && !isOfOneShape(output.get(name), proven?.output.get(name)),
  );
  const typed = model.contracts.filter(isNew("types"));
  // The compiler works while values are tried here.
  const [ofTypes] = await Promise.all([
    typed.length + modules.length === 0 ? [] : verifyTypes(root, compiled, typed, modules),
    verifyAllValues(compiled, model.contracts.filter(isNew("values")), isNew("own"), faults),
  ]);
  for (const { file, pointer, reason } of ofTypes) faults.add(file, pointer, reason);
  faults.throwIfAny();
}

async function verifyAllValues(
  compiled: Compiled,
  contracts: readonly Contract[],
  isChangedItself: (contract: Contract) => boolean,
  faults: FaultList,
): Promise<void> {
  for (const contract of contracts) {
    verifyValues(compiled, contract, faults, isChangedItself(contract) ? "all" : "few");
    // A long question reaches the compiler in parts, and only between two contracts.
    await setImmediate();
  }
}

interface Fingerprints {
  /** Everything that a contract's proof depends on, and nothing else: a new wording needs no new proof. */
  readonly values: string;
  /** The same without what it only refers to, which is proven by itself. */
  readonly own: string;
  /** Everything of it that the compiler's verdict depends on. */
  readonly types: string;
}

// What is compiled now is what was proven at the next save.
const known = new WeakMap<Compiled, ReadonlyMap<string, Fingerprints>>();

function fingerprintsOf(compiled: Compiled): ReadonlyMap<string, Fingerprints> {
  const prints =
    known.get(compiled) ??
    new Map(compiled.model.contracts.map((contract) => [contract.stem, fingerprint(compiled, contract)]));
  known.set(compiled, prints);
  return prints;
}

function fingerprint(compiled: Compiled, contract: Contract): Fingerprints {
  const { spec, output } = compiled;
  const { stem, name } = contract;
  const schema: unknown = JSON.parse(output.get(`${GENERATED_FOLDER}/schemas/${stem}.schema.json`) ?? "null");
  const examples = spec.examples.filter((example) => example.contract === name);
  const texts = textsBehind(compiled, contract).map(withoutComments);
  const schemas = contract.definitions.map((definition) => definition.schema);
  const own = [stem, ...COMMON_MODULES].map((module) => withoutComments(output.get(moduleOf(module)) ?? ""));
  return {
    values: JSON.stringify([texts, JSON.stringify(schema, withoutWording), examples]),
    own: JSON.stringify([own, JSON.stringify(schemas, withoutWording), examples]),
    types: JSON.stringify(texts.map(withoutLimits)),
  };
}

/** What all emitted contracts lean on. */
const COMMON_MODULES = ["issues", "zod-support", "show"];

function textsBehind({ model, output }: Compiled, contract: Contract): readonly string[] {
  const contracts = [...contractsBehind(model, contract)];
  const names = contracts.flatMap((one) => typeNames(model, one));
  const modules = [...contracts.map(({ stem }) => stem), ...COMMON_MODULES];
  return [
    // All types are in one module, but only those that the contract is made of are its own matter.
    typesIn(output.get(moduleOf("types")) ?? "", names),
    ...modules.map((module) => output.get(moduleOf(module)) ?? ""),
  ];
}

/** Two texts of one shape compile, or fail to, alike. */
function isOfOneShape(text = "", before: string | undefined): boolean {
  return text === before || (before !== undefined && shapeOf(text) === shapeOf(before));
}

function shapeOf(text: string): string {
  return withoutLimits(withoutComments(text));
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
