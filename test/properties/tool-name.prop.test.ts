import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatToolName, parseToolName } from "../../src/contracts/index.js";
import { anyName, plainName, underscored } from "../support/values.js";

const part = fc.oneof(anyName, plainName, underscored);
const identifier = fc.record({ toolbox: part, server: part, name: part }, { noNullPrototype: true });
const joined = fc.tuple(part, part, part).map((parts) => parts.join("__"));
const anyText = fc.oneof(joined, underscored, fc.string({ unit: "binary" }), anyName);

describe("parseToolName", () => {
  it("for any text splits at the first two separators, or gives null", () => {
    let parsed = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        const [toolbox = "", server = "", ...rest] = text.split("__");
        const expected = { toolbox, server, name: rest.join("__") };
        const isWhole = Object.values(expected).every((piece) => piece !== "");
        expect(parseToolName(text)).toEqual(isWhole ? expected : null);
        if (isWhole) parsed++;
      }),
    );
    expect(parsed).toBeGreaterThan(5);
  });
});

describe("formatToolName", () => {
  it("for any identifier that it accepts gives a text that parses back to it", () => {
    const count = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(identifier, (id) => {
        const text = formatToolName(id);
        count[text === null ? "refused" : "accepted"]++;
        if (text !== null) expect(parseToolName(text)).toEqual(id);
      }),
    );
    expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(20);
  });

  it("for any identifier that it refuses has no text that would parse back", () => {
    fc.assert(
      fc.property(identifier, (id) => {
        const joined = `${id.toolbox}__${id.server}__${id.name}`;
        if (formatToolName(id) === null) expect(parseToolName(joined)).not.toEqual(id);
        else expect(formatToolName(id)).toBe(joined);
      }),
    );
  });

  it("for any plain names accepts, whatever the tool's own name is", () => {
    fc.assert(
      fc.property(plainName, plainName, anyName, (toolbox, server, name) => {
        expect(formatToolName({ toolbox, server, name })).toBe(`${toolbox}__${server}__${name}`);
      }),
    );
  });

  it("for any toolbox or server that contains a separator, or runs into one, refuses", () => {
    const inside = fc.tuple(plainName, plainName).map(([before, after]) => `${before}__${after}`);
    const running = fc.oneof(
      inside,
      plainName.map((name) => `${name}_`),
      plainName.map((name) => `__${name}`),
      fc.constant(""),
    );
    fc.assert(
      fc.property(running, plainName, plainName, fc.boolean(), (odd, other, name, isToolbox) => {
        const place = isToolbox ? { toolbox: odd, server: other } : { toolbox: other, server: odd };
        expect(formatToolName({ ...place, name })).toBeNull();
      }),
    );
  });
});
