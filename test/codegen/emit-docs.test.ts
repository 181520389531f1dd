import { describe, expect, it } from "vitest";
import { compile } from "../../codegen/compile.js";
import { contractFiles, specWith } from "../support/edit-spec.js";
import { compiled } from "../support/spec.js";

const page = (name: string, { output } = compiled) => output.get(`docs/${name}.md`) ?? "";

/** The rows of all tables of a page, as cells. A bar in a cell is escaped. */
function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe("docs/contracts.md", () => {
  it("has a section for every contract, in the order of their names, with the address of its schema", () => {
    const names = compiled.model.contracts.map(({ name }) => name).sort();
    expect([...page("contracts").matchAll(/^## (.+)$/gmu)].map((match) => match[1])).toEqual(names);
    for (const { stem } of compiled.model.contracts)
      expect(page("contracts")).toContain(
        `\`mcp-workbench/schemas/${stem}.schema.json\`, \`$id\` \`urn:mcp-workbench:schema:${stem}\`.`,
      );
  });

  it("says of each key what it is, whether it must be there, and what it means", () => {
    const rows = rowsOf(page("contracts"));
    expect(rows).toContainEqual(["`tool`", "`ToolIdentifier`", "required", "The tool to call"]);
    expect(rows).toContainEqual(["`arguments`", "`object`", "default `{}`", "What its inputSchema asks for"]);
    expect(rows).toContainEqual(["`theme`", '`"light" or "dark"`', "optional", "Background that the icon is made for"]);
    expect(rows).toContainEqual(["`env`", "`name to string`", "default `{}`", expect.stringContaining("Environment")]);
  });

  it("shows every example, and what is said about those that are refused", () => {
    for (const { value, issues } of compiled.spec.examples) {
      expect(page("contracts")).toContain(`\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``);
      for (const issue of issues) expect(page("contracts")).toContain(`> ${issue.replace(/[<>*_]/gu, "\\$&")}`);
    }
  });

  it("leads from each tool to its contracts", () => {
    expect(rowsOf(page("contracts"))).toContainEqual([
      "`open_toolbox`",
      "[OpenToolboxInput](#opentoolboxinput)",
      "[OpenToolboxResult](#opentoolboxresult)",
    ]);
  });

  it("keeps its tables whole, whatever the contract says", () => {
    const schema = {
      type: "object",
      properties: { "a|b": { description: "One | two\nthree <b> *x* _y_", enum: ["x|y", "z"] } },
      additionalProperties: false,
    };
    const odd = compile(specWith(...contractFiles("Odd", schema)));
    const [row] = rowsOf(page("contracts", odd)).filter((cells) => cells[0] === "`a\\|b`");
    expect(row).toEqual(["`a\\|b`", '`"x\\|y" or "z"`', "optional", "One \\| two three \\<b\\> \\*x\\* \\_y\\_"]);
  });
});

describe("docs/errors.md", () => {
  it("lists every code once, with its text and its hints", () => {
    const rows = rowsOf(page("errors"));
    for (const [code, { template, hints = [] }] of compiled.spec.errors) {
      const own = rows.filter((cells) => cells[0] === `\`${code}\``);
      expect(own, code).toHaveLength(1);
      // A row is one line, whatever the text is.
      for (const text of [template, ...hints.map((hint) => hint.template)])
        expect(own[0]?.[2]).toContain(`\`${text.replaceAll("\n", " ")}\``);
    }
  });
});

describe("docs/migrations.md", () => {
  it("tells of every shape what became of it, with an example before and after", () => {
    for (const [id, { title, old, endedIn }] of compiled.spec.migrations.shapes) {
      const section =
        page("migrations")
          .split(/^## /mu)
          .find((text) => text.startsWith(`${title}\n`)) ?? "";
      expect(section, id).toContain(`\`${id}\`. ${endedIn === null ? "Never valid" : `Ended in ${endedIn}`}.`);
      expect(section, id).toContain(JSON.stringify(old, null, 2));
    }
    expect(page("migrations")).toContain("It cannot be rewritten without guessing.");
  });
});
