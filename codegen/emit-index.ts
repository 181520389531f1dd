import type { Model } from "./model.js";
import { fileHeader } from "./printer.js";
import { SPEC_PATHS } from "./spec.js";

/** The one door to the generated code. */
export function emitIndex(model: Model): string {
  const schemas = model.contracts.map(
    ({ stem, definitions }) =>
      `export { ${definitions.map(({ name }) => `${name}Schema`).join(", ")} } from "./${stem}.js";`,
  );
  return `${fileHeader([...model.contracts.map(({ file }) => file).sort(), SPEC_PATHS.errors, SPEC_PATHS.migrations, SPEC_PATHS.metaTools])}
${schemas.sort().join("\n")}
export { type ErrorCode, type ErrorParams, errorCodes, renderError } from "./errors.js";
export { formatIssue, formatIssues, formatPath, isObject, type Issue } from "./issues.js";
export { metaToolNames, metaTools, metaToolTexts, type MetaToolName } from "./meta-tools.js";
export { migrationGuidance, type MigrationId, type MigrationShape, migrationShapes, migrationTexts } from "./migrations.js";
export { type NoParams, show, showName, type Shown } from "./show.js";
export * from "./validators.js";
export { issuesOf } from "./zod-support.js";
`;
}
