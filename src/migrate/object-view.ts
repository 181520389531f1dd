/**
 * An object as it is written, in JSON or in code. What is done to an old shape is decided on this view, so that both are
 * rewritten by the same rules.
 */
export interface ObjectView extends Range {
  /** What it has, with a key that is known. */
  readonly entries: readonly Entry[];
  /** Everything between its commas: entries, spreads, computed keys. */
  readonly members: readonly Range[];
  /** Not all of its keys are known. */
  readonly isOpen: boolean;
  /** Whether it is JSON, and no code. */
  readonly isJson: boolean;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Entry extends Range {
  readonly key: string;
  /** The key as it is written, with its quotes. */
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly form: "plain" | "shorthand" | "other";
  readonly value: ValueView;
}

export interface ValueView extends Range {
  /** Its value, where that is known before run time. */
  readonly known?: { readonly value: unknown };
  /** Where the string itself is written, if it is written here and not by the name of a constant. */
  readonly literal?: Range;
  readonly object?: ObjectView;
  /** It is a string, though not known which. */
  readonly isText?: boolean;
  /** The range of `x` in `JSON.stringify(x)`. */
  readonly stringified?: Stringified;
  /** The parts of a string name that a template puts together, as code. */
  readonly joined?: IdentifierCode;
}

export interface Stringified extends Range {
  /** Undefined where it is only known at run time. */
  readonly isObject: boolean | undefined;
  /** Something decides what is left of it. */
  readonly hasReplacer: boolean;
  /** It is written here, so that nobody else can change it. */
  readonly isLiteral: boolean;
}

/** The parts of an identifier as they are to be written. */
export interface IdentifierCode {
  readonly toolbox: string;
  readonly server: string;
  readonly name: string;
}

/** Stands for a value that is only known at run time. */
export const UNKNOWN = "?";

export function entryOf({ entries }: ObjectView, key: string): Entry | undefined {
  return entries.find((entry) => entry.key === key);
}

export function repeatedKey({ entries }: ObjectView): string | undefined {
  const keys = entries.map(({ key }) => key);
  return keys.find((key, index) => keys.indexOf(key) !== index);
}

/** The value as far as it is known; {@link UNKNOWN} stands for the rest. */
export function staticValue({ known, object }: ValueView): unknown {
  if (known !== undefined) return known.value;
  return object === undefined ? UNKNOWN : staticObject(object);
}

export function staticObject({ entries }: ObjectView): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entries.map(({ key, value }) => [key, staticValue(value)]));
}

export function knownString(entry: Entry | undefined): string | undefined {
  const value = entry?.value.known?.value;
  return typeof value === "string" ? value : undefined;
}
