import { existsSync } from "node:fs";
import path from "node:path";
import { texts } from "../generated/texts.js";
import { embeddedConfig } from "../runtime/embedded-config.js";
import { type LoadedConfig, loadConfig } from "../runtime/load-config.js";
import { WorkbenchError, workbenchError } from "../runtime/workbench-error.js";
import type { CommandContext } from "./command.js";
import { systemProblem } from "./system-problem.js";

export const DEFAULT_FILE = "workbench-config.json";

/** The file that is meant: the option, the variable, or the usual name; undefined where there is none. */
export function configFile({
  options,
  environment,
  cwd,
}: Pick<CommandContext, "options" | "environment" | "cwd">): string | undefined {
  const given = options["config"] ?? environment["WORKBENCH_CONFIG"];
  if (typeof given === "string" && given !== "") return path.resolve(cwd, given);
  const usual = path.join(cwd, DEFAULT_FILE);
  return existsSync(usual) ? usual : undefined;
}

/** The configuration that is meant, else the embedded toolbox. */
export async function configuration(context: CommandContext): Promise<LoadedConfig> {
  const file = configFile(context);
  if (file !== undefined)
    return loadConfig(file, context.environment).catch((error: unknown) => {
      throw explained(file, error);
    });
  context.log(texts.log_default_toolbox({ file: DEFAULT_FILE }));
  return { config: embeddedConfig(), secrets: [], notes: [] };
}

/** In words for people. The commonest mistake is a file of another client, whose servers are not in toolboxes. */
function explained(file: string, error: unknown): unknown {
  if (!(error instanceof WorkbenchError)) return error;
  const { code, message, issues, cause } = error;
  if (code === "config_unreadable") return workbenchError(code, { file, problem: systemProblem(cause) }, { cause });
  const isOfOther = issues.some(
    ({ path: place, message: told }) => place.length === 0 && told.includes("'mcpServers'"),
  );
  if (!isOfOther) return error;
  return new WorkbenchError(code, `${message}\n${texts.config_other_client()}`, { issues, cause: error });
}
