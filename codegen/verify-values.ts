import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Compiled } from "./compile.js";
import { GENERATED_FOLDER } from "./compile.js";
import type { FaultList } from "./fault.js";
import { loadEmitted } from "./load-emitted.js";
import { type Contract, mainDefinition } from "./model.js";
import { sampleBorderValues } from "./sample-values.js";
import type { Example } from "./spec.js";

/**
 * How many values each contract is tried with, and the seed that makes every run the same. Few are enough to see that a
 * contract which is as it was goes together with what it refers to; whatever that is, it is tried with all of its own.
 */
const RUNS = { all: 2_000, few: 500 };
const SEED = 20_251_028;

/** The same contract, three times over. */
export interface Validators {
  /** The referee: an independent implementation on the published schema. */
  readonly ajv: (value: unknown) => boolean;
  /** By the emitted Zod schema: a value that it accepts comes out with its defaults. */
  readonly zod: (value: unknown) => ZodResult;
  /** By the emitted precompiled validator; no issues when it accepts. */
  readonly precompiled: (value: unknown) => readonly Issue[];
  /** A valid value with its defaults, by the emitted function; absent where there are none to fill in. */
  readonly fill?: (value: unknown) => unknown;
  /** An issue as text, by the emitted function. */
  readonly format: (issue: Issue) => string;
}

/** As the emitted modules give it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface ZodResult {
  readonly issues: readonly Issue[];
  readonly value?: unknown;
}

type StandardResult = { readonly value: unknown } | { readonly issues: unknown };

interface ZodLike {
  parse(value: unknown): unknown;
  /** The interface that all such libraries share. It does not make an `Error` of the issues, which takes longer than they do. */
  readonly "~standard": { validate(value: unknown): StandardResult | Promise<StandardResult> };
}

const NO_ISSUES: readonly Issue[] = [];

export function validatorsOf({ output }: Pick<Compiled, "output">, contract: Contract): Validators {
  const load = loadEmitted(output);
  const schema = JSON.parse(output.get(`${GENERATED_FOLDER}/schemas/${contract.stem}.schema.json`) ?? "") as object;
  const zodSchema = load(contract.stem)[`${contract.name}Schema`] as ZodLike;
  const check = load("validators")[`check${contract.name}`] as (value: unknown) => readonly Issue[];
  const is = load("validators")[`is${contract.name}`] as (value: unknown) => boolean;
  const issuesOf = load("zod-support")["issuesOf"] as (result: { readonly issues: unknown }) => readonly Issue[];
  const format = load("issues")["formatIssue"] as Validators["format"];
  const fill = load("validators")[`fill${contract.name}`] as Validators["fill"];
  return {
    ajv: compileReferee(schema),
    zod: (value) => {
      const result = zodSchema["~standard"].validate(value);
      if (result instanceof Promise) return refuseToWait(zodSchema, value, result);
      return "issues" in result ? { issues: issuesOf(result) } : { issues: NO_ISSUES, value: result.value };
    },
    precompiled: (value) => agreed(is(value), check(value)),
    ...(fill === undefined ? {} : { fill }),
    format,
  };
}

/** Of the two precompiled functions for a contract. */
export function agreed(isAccepted: boolean, issues: readonly Issue[]): readonly Issue[] {
  return isAccepted === (issues.length === 0) ? issues : [{ path: [], message: "is and check do not agree" }];
}

/** A schema that throws answers with a promise there; parsing throws what it throws. */
function refuseToWait(schema: ZodLike, value: unknown, result: Promise<unknown>): never {
  result.catch(() => {});
  schema.parse(value);
  throw new Error("the Zod schema is not synchronous");
}

// One for all: a new one would compile the schema of schemas again, which takes longer than the contract itself.
const ajv = new Ajv2020({
  ownProperties: true,
  strict: false,
  addUsedSchema: false,
  // Only its verdict counts, so the first error is enough. A few thousand values are not worth the time that better code
  // takes to make.
  messages: false,
  code: { optimize: false },
});

function compileReferee(schema: object): Validators["ajv"] {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return (value) => validate(value) === true;
}

