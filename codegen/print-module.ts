import { IndentationText, Project, QuoteKind, type StatementStructures } from "ts-morph";

// One project for the life of the process: watching would pay for a new one at every save.
const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    quoteKind: QuoteKind.Double,
    useTrailingCommas: true,
  },
});

// Printing is the slowest of the pure phases, and a save changes one or two contracts only.
const printed = new Map<string, string>();

/** Declarations to TypeScript text, by ts-morph. */
export function printModule(header: string, statements: readonly StatementStructures[]): string {
  const key = JSON.stringify([header, statements]);
  const known = printed.get(key);
  if (known !== undefined) return known;
  const file = project.createSourceFile("module.ts", { statements: [...statements] }, { overwrite: true });
  const text = `${header}\n${atMargin(file.getFullText())}`;
  printed.set(key, text);
  return text;
}

/**
 * The writer hangs the further lines of a constant below its first one, but expressions are laid out when they come.
 * Letting the compiler format the whole text again would take longer than everything else in printing.
 */
function atMargin(text: string): string {
  return text.replace(/^export const .*?;$/gmsu, (constant) => constant.replaceAll("\n  ", "\n"));
}
