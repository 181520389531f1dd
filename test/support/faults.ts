import fc from "fast-check";
import { type Issue, showName } from "../../src/contracts/index.js";

/** One field of a contract as its author promised it: what it takes, and the catalogue's texts for what it does not. */
export interface Field {
  readonly key: string;
  readonly isRequired: boolean;
  readonly valid: fc.Arbitrary<unknown>;
  /** Values of the right type that do not fit, with the text for them. */
  readonly misfits?: readonly (readonly [value: unknown, text: string])[];
  /** The type's name in texts; undefined for a choice of values, whose misfits say all. */
  readonly type?: "string" | "object" | "array" | "boolean" | "integer";
}

/** An object with any number of its fields spoilt, and the issues that this must give. */
export interface Spoilt {
  readonly value: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

const SAMPLES: readonly (readonly [type: string, value: unknown])[] = [
  ["null", null],
  ["number", 7],
  ["boolean", true],
  ["string", "text"],
  ["array", []],
  ["object", {}],
];

/** Keys that no contract has, among them some that other code trips over. */
const STRANGE_KEYS = ["extra", "tool_name", "Name", "__proto__", "constructor", "", "it's", "a\nb", "\u202e", "日本"];

export function spoiltObjects(fields: readonly Field[], { mostUnlikely = 99 } = {}): fc.Arbitrary<Spoilt> {
  const states = fc.tuple(...fields.map(stateOf));
  const strangers = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.uniqueArray(fc.constantFrom(...STRANGE_KEYS), { minLength: 1, maxLength: 3 }),
  );
  return fc
    .tuple(states, strangers)
    .map(([given, keys]): Spoilt => {
      const entries = given.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
      const foreign = keys.length === 0 ? [] : [{ path: [], message: unrecognized(keys) }];
      return {
        value: Object.fromEntries([...entries, ...keys.map((key) => [key, 1] as const)]),
        issues: [...given.flatMap(({ issues }) => issues), ...foreign],
      };
    })
    .filter(({ issues }) => issues.filter(isUnlikely).length <= mostUnlikely);
}

function unrecognized(keys: readonly string[]): string {
  return `Unrecognized key(s) in object: ${keys.map((key) => `'${showName(key)}'`).join(", ")}`;
}

function isUnlikely({ message }: Issue): boolean {
  return message === "Required" || message.startsWith("Unrecognized");
}

interface State {
  readonly entry?: readonly [string, unknown];
  readonly issues: readonly Issue[];
}

function stateOf({ key, isRequired, valid, misfits = [], type }: Field): fc.Arbitrary<State> {
  const missing: State = { issues: isRequired ? [{ path: [key], message: "Required" }] : [] };
  const wrong = misfits.map(([value, message]): State => ({ entry: [key, value], issues: [{ path: [key], message }] }));
  const mistyped = SAMPLES.filter(([name]) => type !== undefined && !accepts(type, name)).map(
    ([name, value]): State => ({
      entry: [key, value],
      issues: [{ path: [key], message: `Expected ${type}, received ${name}` }],
    }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((value): State => ({ entry: [key, value], issues: [] })) },
    { weight: 3, arbitrary: fc.constantFrom(missing, ...wrong, ...mistyped) },
  );
}

function accepts(type: string, name: string): boolean {
  return type === name || (type === "integer" && name === "number");
}

/** The same issues as seen from further up. */
export function under(prefix: Issue["path"], issues: readonly Issue[]): readonly Issue[] {
  return issues.map(({ path, message }) => ({ path: [...prefix, ...path], message }));
}
