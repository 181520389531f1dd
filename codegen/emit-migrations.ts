import { showImport, textFunction } from "./emit-text.js";
import { docText, fileHeader, literal } from "./printer.js";
import { type MigrationCatalogue, SPEC_PATHS } from "./spec.js";

/** The migration catalogue as data, and its sentences as typed functions. */
export function emitMigrations({ shapes, texts }: MigrationCatalogue): string {
  const entries = [...shapes];
  const guidance = entries.map(
    ([id, { guidance: template, params = {} }]) => `  ${id}: ${textFunction({ template, params })},`,
  );
  const body = `/** A shape that the product had once, or that callers often take for one. */
export interface MigrationShape {
  readonly title: string;
  /** Where the shape appears. */
  readonly surface: ${unionOf(entries.map(([, entry]) => entry.surface))};
  /** The version that ended it; null for a shape that was never valid. */
  readonly endedIn: string | null;
  /** What happens to it now. */
  readonly disposition: "refused" | "accepted" | "mapped";
}

export type MigrationId = ${unionOf(entries.map(([id]) => id))};

export const migrationShapes: { readonly [Id in MigrationId]: MigrationShape } = {
${entries
  .map(
    ([id, { title, surface, endedIn, disposition }]) =>
      `  ${id}: ${literal({ title, surface, endedIn, disposition })},`,
  )
  .join("\n")}
};

/** The line that says what became of a shape, and when. */
export const migrationGuidance = {
${guidance.join("\n")}
} as const;

/** The sentences around the guidance. */
export const migrationTexts = {
${[...texts].map(([id, text]) => `  /** ${docText(text.when)}. */\n  ${id}: ${textFunction(text)},`).join("\n")}
} as const;
`;
  return `${fileHeader([SPEC_PATHS.migrations])}\n${showImport(body)}\n${body}`;
}

function unionOf(values: readonly string[]): string {
  return [...new Set(values)].map(literal).join(" | ");
}
