import { buildModel } from "./build-model.js";
import { advertisedSchema } from "./emit-schema.js";
import { showImport, textsConstant } from "./emit-text.js";
import { emitType, typeName } from "./emit-type.js";
import { issueImports, validatorParts } from "./emit-validator.js";
import type { IssueTexts } from "./issue-texts.js";
import { hasDefaults, type Model, mainDefinition } from "./model.js";
import type { JsonObject } from "./parse-files.js";
import { printModule } from "./print-module.js";
import { fileHeader, indent, literal } from "./printer.js";
import { resolveRefs } from "./resolve-refs.js";
import { type EmbeddedServer, type EmbeddedTool, SPEC_PATHS } from "./spec.js";

/** The embedded server as data, types and texts. Not behind the door for clients: only the package itself uses it. */
export function emitEmbedded(embedded: EmbeddedServer, issueTexts: IssueTexts): string {
  const { tools, texts, limits, ...server } = withoutSchemaKey(embedded);
  const [inputs, outputs] = [embeddedInputs(embedded), embeddedOutputs(embedded)];
  const { visitors, fills } = validatorParts(inputs, issueTexts);
  const functions = [CHECKING, ...visitors, ...fills.map((text) => text.replace("export function", "function"))].join(
    "\n",
  );
  const said = textsConstant("embeddedTexts", texts);
  return `${fileHeader([SPEC_PATHS.embedded, SPEC_PATHS.errors])}
${issueImports(functions)}
${showImport(said)}
${types(inputs)}
${types(outputs)}
/** How the server and its toolbox are called, and what the server says of itself. */
export const embeddedServer = ${literal(server)} as const;

export const embeddedLimits = ${literal(limits)} as const;

/** What each tool takes, with defaults filled in. */
export interface EmbeddedInputs {
${[...tools.keys()].map((name) => `  readonly ${name}: ${typeName(inputs, inputName(name), "parsed")};`).join("\n")}
}

/** What each tool answers: its structured content, or text. */
export interface EmbeddedOutputs {
${[...tools].map(([name, { output }]) => `  readonly ${name}: ${output === undefined ? "string" : outputName(name)};`).join("\n")}
}

export type EmbeddedToolName = keyof EmbeddedInputs;

/** The tools as \`tools/list\` gives them. */
export const embeddedTools = {
${[...tools].map(([name, tool]) => indent(`${name}: ${definition(name, tool, inputs, outputs)},`)).join("\n")}
} as const;

export const embeddedInputs: { readonly [Name in EmbeddedToolName]: EmbeddedInput<EmbeddedInputs[Name]> } = {
${[...tools.keys()].map((name) => `  ${name}: ${inputFunctions(inputs, inputName(name))},`).join("\n")}
};

${functions}
${said}`;
}

const CHECKING = `/** What is wrong with a tool's arguments, and its arguments with defaults once nothing is. */
export interface EmbeddedInput<Parsed> {
  readonly check: (value: unknown) => readonly Issue[];
  readonly fill: (value: unknown) => Parsed;
}

function issuesBy(visit: (value: unknown, found: FoundIssue[]) => void, value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visit(value, found);
  return found;
}
`;

/** The arguments of all tools, as if each were a contract of its own. */
export function embeddedInputs({ tools }: EmbeddedServer): Model {
  return toolModel(
    [...tools].map(([name, { input }]) => [inputName(name), `The arguments of ${name}.`, input] as const),
  );
}

function embeddedOutputs({ tools }: EmbeddedServer): Model {
  return toolModel(
    [...tools].flatMap(([name, { output }]) =>
      output === undefined ? [] : [[outputName(name), `The structured content of ${name}.`, output] as const],
    ),
  );
}

function toolModel(schemas: readonly (readonly [name: string, description: string, schema: JsonObject])[]): Model {
  return buildModel(
    resolveRefs(
      schemas.map(([name, description, schema]) => ({
        name,
        stem: name,
        // Only to tell them apart: by now there is no fault left that could name it.
        file: `${SPEC_PATHS.embedded}/${name}`,
        schema: { ...schema, description },
      })),
    ),
  );
}

export function inputName(tool: string): string {
  return `${pascalCase(tool)}Input`;
}

function outputName(tool: string): string {
  return `${pascalCase(tool)}Output`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/gu, (_, first: string) => first.toUpperCase());
}

function withoutSchemaKey(embedded: EmbeddedServer): EmbeddedServer {
  const { $schema: _schema, ...rest } = embedded as EmbeddedServer & { readonly $schema?: string };
  return rest;
}

function types(model: Model): string {
  const statements = model.contracts
    .map(mainDefinition)
    .flatMap((one) => [
      emitType(model, one, "written"),
      ...(hasDefaults(model, one.node) ? [emitType(model, one, "parsed")] : []),
    ]);
  return printModule("", statements).trimStart();
}

function definition(name: string, tool: EmbeddedTool, inputs: Model, outputs: Model): string {
  const { title, description, annotations, output } = tool;
  const inputSchema = advertisedSchema(inputs, inputName(name));
  const members = {
    name,
    title,
    description,
    inputSchema,
    ...(output === undefined ? {} : { outputSchema: advertisedSchema(outputs, outputName(name)) }),
    annotations,
  };
  const lines = Object.entries(members).map(([key, value]) => `${key}: ${literal(value)},`);
  return `{\n${indent(lines.join("\n"))}\n}`;
}

function inputFunctions(model: Model, name: string): string {
  const isFilled = typeName(model, name, "parsed") !== name;
  const fill = isFilled ? `fill${name}(value as ${name})` : `value as ${name}`;
  return `{ check: (value) => issuesBy(visit${name}, value), fill: (value) => ${fill} }`;
}
