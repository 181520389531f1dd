import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_TEXT, withToolboxes } from "../../src/runtime/describe-toolboxes.js";

const box = (name: string, description: string) => ({ name, description, servers: 2 });
const render = (list: string) => `Toolboxes:\n${list}`;

describe("withToolboxes", () => {
  it("lists each toolbox with its servers and description", () => {
    expect(withToolboxes([box("dev", "Files"), { ...box("ops", ""), servers: 1 }], render)).toBe(
      "Toolboxes:\n- dev (2 servers): Files\n- ops (1 server): ",
    );
  });

  it("for ten toolboxes with any descriptions names all of them and stays under 2 KB", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary", maxLength: 3000 }), { minLength: 10, maxLength: 10 }),
        (descriptions) => {
          const text = withToolboxes(
            descriptions.map((description, index) => box(`toolbox-${index}`, description)),
            render,
          );
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LONGEST_TEXT);
          for (let index = 0; index < 10; index++) expect(text).toContain(`- toolbox-${index} (`);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("says how many were left out", () => {
    const many = Array.from({ length: 300 }, (_, index) => box(`toolbox-${index}`, "d".repeat(500)));
    const text = withToolboxes(many, render);
    const shown = text.split("\n").filter((line) => line.startsWith("- toolbox-")).length;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(shown).toBeGreaterThan(10);
    expect(text).toContain(`- and ${300 - shown} more`);
  });
});
