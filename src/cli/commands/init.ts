import path from "node:path";
import { texts } from "../../generated/texts.js";
import { embeddedConfig } from "../../runtime/embedded-config.js";
import { workbenchError } from "../../runtime/workbench-error.js";
import { clientEntry } from "../client-entry.js";
import { FAILED, OK, type RunCommand } from "../command.js";
import { configFile, DEFAULT_FILE } from "../configuration.js";
import { newConfigText } from "../import/config-text.js";
import { escapeText } from "../import/draft.js";
import { findSources, importServers, readConfigText } from "../import/import-servers.js";
import { renderReport, shownPath } from "../import/render-report.js";
import { writeConfig } from "../write-config.js";

export const run: RunCommand = async (context) => {
  const { options, environment, cwd, output, errors } = context;
  const file = configFile(context) ?? path.join(cwd, DEFAULT_FILE);
  const shownFile = shownPath(context, file);
  if (options["force"] !== true && (await readConfigText(file)) !== undefined)
    throw workbenchError("config_exists", { file: shownFile });
  const found = await findSources([], context);
  const imported = await importServers(found.sources, { file, before: undefined, toolbox: undefined, environment });
  await writeConfig(file, imported.after ?? exampleText(file));

  for (const { problem } of found.unusable) errors.write(`${problem}\n`);
  const report = renderReport(context, file, found, imported);
  const parts = [
    ...(report === "" ? [] : [report]),
    ...(imported.after === undefined ? [texts.init_example()] : []),
    texts.import_written({ file: shownFile }),
    texts.init_client({ entry: clientEntry(file) }),
  ];
  output.write(`${parts.join("\n\n")}\n`);
  return found.unusable.length === 0 ? OK : FAILED;
};

/** The embedded server, started as any other. Its absolute path works wherever a client starts the workbench. */
function exampleText(file: string): string {
  const toolboxes = Object.entries(embeddedConfig().toolboxes).map(([name, { description, mcpServers }]) => {
    const servers = Object.entries(mcpServers).map(([server, entry]) => {
      const args = "args" in entry ? (entry.args ?? []) : [];
      return [server, { command: "node", args: args.map(escapeText) }] as const;
    });
    return [name, { description, mcpServers: Object.fromEntries(servers) }] as const;
  });
  return newConfigText(file, Object.fromEntries(toolboxes));
}
