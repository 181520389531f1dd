const NUMBER = String.raw`-?\d[\d.e+-]*`;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** Where emitted modules hold a limit or the text about it: only ever a number, and a string. */
const LIMITS: readonly (readonly [place: RegExp, shape: string])[] = [
  // Zod: `.max(9, "…")`, `atMost(9, "…", …)`.
  [new RegExp(String.raw`(\.(?:min|max|gte|lte|gt|lt)|\batMost)\(${NUMBER}, ${TEXT}`, "gu"), '$1(0, ""'],
  // Precompiled: `lengthOf(name) <= 9, "…"`, `> 9`, `message: "…"`.
  [new RegExp(String.raw`(\blengthOf\(name\) [<>]=) ${NUMBER}, ${TEXT}`, "gu"), '$1 0, ""'],
  [new RegExp(` ([<>]=?) ${NUMBER}`, "gu"), " $1 0"],
  [new RegExp(String.raw`\bmessage: ${TEXT}`, "gu"), 'message: ""'],
  // Schemas as tools show them.
  [new RegExp(`"(m(?:in|ax)(?:Length|Items|imum)|exclusiveM(?:in|ax)imum)":${NUMBER}`, "gu"), '"$1":0'],
  [new RegExp(`"description":${TEXT}`, "gu"), '"description":""'],
];

/** A module's text with every limit the same: to the compiler one number is as good as another. */
export function withoutLimits(text: string): string {
  return LIMITS.reduce((rest, [place, shape]) => rest.replace(place, shape), text);
}
