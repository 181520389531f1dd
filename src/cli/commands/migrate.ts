import { migrationShapes, renderError } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { findFiles } from "../../migrate/find-files.js";
import type { MigrateReport, Place } from "../../migrate/migrate.js";
import { FAILED, OK, type RunCommand, UsageError } from "../command.js";
import { unifiedDiff } from "../unified-diff.js";

export const run: RunCommand = async ({ positionals: paths, options, cwd, output, errors }) => {
  if (paths.length === 0) throw new UsageError(renderError("migrate_paths_missing", {}));
  const isDryRun = options["dry-run"] === true;
  const files = await findFiles(paths, cwd);
  const { migrate } = await import("../../migrate/migrate.js");
  const report = await migrate({ files, cwd, isDryRun, isAssumed: options["assume"] === true });
  const diff = isDryRun
    ? report.changed.map(({ file, before, after }) => `${unifiedDiff(file, before, after)}\n`).join("")
    : "";
  if (options["json"] === true) output.write(`${JSON.stringify(asJson(report, isDryRun, diff), null, 2)}\n`);
  else if (isDryRun) {
    // The difference alone, so that it can be given to another program.
    output.write(diff);
    errors.write(renderReport(report, isDryRun));
  } else output.write(renderReport(report, isDryRun));
  if (report.codeLeftOut > 0) errors.write(`${renderError("ts_morph_missing", { count: report.codeLeftOut })}\n`);
  return report.failed.length > 0 || report.codeLeftOut > 0 ? FAILED : OK;
};

function asJson({ changed, rewritten, listed, failed, codeLeftOut }: MigrateReport, isDryRun: boolean, diff: string) {
  const files = changed.map(({ file }) => file);
  return { changed: files, rewritten, listed, failed, codeLeftOut, ...(isDryRun ? { diff } : {}) };
}

function renderReport({ changed, rewritten, listed, failed }: MigrateReport, isDryRun: boolean): string {
  const counts = { rewritten: rewritten.length, listed: listed.length, failed: failed.length };
  const lines = [
    // What is not yet done is shown by the difference.
    ...(isDryRun ? [] : rewritten).map((place) =>
      texts.migrate_line_rewritten({ place: placeIn(place), shape: shapesOf(place) }),
    ),
    ...listed.map((place) =>
      texts.migrate_line_listed({ place: placeIn(place), shape: shapesOf(place), reason: place.reason ?? "" }),
    ),
    ...failed.map(({ file, reason }) => texts.migrate_line_failed({ file, reason })),
    isDryRun ? texts.migrate_summary_dry(counts) : texts.migrate_summary({ ...counts, files: changed.length }),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function placeIn({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

function shapesOf({ shapes }: Place): string {
  return shapes.map((shape) => migrationShapes[shape].title).join(", ");
}
