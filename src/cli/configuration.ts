import { existsSync } from "node:fs";
import path from "node:path";
import { texts } from "../generated/texts.js";
import { embeddedConfig } from "../runtime/embedded-config.js";
import { type LoadedConfig, loadConfig } from "../runtime/load-config.js";
import type { CommandContext } from "./command.js";

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
  if (file !== undefined) return loadConfig(file, context.environment);
  context.log(texts.log_default_toolbox({ file: DEFAULT_FILE }));
  return { config: embeddedConfig(), secrets: [], notes: [] };
}
