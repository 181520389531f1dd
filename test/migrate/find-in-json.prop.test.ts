import fc from "fast-check";
import { stripComments } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { parseToolCall } from "../../src/contracts/index.js";
import { findInJson } from "../../src/migrate/json/find-in-json.js";
import { applyEdits } from "../../src/migrate/text-edits.js";

/** A value with the text that stands for it. */
interface Sample {
  readonly text: string;
  readonly value: unknown;
  readonly isCall?: true;
}

const comment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("", " ", "\n\t") },
  { weight: 1, arbitrary: fc.nat(999).map((number) => `/* c${number} */`) },
  { weight: 1, arbitrary: fc.nat(999).map((number) => `// c${number}\r\n`) },
);

/** An object with space and comments between all of its tokens. */
function written(entries: readonly (readonly [string, Sample])[]): fc.Arbitrary<Sample> {
  const value = Object.fromEntries(entries.map(([key, sample]) => [key, sample.value]));
  const parts = entries.map(([key, { text }]) =>
    fc
      .tuple(comment, comment, comment, comment)
      .map(([a, b, c, d]) => `${a}${JSON.stringify(key)}${b}:${c}${text}${d}`),
  );
  return fc.tuple(...parts).map((all) => ({ text: `{${all.join(",")}}`, value }));
}

/** As JSON has it, where -0 is 0. */
function sample(value: unknown): Sample {
  const json = JSON.stringify(value);
  return { text: json, value: JSON.parse(json) as unknown };
}
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,4}$/u);
const text = fc.string({ minLength: 1, maxLength: 5, unit: "grapheme" });
// In JSON a key like any other, but not for everything that reads JSON.
const key = fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: fc.constant("__proto__") });
const data = fc.dictionary(key, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 });

const identified = fc
  .record({ toolbox: text, server: text, tool: text })
  .chain((identifier) =>
    fc
      .shuffledSubarray(Object.entries(identifier), { minLength: 3 })
      .chain((entries) => written(entries.map(([key, part]) => [key, sample(part)]))),
  )
  .map((tool): readonly (readonly [string, Sample])[] => [["tool", tool]]);

const named = fc.tuple(word, word, word, fc.boolean()).map(([toolbox, server, name, isFirst]) => {
  const entries: (readonly [string, Sample])[] = [
    ["toolbox_name", sample(toolbox)],
    ["tool_name", sample(`${toolbox}__${server}__${name}`)],
  ];
  return isFirst ? entries : entries.reverse();
});

const single = fc
  .tuple(word, word, word)
  .map((parts): readonly (readonly [string, Sample])[] => [["tool", sample(parts.join("__"))]]);

const oldUse = fc
  .tuple(fc.oneof(identified, named, single), data, fc.constantFrom("none", "object", "string"), fc.boolean())
  .chain(([head, given, form, isFirst]) => {
    const tail = [["arguments", sample(form === "string" ? JSON.stringify(given) : given)]] as const;
    const entries = form === "none" ? head : isFirst ? [...tail, ...head] : [...head, ...tail];
    return written(entries);
  })
  .chain((input) => called("use_tool", input));

const oldOpen = text
  .chain((toolbox) => written([["toolbox_name", sample(toolbox)]]))
  .chain((input) => called("open_toolbox", input));

function called(name: string, input: Sample): fc.Arbitrary<Sample> {
  const named = fc.constantFrom(name, `workbench_${name}`);
  return fc.tuple(named, fc.boolean()).chain(([spelled, isFirst]) => {
    const entries = [["name", sample(spelled)] as const, ["arguments", input] as const];
    return written(isFirst ? entries : entries.toReversed()).map((call) => ({ ...call, isCall: true as const }));
  });
}

const unrelated = fc.oneof(fc.jsonValue({ maxDepth: 2 }), data).map(sample);

/** Calls in the midst of other things. */
const documentOf = fc.array(fc.oneof(oldUse, oldOpen, unrelated), { minLength: 1, maxLength: 5 });

function rewrittenText(json: string): string {
  const found = findInJson(json);
  if ("errorAt" in found) throw new Error(`no JSON at ${found.errorAt}`);
  return applyEdits(
    json,
    found.filter(({ reason }) => reason === undefined).flatMap(({ edits }) => edits),
  );
}

describe("findInJson", () => {
  it("for any document writes its calls as the contract would, and leaves the rest", () => {
    fc.assert(
      fc.property(documentOf, comment, (samples, between) => {
        const before = `[${samples.map((item) => item.text).join(`,${between}`)}]`;
        const after = rewrittenText(before);
        // Not by the parser's own function, for which `__proto__` is no key.
        const values = JSON.parse(stripComments(after)) as unknown[];
        for (const [index, { value, isCall }] of samples.entries()) {
          const old = value as { readonly name: string; readonly arguments: unknown };
          if (isCall === undefined) {
            expect(JSON.stringify(values[index])).toBe(JSON.stringify(value));
            continue;
          }
          const now = values[index] as typeof old;
          const parsed = parseToolCall(now.name, now.arguments);
          const wanted = parseToolCall(old.name, old.arguments);
          const migration = wanted.ok ? wanted.migration : wanted.error.migration;
          expect(parsed.ok && parsed.migration === undefined).toBe(true);
          expect([now.arguments, now]).toContainEqual(migration?.rewritten);
        }
        for (const [kept] of before.matchAll(/\/[/*] c\d+/gu)) expect(after).toContain(kept);
        expect(rewrittenText(after)).toBe(after);
      }),
    );
  });

  it("for any document without a call of ours changes nothing", () => {
    const key = fc.constantFrom("name", "arguments", "tool", "toolbox", "server", "toolbox_name", "tool_name", "input");
    const leaf = fc.constantFrom("a__b__c", "use_tools", "dev", "mcp__x__use_tool", "{}", 1, null);
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.dictionary(key, tie("value")),
        fc.array(tie("value"), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, (document) => {
        const json = JSON.stringify(document);
        expect(rewrittenText(json)).toBe(json);
      }),
    );
  });
});
