import type { Edit } from "./finding.js";
import type { Entry, IdentifierCode, Range } from "./object-view.js";
import { removeRange } from "./remove-entry.js";

/** How the surroundings write keys and strings. */
export interface Notation {
  readonly hasQuotedKeys: boolean;
  readonly quote: string;
}

const QUOTES = ['"', "'", "`"];

function quoteAt(text: string, offset: number): string | undefined {
  return QUOTES.find((quote) => text[offset] === quote);
}

/** The notation of an entry: its key's, and its value's if that is a string. */
export function notationOf(text: string, { keyStart, form, value }: Entry): Notation {
  const keyQuote = form === "plain" ? quoteAt(text, keyStart) : undefined;
  const quote = quoteAt(text, value.start) ?? keyQuote ?? '"';
  return { hasQuotedKeys: keyQuote !== undefined, quote: quote === "`" ? '"' : quote };
}

export function writeString(value: string, quote: string): string {
  const json = JSON.stringify(value);
  return quote === '"' ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** An object of the given members, on one line. */
export function writeObject(members: Readonly<Record<string, string>>, { hasQuotedKeys, quote }: Notation): string {
  const written = Object.entries(members).map(([key, code]) => {
    return key === code && !hasQuotedKeys ? key : `${hasQuotedKeys ? writeString(key, quote) : key}: ${code}`;
  });
  return `{ ${written.join(", ")} }`;
}

/** The parts of an identifier as strings. */
export function identifierCode(
  { toolbox, server, name }: { readonly toolbox: string; readonly server: string; readonly name: string },
  { quote }: Notation,
): IdentifierCode {
  return {
    toolbox: writeString(toolbox, quote),
    server: writeString(server, quote),
    name: writeString(name, quote),
  };
}

export function writeIdentifier({ toolbox, server, name }: IdentifierCode, notation: Notation): string {
  return writeObject({ toolbox, server, name }, notation);
}

/** The key renamed, and nothing else. */
export function renameKey(text: string, { start, keyStart, keyEnd, form }: Entry, newKey: string): Edit {
  if (form === "shorthand") return { start, end: start, text: `${newKey}: ` };
  const quote = quoteAt(text, keyStart) ?? "";
  return { start: keyStart, end: keyEnd, text: `${quote}${newKey}${quote}` };
}

/** Another value in the place of the old one. */
export function replaceValue({ end, form, value }: Entry, code: string): Edit {
  return form === "shorthand" ? { start: end, end, text: `: ${code}` } : { ...rangeOf(value), text: code };
}

function rangeOf({ start, end }: Range): Range {
  return { start, end };
}

/** Another string in the place of the old one, which must be written here. */
export function replaceText({ value: { literal } }: Entry, code: string): readonly Edit[] {
  return literal === undefined ? [] : [{ ...rangeOf(literal), text: code }];
}

/** `JSON.stringify(x)` becomes `x`. Comments stay. */
export function unwrap(text: string, { start, end }: Range, inner: Range): readonly Edit[] {
  return [removeRange(text, { start, end: inner.start }), removeRange(text, { start: inner.end, end })];
}