/** Tries examples and values at the border; says what the first disagreement was. */
export function verifyValues(
  compiled: Compiled,
  contract: Contract,
  faults: FaultList,
  extent: keyof typeof RUNS = "all",
): void {
  try {
    const validators = validatorsOf(compiled, contract);
    const examples = compiled.spec.examples.filter((example) => example.contract === contract.name);
    for (const example of examples) verifyExample(example, validators, faults);

    const { node } = mainDefinition(contract);
    const known = examples.map(({ value }) => value);
    const values = sampleBorderValues(compiled.model, node, known, RUNS[extent], SEED);
    const found = firstDisagreement(values, validators);
    if (found !== undefined) faults.add(contract.file, "", `${found.reason}: ${JSON.stringify(found.value)}`);
  } catch (error) {
    faults.add(contract.file, "", `what would be written does not run: ${String(error)}`);
  }
}

/** What the three validators do not agree on, if anything. */
export function disagreementOn(value: unknown, validators: Validators): string | undefined {
  return firstDisagreement([value], validators)?.reason;
}

interface Disagreement {
  readonly value: unknown;
  readonly reason: string;
}

/** One validator after the other tries all values: in turns, value by value, they take longer. */
function firstDisagreement(values: readonly unknown[], validators: Validators): Disagreement | undefined {
  const { ajv, zod, precompiled } = validators;
  const accepted = values.map((value) => ajv(value));
  const byZod = values.map((value) => zod(value));
  const byPrecompiled = values.map((value) => precompiled(value));
  for (const [index, value] of values.entries()) {
    const [isAccepted = false, zodResult = { issues: [] }, issues = []] = [
      accepted[index],
      byZod[index],
      byPrecompiled[index],
    ];
    const reason =
      verdictDenial(isAccepted, zodResult.issues, issues, validators) ??
      (isAccepted ? fillingDenial(value, zodResult.value, validators) : undefined);
    if (reason !== undefined) return { value, reason };
  }
  return undefined;
}

/** What is wrong with the issues that two validators give, if anything, when the referee accepts or refuses the value. */
function verdictDenial(
  isAccepted: boolean,
  byZod: readonly Issue[],
  byPrecompiled: readonly Issue[],
  { format }: Validators,
): string | undefined {
  const against = isAccepted
    ? "refuses what the published schema accepts"
    : "accepts what the published schema refuses";
  if ((byZod.length === 0) !== isAccepted) return `Zod ${against}`;
  if ((byPrecompiled.length === 0) !== isAccepted) return `the precompiled validator ${against}`;
  if (areAlike(byZod, byPrecompiled)) return undefined;
  const [zod, precompiled] = [byZod, byPrecompiled].map((issues) => issues.map(format).join("; "));
  return `Zod says "${zod}" and the precompiled validator says "${precompiled}"`;
}

/** The same issues, in whatever order. Almost always it is the same one, and seen without making texts of them. */
function areAlike(some: readonly Issue[], others: readonly Issue[]): boolean {
  return (
    some.length === others.length &&
    (some.every((issue, index) => isSame(issue, others[index])) || inOrder(some) === inOrder(others))
  );
}

function isSame({ path, message }: Issue, other: Issue | undefined): boolean {
  return (
    message === other?.message &&
    path.length === other.path.length &&
    path.every((key, index) => key === other.path[index])
  );
}

function inOrder(issues: readonly Issue[]): string {
  return issues
    .map(({ path, message }) => JSON.stringify([path, message]))
    .sort()
    .join("\n");
}

/** What is wrong with the defaults of an accepted value, if anything. */
function fillingDenial(value: unknown, filled: unknown, { ajv, fill }: Validators): string | undefined {
  if (fill === undefined) return undefined;
  if (!ajv(filled)) return "with its defaults filled in it does not fit any more";
  return isDeepStrictEqual(filled, fill(value))
    ? undefined
    : "Zod fills in other defaults than the precompiled function";
}

export function verifyExample({ file, value, issues }: Example, validators: Validators, faults: FaultList): void {
  const disagreement = disagreementOn(value, validators);
  if (disagreement !== undefined) faults.add(file, "", disagreement);
  const found = validators.precompiled(value).map(validators.format);
  if (JSON.stringify(found) !== JSON.stringify(issues)) {
    const expectation = issues.length === 0 ? "must be valid" : `must give the issues ${JSON.stringify(issues)}`;
    faults.add(
      file,
      "",
      `the example ${expectation}, but gives ${found.length === 0 ? "none" : JSON.stringify(found)}`,
    );
  }
}
