/** Takes every secret out of a text. */
export type Redact = (text: string) => string;

export const redactNothing: Redact = (text) => text;

// Shorter values are words of everyday texts; taking them out would hide what is wrong and protect nothing.
const SHORTEST = 4;
const MARK = "[redacted]";

/** Secrets as they may turn up in a text: whole, line by line, without the scheme of a header, and encoded. */
export function createRedactor(values: Iterable<string>): Redact {
  const forms = new Set<string>();
  for (const value of values) {
    const parts = [value, ...value.split(/\r?\n/u), ...value.split(/\s+/u).slice(1)];
    for (const part of parts) {
      for (const form of [
        part,
        encodeURIComponent(part.toWellFormed()),
        JSON.stringify(part).slice(1, -1),
        base64(part),
      ]) {
        if (form.length >= SHORTEST) forms.add(form);
      }
    }
  }
  if (forms.size === 0) return redactNothing;
  // The longest first, so that no remainder of a longer secret is left beside a shorter one.
  const pattern = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"))
    .join("|");
  const search = new RegExp(pattern, "gu");
  return (text) => text.replace(search, MARK);
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
