import { advertisedSchema } from "./emit-schema.js";
import { showImport, textFunction } from "./emit-text.js";
import type { Model } from "./model.js";
import { docText, fileHeader, indent, literal, propertyKey } from "./printer.js";
import { type Example, type MetaToolEntry, SPEC_PATHS, type Spec, type TextEntry } from "./spec.js";

/** The tools that a model sees and the texts about them, with their examples taken from example files. */
export function emitMetaTools(model: Model, { metaTools, examples }: Spec): string {
  const { tools, texts } = metaTools;
  const sources = [
    SPEC_PATHS.metaTools,
    ...usedExamples(
      [...tools.values()].map((tool) => tool.description),
      [...texts.values()],
    ),
  ];
  const body = `export type MetaToolName = ${[...tools.keys()].map(literal).join(" | ")};

/** The names of both meta-tools, in the order in which they are listed. */
export const metaToolNames: readonly MetaToolName[] = [${[...tools.keys()].map(literal).join(", ")}];

/** The meta-tools as \`tools/list\` gives them; their schemas accept exactly what the published ones accept. */
export const metaTools = {
${[...tools].map(([name, tool]) => indent(`${propertyKey(name)}: ${metaTool(model, name, tool, examples)},`)).join("\n")}
} as const;

export const metaToolTexts = {
${[...texts]
  .map(
    ([id, text]) =>
      `  /** ${docText(text.when)}. */\n  ${propertyKey(id)}: ${textFunction(text, renderedExamples(text, examples))},`,
  )
  .join("\n")}
} as const;
`;
  return `${fileHeader(sources)}\n${showImport(body)}\n${body}`;
}

function metaTool(model: Model, name: string, tool: MetaToolEntry, examples: readonly Example[]): string {
  const schemas = [`inputSchema: ${literal(advertisedSchema(model, tool.input))},`];
  if (tool.output !== undefined) schemas.push(`outputSchema: ${literal(advertisedSchema(model, tool.output))},`);
  const members = [
    `name: ${literal(name)},`,
    `title: ${literal(tool.title)},`,
    `description: ${textFunction(tool.description, renderedExamples(tool.description, examples))},`,
    `annotations: ${literal(tool.annotations)},`,
    ...schemas,
  ];
  return `{\n${indent(members.join("\n"))}\n}`;
}

function renderedExamples(
  text: Pick<TextEntry, "examples">,
  examples: readonly Example[],
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(text.examples ?? {}).map(([placeholder, id]) => {
      const example = examples.find((one) => one.id === id);
      if (example === undefined) throw new Error(`there is no example ${id}`);
      return [placeholder, JSON.stringify(example.value)];
    }),
  );
}

function usedExamples(...lists: readonly (readonly Pick<TextEntry, "examples">[])[]): readonly string[] {
  const ids = lists.flat().flatMap((text) => Object.values(text.examples ?? {}));
  return [...new Set(ids)].sort().map((id) => `examples/${id}.json`);
}
