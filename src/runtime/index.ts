/** The workbench as a library. Importing it starts nothing. */
export type { LogMessage, Progress, ServerRequest } from "./connection.js";
export { embeddedConfig } from "./embedded-config.js";
export type { Limits } from "./limits.js";
export { type LoadedConfig, loadConfig } from "./load-config.js";
export type { CallOptions } from "./session.js";
export type { OpenOptions } from "./toolbox.js";
export {
  createWorkbench,
  type ToolboxSummary,
  type ToolResult,
  type Workbench,
  type WorkbenchClient,
  type WorkbenchOptions,
} from "./workbench.js";
export { WorkbenchError } from "./workbench-error.js";
