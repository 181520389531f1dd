import path from "node:path";
import { renderError } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { type Paint, painter } from "../colours.js";
import { type CommandContext, FAILED, OK, type RunCommand, UsageError } from "../command.js";
import { configFile, DEFAULT_FILE } from "../configuration.js";
import { type Found, findSources, type Imported, importServers, readConfigText } from "../import/import-servers.js";
import { renderNothingFound, renderReport, shownPath, toJson } from "../import/render-report.js";
import { showDiff } from "../import/show-diff.js";
import { writeConfig } from "../write-config.js";

export const run: RunCommand = async (context) => {
  const { options, positionals, environment, cwd, output, errors } = context;
  const toolbox = toolboxOf(options["toolbox"]);
  const file = configFile(context) ?? path.join(cwd, DEFAULT_FILE);
  const before = await readConfigText(file);
  const found = await findSources(positionals, context);
  const imported = await importServers(found.sources, { file, before, toolbox, environment });
  const isDryRun = options["dry-run"] === true;
  if (!isDryRun && imported.after !== undefined && imported.after !== before) await writeConfig(file, imported.after);

  for (const { problem } of found.unusable) errors.write(`${problem}\n`);
  const isJson = options["json"] === true;
  const diff = isDryRun ? diffOf(context, file, imported, painter(context, isJson ? {} : output)) : undefined;
  if (isJson) {
    const result = { ...toJson(file, found, imported), dryRun: isDryRun, ...(diff === undefined ? {} : { diff }) };
    output.write(`${JSON.stringify(result, null, 2)}\n`);
  } else {
    // With --dry-run the difference is the result and can be handed on as it is.
    if (diff !== undefined && diff !== "") output.write(`${diff}\n`);
    // Where nothing could be read, all has been said.
    if (found.sources.length > 0 || found.unusable.length === 0)
      (isDryRun ? errors : output).write(`${reportOf(context, file, found, imported, isDryRun)}\n`);
  }
  return found.unusable.length === 0 ? OK : FAILED;
};

function diffOf(context: CommandContext, file: string, { before, after }: Imported, paint: Paint): string {
  return after === undefined ? "" : showDiff(shownPath(context, file), before, after, paint);
}

function reportOf(context: CommandContext, file: string, found: Found, imported: Imported, isDryRun: boolean): string {
  if (context.positionals.length + found.sources.length + found.unusable.length === 0)
    return renderNothingFound(context);
  const shownFile = shownPath(context, file);
  const report = renderReport(context, file, found, imported);
  const done = isDryRun ? texts.import_not_written() : texts.import_written({ file: shownFile });
  const isChanged = imported.after !== imported.before;
  return [report, isChanged ? done : texts.import_unchanged({ file: shownFile })]
    .filter((part) => part !== "")
    .join("\n\n");
}

function toolboxOf(option: string | boolean | undefined): string | undefined {
  if (typeof option !== "string") return undefined;
  if (option === "") throw new UsageError(renderError("toolbox_name_empty", {}));
  if (option === "__proto__") throw new UsageError(renderError("reserved_key", {}));
  return option;
}
