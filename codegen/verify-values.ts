import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Compiled } from "./compile.js";
import { GENERATED_FOLDER } from "./compile.js";
import type { FaultList } from "./fault.js";
import { loadEmitted } from "./load-emitted.js";
import { type Contract, mainDefinition } from "./model.js";
import { sampleBorderValues } from "./sample-values.js";
import type { Example } from "./spec.js";

/** How many values each contract is tried with, and the seed that makes every run the same. */
const RUNS = 2_000;
const SEED = 20_251_028;

/** The same contract, three times over. */
export interface Validators {
  /** The referee: an independent implementation on the published schema. */
  readonly ajv: (value: unknown) => boolean;
  /** Issues as text, by the emitted Zod schema; empty when it accepts. */
  readonly zod: (value: unknown) => readonly string[];
  /** The same by the emitted precompiled validator. */
  readonly precompiled: (value: unknown) => readonly string[];
  /** A valid value with its defaults, by Zod and by the precompiled function; absent where there are none to fill in. */
  readonly fill?: { readonly zod: Fill; readonly precompiled: Fill };
}

type Fill = (value: unknown) => unknown;

interface ZodLike {
  safeParse(value: unknown): { success: true } | { success: false; error: unknown };
  parse(value: unknown): unknown;
}

export function validatorsOf({ output }: Pick<Compiled, "output">, contract: Contract): Validators {
  const load = loadEmitted(output);
  const schema = JSON.parse(output.get(`${GENERATED_FOLDER}/schemas/${contract.stem}.schema.json`) ?? "") as object;
  const zodSchema = load(contract.stem)[`${contract.name}Schema`] as ZodLike;
  const check = load("validators")[`check${contract.name}`] as (value: unknown) => readonly unknown[];
  const is = load("validators")[`is${contract.name}`] as (value: unknown) => boolean;
  const issuesOf = load("zod-support")["issuesOf"] as (error: unknown) => readonly unknown[];
  const formatIssue = load("issues")["formatIssue"] as (issue: unknown) => string;
  const fill = load("validators")[`fill${contract.name}`] as Fill | undefined;
  return {
    ajv: compileReferee(schema),
    zod: (value) => {
      const result = zodSchema.safeParse(value);
      return result.success ? [] : issuesOf(result.error).map(formatIssue);
    },
    precompiled: (value) => {
      const issues = check(value).map(formatIssue);
      return is(value) === (issues.length === 0) ? issues : ["is and check do not agree"];
    },
    ...(fill === undefined ? {} : { fill: { zod: (value) => zodSchema.parse(value), precompiled: fill } }),
  };
}

// One for all: a new one would compile the schema of schemas again, which takes longer than the contract itself.
const ajv = new Ajv2020({
  allErrors: true,
  ownProperties: true,
  strict: false,
  addUsedSchema: false,
  // Only its verdict counts, and a few thousand values are not worth the time that better code takes to make.
  messages: false,
  code: { optimize: false },
});

function compileReferee(schema: object): Validators["ajv"] {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return (value) => validate(value) === true;
}

/** Tries examples and a few thousand values at the border; says what the first disagreement was. */
export function verifyValues(compiled: Compiled, contract: Contract, faults: FaultList): void {
  try {
    const validators = validatorsOf(compiled, contract);
    const examples = compiled.spec.examples.filter((example) => example.contract === contract.name);
    for (const example of examples) verifyExample(example, validators, faults);

    const { node } = mainDefinition(contract);
    const known = examples.map(({ value }) => value);
    const values = sampleBorderValues(compiled.model, node, known, RUNS, SEED);
    for (const value of values) {
      const disagreement = disagreementOn(value, validators);
      if (disagreement !== undefined) {
        faults.add(contract.file, "", `${disagreement}: ${JSON.stringify(value)}`);
        return;
      }
    }
  } catch (error) {
    faults.add(contract.file, "", `what would be written does not run: ${String(error)}`);
  }
}

/** What the three validators do not agree on, if anything. */
export function disagreementOn(value: unknown, validators: Validators): string | undefined {
  const { ajv, zod, precompiled } = validators;
  const accepted = ajv(value);
  const [byZod, byPrecompiled] = [zod(value), precompiled(value)];
  if ((byZod.length === 0) !== accepted)
    return `Zod ${accepted ? "refuses" : "accepts"} what the published schema ${accepted ? "accepts" : "refuses"}`;
  if ((byPrecompiled.length === 0) !== accepted) {
    return `the precompiled validator ${accepted ? "refuses" : "accepts"} what the published schema ${accepted ? "accepts" : "refuses"}`;
  }
  if ([...byZod].sort().join("\n") !== [...byPrecompiled].sort().join("\n")) {
    return `Zod says "${byZod.join("; ")}" and the precompiled validator says "${byPrecompiled.join("; ")}"`;
  }
  return accepted ? fillingDenial(value, validators) : undefined;
}

/** What is wrong with the defaults of an accepted value, if anything. */
function fillingDenial(value: unknown, { ajv, fill }: Validators): string | undefined {
  if (fill === undefined) return undefined;
  const filled = fill.zod(value);
  if (!ajv(filled)) return "with its defaults filled in it does not fit any more";
  return isDeepStrictEqual(filled, fill.precompiled(value))
    ? undefined
    : "Zod fills in other defaults than the precompiled function";
}

export function verifyExample({ file, value, issues }: Example, validators: Validators, faults: FaultList): void {
  const disagreement = disagreementOn(value, validators);
  if (disagreement !== undefined) faults.add(file, "", disagreement);
  const found = validators.precompiled(value);
  if (JSON.stringify(found) !== JSON.stringify(issues)) {
    const expectation = issues.length === 0 ? "must be valid" : `must give the issues ${JSON.stringify(issues)}`;
    faults.add(
      file,
      "",
      `the example ${expectation}, but gives ${found.length === 0 ? "none" : JSON.stringify(found)}`,
    );
  }
}
