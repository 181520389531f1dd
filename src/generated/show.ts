// @generated from spec/errors.json. Do not edit.
// After changing the source run: npm run generate

/** A value that a template can hold. */
export type Shown = string | number;

/** The parameters of a text that has none. */
export type NoParams = { readonly [key: string]: never };

// Control and format characters, separators of lines, halves of surrogate pairs and whatever else is drawn as nothing. Not
// tab and newline, and not the selectors that only choose how an emoji looks.
const UNSAFE = /(?![\t\n\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

// Almost every text is of these alone, and that is seen several times as fast as that there is nothing unsafe in it.
const PLAIN = /^[\t\n -~]*$/u;

/** A value as text that cannot disturb a terminal or mislead a reader. */
export function show(value: Shown): string {
  const text = String(value);
  return PLAIN.test(text) ? text : text.replace(UNSAFE, escaped);
}

/** The same for a name within a sentence: it also cannot begin a line of its own. */
export function showName(value: Shown): string {
  return show(value).replace(/[\t\n]/gu, escaped);
}

/** By code units, as JSON escapes them, so that JSON within a text is still the same JSON. */
function escaped(unsafe: string): string {
  return unsafe.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
