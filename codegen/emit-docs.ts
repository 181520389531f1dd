import { asObject, asText } from "./check-schema.js";
import { embeddedInputs, inputName } from "./emit-embedded.js";
import { publishedSchema } from "./emit-schema.js";
import { typeOf } from "./emit-type.js";
import {
  allProperties,
  type Contract,
  type Definition,
  definitionOf,
  type Model,
  mainDefinition,
  type Node,
  type Property,
} from "./model.js";
import type { JsonObject } from "./parse-files.js";
import { literal, markdownHeader } from "./printer.js";
import { type Example, SPEC_PATHS, type Spec } from "./spec.js";

/** The reference pages, from the same sources as the code, so that they cannot disagree with it. */
export function emitDocs(model: Model, spec: Spec): ReadonlyMap<string, string> {
  return new Map([
    ["docs/contracts.md", contractsPage(model, spec)],
    ["docs/errors.md", errorsPage(spec)],
    ["docs/migrations.md", migrationsPage(spec)],
    ["docs/commands.md", commandsPage(spec)],
    ["docs/embedded-toolbox.md", embeddedPage(spec)],
  ]);
}

function contractsPage(model: Model, { examples, metaTools }: Spec): string {
  const byName = [...model.contracts].sort((a, b) => (a.name < b.name ? -1 : 1));
  const tools = [...metaTools.tools].map(([name, tool]) =>
    row([
      `\`${name}\``,
      link(tool.input),
      tool.output === undefined ? "the tool's own result, untouched" : link(tool.output),
    ]),
  );
  return page([
    markdownHeader(byName.map(({ file }) => file)),
    "# Contracts",
    "Each contract is published three times over: as a type and a Zod schema in `mcp-workbench/contracts`, as functions without any dependency in `mcp-workbench/validators`, and as a self-contained JSON Schema 2020-12 in `mcp-workbench/schemas/`. All three accept exactly the same values.",
    table(["Tool", "Input", "Answer"], tools),
    ...byName.flatMap((contract) => contractSection(model, contract, examples)),
  ]);
}

function contractSection(model: Model, contract: Contract, examples: readonly Example[]): readonly string[] {
  const main = mainDefinition(contract);
  const others = contract.definitions.filter((definition) => definition !== main).reverse();
  const schema = publishedSchema(model, contract);
  const own = examples.filter((example) => example.contract === contract.name);
  return [
    `## ${contract.name}`,
    main.description,
    `${contract.direction === "input" ? "Input: later versions may only accept more." : "Output: later versions may only promise more."} Schema: \`mcp-workbench/schemas/${contract.stem}.schema.json\`, \`$id\` \`${asText(schema["$id"])}\`.`,
    definitionTable(model, main),
    ...others.flatMap((definition) => [
      `### ${definition.name}`,
      definition.description,
      definitionTable(model, definition),
    ]),
    ...own
      .filter(({ issues }) => issues.length === 0)
      .map((example) => `Valid, ${speaking(example)}:\n\n${jsonBlock(example.value)}`),
    ...own
      .filter(({ issues }) => issues.length > 0)
      .map(
        (example) =>
          `Refused, ${speaking(example)}:\n\n${jsonBlock(example.value)}\n\n${example.issues.map((issue) => `> ${escaped(issue)}`).join("\n>\n")}`,
      ),
  ];
}

function definitionTable(model: Model, { node }: Definition): string {
  if (node.kind !== "object") return `\`${typeOf(model, node, "written").replaceAll("|", "or")}\``;
  const rows = allProperties(model, node).map((property) =>
    row([
      `\`${property.key}\``,
      `\`${shortType(model, property.node)}\``,
      [need(property), ...limitsOf(property.node)].join("; "),
      escaped(property.description ?? ""),
    ]),
  );
  return `${table(["Key", "Type", "", "Meaning"], rows)}\n\n${node.isOpen ? "Other keys are kept." : "Other keys are refused."}`;
}

function need({ isRequired, defaultValue }: Property): string {
  if (defaultValue !== undefined) return `default \`${literal(defaultValue)}\``;
  return isRequired ? "required" : "optional";
}

/** What the type does not say about a value: how long, how large, how many, what it looks like. */
function limitsOf(node: Node): readonly string[] {
  switch (node.kind) {
    case "string": {
      const pattern = node.pattern === undefined ? [] : [`matches \`${escaped(node.pattern)}\``];
      return [...range(node.minLength, node.maxLength, " character(s)"), ...pattern];
    }
    case "number":
    case "integer":
      return [
        ...range(node.minimum, node.maximum, ""),
        ...(node.exclusiveMinimum === undefined ? [] : [`more than ${node.exclusiveMinimum}`]),
        ...(node.exclusiveMaximum === undefined ? [] : [`less than ${node.exclusiveMaximum}`]),
      ];
    case "array":
      return range(node.minItems, node.maxItems, " item(s)");
    default:
      return [];
  }
}

