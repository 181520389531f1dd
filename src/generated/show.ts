// @generated from spec/errors.json. Do not edit.
// After changing the source run: npm run generate

/** A value that a template can hold. */
export type Shown = string | number;

/** The parameters of a text that has none. */
export type NoParams = { readonly [key: string]: never };

// Control characters other than tab and newline, and those that change the direction of text or hide in it.
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A value as text that cannot disturb a terminal or mislead a reader. */
export function show(value: Shown): string {
  return String(value).replace(UNSAFE, (unsafe) => `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
