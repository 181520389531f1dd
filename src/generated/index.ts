// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/tool.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json, spec/errors.json, spec/migrations.json, spec/meta-tools.json. Do not edit.
// After changing the source run: npm run generate

export { FailedServerSchema, OpenToolboxResultSchema } from "./open-toolbox-result.js";
export { LegacyToolInfoSchema } from "./legacy-tool-info.js";
export { OpenToolboxInputSchema } from "./open-toolbox-input.js";
export { StdioServerConfigSchema, HttpServerConfigSchema, ServerConfigSchema, ToolboxConfigSchema, WorkbenchConfigSchema } from "./workbench-config.js";
export { ToolIdentifierSchema } from "./tool-identifier.js";
export { ToolInfoSchema } from "./tool-info.js";
export { ToolSchemaObjectSchema, ToolAnnotationsSchema, ToolIconSchema, ToolExecutionSchema, ToolSchema } from "./tool.js";
export { UseToolInputSchema } from "./use-tool-input.js";
export { type ErrorCode, type ErrorParams, errorCodes, renderError } from "./errors.js";
export { formatIssue, formatIssues, formatPath, isObject, type Issue } from "./issues.js";
export { metaToolNames, metaTools, metaToolTexts, type MetaToolName } from "./meta-tools.js";
export { migrationGuidance, type MigrationId, type MigrationShape, migrationShapes, migrationTexts } from "./migrations.js";
export { type NoParams, show, showName, type Shown } from "./show.js";
export * from "./validators.js";
export { issuesOf } from "./zod-support.js";
