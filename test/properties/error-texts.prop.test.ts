import fc from "fast-check";
import { describe, expect, it } from "vitest";
import errors from "../../spec/errors.json" with { type: "json" };
import migrations from "../../spec/migrations.json" with { type: "json" };
import {
  type ErrorCode,
  errorCodes,
  formatIssue,
  type MigrationId,
  migrationGuidance,
  migrationTexts,
  renderError,
  show,
  showName,
} from "../../src/contracts/index.js";
import { anyName } from "../support/values.js";

interface Template {
  readonly template: string;
  readonly params?: Readonly<Record<string, string>>;
}

const { $schema: _errors, ...catalogue } = errors;
const entries = Object.entries(catalogue) as [ErrorCode, Template & { readonly hints?: readonly Template[] }][];

const CONTROLS = "\u0000\u0007\b\r\u001b\u007f\u0085\u009b";
const DIRECTIONS = "\u061c\u200e\u200f\u202a\u202e\u2066\u2069";
const INVISIBLE = "\u00ad\u200b\u200d\u2028\u2029\u2060\ufeff\ufffa\u{e0001}\u{e0041}\u{e0100}";
const UNSAFE = Array.from(CONTROLS + DIRECTIONS + INVISIBLE).concat("\ud800", "\udc00");
const unsafe = fc.constantFrom(...UNSAFE);
const param = fc.oneof(
  anyName,
  fc.integer(),
  fc.string({ unit: fc.oneof(unsafe, fc.constantFrom("a", "\n", "\t", "{", "}", "$", "\\", "'", "❤\ufe0f")) }),
);
const params = fc.infiniteStream(param);

/** No control character but tab and newline, nothing that hides in a text or turns it around. */
function expectSafe(text: string): void {
  expect(Array.from(text).filter(isUnsafe), JSON.stringify(text)).toEqual([]);
}

function isUnsafe(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = (code < 0x20 && character !== "\n" && character !== "\t") || (code >= 0x7f && code <= 0x9f);
  return isControl || (code >= 0xd800 && code <= 0xdfff) || UNSAFE.includes(character);
}

/** The template with its parameters put in by hand: `'{name}'` is a name, `{{` and `}}` are braces. */
function byHand(template: string, given: Readonly<Record<string, string | number>>): string {
  return template.replace(/'\{([a-z_]+)\}'|\{\{|\}\}|\{([a-z_]+)\}/gu, (match, name?: string, text?: string) => {
    if (name !== undefined) return `'${showName(given[name] ?? "")}'`;
    return text === undefined ? match.slice(1) : show(given[text] ?? "");
  });
}

function paramsFor(names: readonly string[], stream: fc.Stream<string | number>): Record<string, string | number> {
  return Object.fromEntries(names.map((name) => [name, stream.next().value as string | number]));
}

function render(code: ErrorCode, given: Readonly<Record<string, string | number>>): string {
  return renderError(code, given as never);
}

describe("renderError", () => {
  it("knows every code of the catalogue, and no other", () => {
    expect(errorCodes).toEqual(entries.map(([code]) => code));
  });

  for (const [code, { template, params: declared = {}, hints = [] }] of entries) {
    it(`for any parameters of ${code} shows each one, and no empty slot`, () => {
      const hintParams = hints.flatMap((hint) => Object.keys(hint.params ?? {}));
      fc.assert(
        fc.property(params, fc.subarray(hintParams), (stream, givenHints) => {
          const given = paramsFor([...Object.keys(declared), ...givenHints], stream);
          const text = render(code, given);
          for (const value of Object.values(given)) {
            expect(text.includes(show(value)) || text.includes(showName(value)), text).toBe(true);
          }
          const shown = hints.filter((hint) => Object.keys(hint.params ?? {}).every((name) => name in given));
          const sentences = shown.map((hint) => byHand(hint.template, given)).join(" ");
          expect(text).toBe(byHand(template, given) + (shown.length === 0 ? "" : `\n${sentences}`));
          expectSafe(text);
        }),
        { numRuns: 100 },
      );
    });
  }

  it("for any names in quotes keeps the text on one line", () => {
    fc.assert(
      fc.property(param, param, param, (name, server, toolbox) => {
        expect(render("tool_not_found", { name, server, toolbox })).not.toContain("\n");
        expect(render("unknown_tool", { name })).not.toContain("\n");
      }),
    );
  });
});

describe("migrationGuidance and migrationTexts", () => {
  const texts = [
    ...Object.entries(migrations.shapes).map(
      ([id, shape]) =>
        [
          id,
          { template: shape.guidance, params: "params" in shape ? shape.params : {} },
          migrationGuidance[id as MigrationId],
        ] as const,
    ),
    ...Object.entries(migrations.texts).map(
      ([id, text]) => [id, text, migrationTexts[id as keyof typeof migrationTexts]] as const,
    ),
  ];
  for (const [id, { template, params: declared }, text] of texts) {
    it(`for any parameters of ${id} show each one, and no empty slot`, () => {
      fc.assert(
        fc.property(params, (stream) => {
          const given = paramsFor(Object.keys(declared), stream);
          const rendered = (text as (given: unknown) => string)(given);
          expect(rendered).toBe(byHand(template, given));
          expectSafe(rendered);
        }),
        { numRuns: 50 },
      );
    });
  }
});

describe("show", () => {
  it("for any text gives one that is safe, and the same when shown again", () => {
    fc.assert(
      fc.property(param, (value) => {
        expectSafe(show(value));
        expect(show(show(value))).toBe(show(value));
        expect(showName(value)).not.toMatch(/[\n\t]/u);
      }),
    );
  });

  it("for any JSON gives JSON of the same value", () => {
    fc.assert(
      fc.property(fc.array(param), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.stringify(JSON.parse(show(json)))).toBe(json);
      }),
    );
  });

  it("leaves ordinary text alone, in any script, with emoji", () => {
    for (const text of ["read_file", "Grüße, 日本語, שלום, ❤\ufe0f 🛠\ufe0f", "line\n\tindented", "a\\u0041"]) {
      expect(show(text)).toBe(text);
    }
  });
});

describe("formatIssue", () => {
  it("for any path gives one safe line", () => {
    fc.assert(
      fc.property(fc.array(param), (path) => {
        const text = formatIssue({ path, message: "Required" });
        expectSafe(text);
        expect(text).not.toContain("\n");
        expect(text.endsWith("Required")).toBe(true);
      }),
    );
  });
});