function range(least: number | undefined, most: number | undefined, unit: string): readonly string[] {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`];
  if (least !== undefined) return [`at least ${least}${unit}`];
  return most === undefined ? [] : [`at most ${most}${unit}`];
}

function shortType(model: Model, node: Node): string {
  if (node.kind === "map") return `name to ${shortType(model, node.values)}`;
  if (node.kind === "opaque") return "object";
  if (node.kind === "integer") return "integer";
  return typeOf(model, node, "written").replaceAll(" | ", " or ");
}

const CHANNELS = {
  result: ["In tool results", "Tool results with `isError: true`: the model reads them and can correct itself."],
  startup: ["At the start", "Printed to stderr; the process ends with exit code 1."],
  client: ["In helpers for clients", "Given by the functions of `mcp-workbench/contracts`."],
  issue: ["In issues", "What `{issues}` above is made of, each behind its path."],
} as const;

function errorsPage({ errors }: Spec): string {
  const sections = Object.entries(CHANNELS).flatMap(([channel, [title, explanation]]) => {
    const rows = [...errors]
      .filter(([, entry]) => entry.channel === channel)
      .map(([code, entry]) => {
        const texts = [entry.template, ...(entry.hints ?? []).map((hint) => hint.template)];
        return row([`\`${code}\``, escaped(entry.when), texts.map((text) => `\`${text}\``).join("<br>")]);
      });
    return [`## ${title}`, explanation, table(["Code", "When", "Text, then hints"], rows)];
  });
  return page([
    markdownHeader([SPEC_PATHS.errors]),
    "# Errors",
    "`renderError(code, params)` of `mcp-workbench/contracts` gives each text. A hint is added on a new line when all its parameters are given. Control, bidirectional and invisible characters in a parameter are escaped, and in one that stands in single quotes newlines too. `{{` and `}}` stand for literal braces.",
    ...sections,
  ]);
}

function migrationsPage({ migrations }: Spec): string {
  const dispositions = {
    refused: "Refused with guidance",
    accepted: "Accepted with a note",
    mapped: "Mapped by `migrateToolInfo`",
  } as const;
  const sections = [...migrations.shapes].map(([id, shape]) =>
    [
      `## ${shape.title}`,
      `\`${id}\`. ${shape.endedIn === null ? "Never valid" : `Ended in ${shape.endedIn}`}. ${dispositions[shape.disposition]}.`,
      `> ${escaped(shape.guidance.replaceAll("{{", "{").replaceAll("}}", "}"))}`,
      jsonBlock(shape.old),
      shape.new === undefined ? "It cannot be rewritten without guessing." : `becomes\n\n${jsonBlock(shape.new)}`,
    ].join("\n\n"),
  );
  return page([
    markdownHeader([SPEC_PATHS.migrations]),
    "# Migrations",
    "Every shape that the product ever had. A refused call is answered with the ordinary validation text, then what was renamed and when, then the caller's own call rewritten, ready to paste. `parseUseTool`, `parseOpenToolbox` and `parseToolCall` give the same to clients.",
    ...sections,
  ]);
}

function embeddedPage({ embedded }: Spec): string {
  const model = embeddedInputs(embedded);
  const sections = [...embedded.tools].flatMap(([name, { description, output, annotations }]) => [
    `## ${name}`,
    escaped(description),
    definitionTable(model, definitionOf(model, inputName(name))),
    `${annotations["readOnlyHint"] === true ? "Changes nothing." : "Changes the notes."} ${output === undefined ? "Answers in text." : `Answers with ${keysOf(output)}, as \`structuredContent\` and as JSON text.`}`,
  ]);
  return page([
    markdownHeader([SPEC_PATHS.embedded]),
    "# The embedded toolbox",
    `Without any configuration the workbench serves the toolbox \`${embedded.toolbox}\` with one MCP server, \`${embedded.server}\`, which is part of the package. ${escaped(embedded.description)}. The server is started as a process of its own, like any other server, and needs no other package.`,
    `A tool is called as \`{ "toolbox": "${embedded.toolbox}", "server": "${embedded.server}", "name": "current_time" }\`. At most ${embedded.limits["notes"]} notes are kept, and JSON may be nested ${embedded.limits["json_depth"]} levels deep. What cannot be done is answered as a tool result with \`isError: true\` that says why.`,
    ...sections,
  ]);
}

function keysOf(schema: JsonObject): string {
  return Object.keys(asObject(schema["properties"]))
    .map((key) => `\`${key}\``)
    .join(", ");
}

function commandsPage({ commands }: Spec): string {
  const sections = [...commands].map(([name, { summary, arguments: args, options, details, examples }]) =>
    [
      `## ${name}`,
      `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
      `\`mcp-workbench ${name}${args === "" ? "" : ` ${args}`}\``,
      ...(Object.keys(options).length === 0
        ? []
        : [
            table(
              ["Option", "Meaning"],
              Object.entries(options).map(([option, { value, description }]) =>
                row([`\`--${option}${value === undefined ? "" : ` ${value}`}\``, escaped(description)]),
              ),
            ),
          ]),
      ...details.map(escaped),
      `\`\`\`console\n${examples.map((example) => `$ ${example}`).join("\n")}\n\`\`\``,
    ].join("\n\n"),
  );
  return page([
    markdownHeader([SPEC_PATHS.commands]),
    "# Commands",
    "`mcp-workbench COMMAND --help` says the same. Results go to stdout, everything else to stderr. Exit codes: 0 all is well, 1 something is broken, 2 wrong command line, 70 unexpected error, 130 interrupted.",
    ...sections,
  ]);
}

function page(parts: readonly string[]): string {
  return `${parts.map((part) => part.trimEnd()).join("\n\n")}\n`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(head), row(head.map(() => "---")), ...rows].join("\n");
}

/** A bar or a line's end within a cell, be it in code or in prose, would end the cell. */
function row(cells: readonly string[]): string {
  return `| ${cells.map((text) => text.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function link(contract: string): string {
  return `[${contract}](#${contract.toLowerCase()})`;
}

function escaped(text: string): string {
  return text.replaceAll("\n", " ").replace(/[<>*_]/gu, "\\$&");
}

function speaking({ id }: Example): string {
  return (id.split("/")[2] ?? "").replaceAll("-", " ");
}

function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
