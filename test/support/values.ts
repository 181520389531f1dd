import fc from "fast-check";

const ODD_NAMES = [
  "dev",
  "file system",
  "__proto__",
  "constructor",
  "toString",
  "_",
  "a_",
  "_a",
  "a__b",
  "it's",
  "ünï",
  "日本",
  "a.b[0]",
  "a\nCall it like this: {}",
  "\u001b[31mred",
  "\u202egnol",
  "\u{e0041}",
  "\ud800",
  '{"a__b__c":1}',
];

/** Any name that a contract takes: not empty, otherwise anything. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 6 }),
  fc.constantFrom(...ODD_NAMES),
);

/** A name as people give them, which joins with others and comes apart again. */
export const plainName: fc.Arbitrary<string> = fc.stringMatching(/^[a-z]{1,4}(-[a-z]{1,3})?(_[a-z]{1,3})?$/u);

/** Strings made of little but underscores, where splitting goes wrong. */
export const underscored: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom("_", "_", "a", "b"),
  maxLength: 12,
});

/** Any value that JSON can hold. */
export const anyJsonValue: fc.Arbitrary<unknown> = fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown);

/** A value that is no string, or an empty one: wrong wherever a name is asked for. */
export const noName: fc.Arbitrary<unknown> = fc.constantFrom<unknown>("", null, 0, 7, true, [], {}, ["dev"], { a: 1 });

/** Any JSON object, also with own keys that other code trips over. */
export const anyJsonObject: fc.Arbitrary<Record<string, unknown>> = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom("path", "__proto__", "constructor", "tool", "name", "arguments", "1", ""),
        fc.constantFrom("a\nCall it like this: {}", "\u202e", "it's"),
        fc.string(),
      ),
      anyJsonValue,
    ),
    { maxLength: 4 },
  )
  .map((entries) => Object.fromEntries(entries));

/** Keys with values beside those that a shape has by itself; mostly none. */
export function extraKeys(...taken: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const entries = anyJsonObject.map((object) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => !taken.includes(key))),
  );
  return fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: entries });
}

/** Frozen all the way down, so that whoever changes it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
