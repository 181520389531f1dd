import fc from "fast-check";
import { parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { appendProperty } from "../../src/cli/import/config-text.js";

const append = (text: string, key = "b", value: unknown = { command: "x" }) =>
  appendProperty(text, ["servers"], key, value);
const read = (text: string): unknown => parse(text, [], { allowTrailingComma: true });

describe("appendProperty", () => {
  it("leaves comments beside what they belong to", () => {
    expect(append('{\n  // all\n  "servers": {\n    "a": 1 // about a\n    // the end\n  }\n}\n')).toBe(
      '{\n  // all\n  "servers": {\n    "a": 1, // about a\n    "b": { "command": "x" }\n    // the end\n  }\n}\n',
    );
    expect(append('{\n  "servers": {\n    "a": 1, /* one */ // two\n  },\n}')).toBe(
      '{\n  "servers": {\n    "a": 1, /* one */ // two\n    "b": { "command": "x" },\n  },\n}',
    );
    expect(append('{\n  "servers": {\n    "a": 1 /* x */,\n  },\n}')).toBe(
      '{\n  "servers": {\n    "a": 1 /* x */,\n    "b": { "command": "x" },\n  },\n}',
    );
  });

  it("keeps indentation, tabs and ends of lines as they are", () => {
    const value = { command: "x", env: { A: "b" } };
    expect(append('{\r\n\t"servers": {\r\n\t\t"a": 1\r\n\t}\r\n}\r\n', "b", value)).toBe(
      '{\r\n\t"servers": {\r\n\t\t"a": 1,\r\n\t\t"b": {\r\n\t\t\t"command": "x",\r\n\t\t\t"env": { "A": "b" }\r\n\t\t}\r\n\t}\r\n}\r\n',
    );
    expect(append('{\n    "servers": {\n        "a": 1\n    }\n}', "b", value)).toContain(
      '\n            "command": "x",',
    );
  });

  it("fills an object that is empty, holds only a comment, or stands on one line", () => {
    for (const text of ['{"servers":{}}', '{\n  "servers": {\n    // none yet\n  }\n}', '{ "servers": { "a": 1 } }']) {
      const after = append(text);
      expect(read(after)).toEqual({ servers: { ...(text.includes('"a"') ? { a: 1 } : {}), b: { command: "x" } } });
      expect(after.includes("// none yet")).toBe(text.includes("// none yet"));
    }
  });

  it("keeps a byte order mark", () => {
    const text = '\uFEFF{\n  "servers": {\n    "a": 1\n  }\n}\n';
    expect(append(text)).toBe(text.replace('"a": 1', '"a": 1,\n    "b": { "command": "x" }'));
  });

  it("puts short lists on one line and long ones on several", () => {
    const long = Array.from({ length: 12 }, (_, index) => `argument-${index}`);
    expect(
      append('{\n  "servers": {\n    "a": 1\n  }\n}', "b", { args: ["-y", "x"], env: {}, long: [long] }),
    ).toContain('"args": ["-y", "x"],\n      "env": {},\n      "long": [\n        [\n          "argument-0",\n');
  });

  // Configurations as people leave them: any mixture of comments, trailing commas and blank lines.
  const noise = fc.constantFrom("", " ", "\n", "\n\n  ", " // remark\n", "/* remark */", "\n\t");
  const members = fc.uniqueArray(fc.constantFrom("a", "c", "d e", "f"), { maxLength: 3 });
  const config = fc
    .tuple(members, fc.array(noise, { minLength: 12, maxLength: 12 }), fc.boolean())
    .map(([names, spaces, isTrailing]) => {
      const at = (index: number) => spaces[index % spaces.length] ?? "";
      const parts = names.map(
        (name, index) => `${at(index)}"${name}"${at(index + 1)}:${at(index + 2)}{}${at(index + 3)}`,
      );
      const end = isTrailing && names.length > 0 ? "," : "";
      return `${at(7)}{${at(8)}"servers":{${parts.join(",")}${end}${at(9)}}${at(10)}}${at(11)}`;
    });

  it("for any configuration, adds the property and takes nothing away but places", () => {
    fc.assert(
      fc.property(config, (text) => {
        const before = read(text) as { servers: object };
        const after = append(text);
        expect(read(after)).toEqual({ servers: { ...before.servers, b: { command: "x" } } });
        const remarks = (one: string) => one.match(/\/\/ remark|\/\* remark \*\//gu) ?? [];
        expect(remarks(after)).toEqual(remarks(text));
      }),
    );
  });
});
