import { show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import type { LoadedConfig } from "../../runtime/load-config.js";
import { WorkbenchError } from "../../runtime/workbench-error.js";
import { adviceOn } from "../advice.js";
import { painter } from "../colours.js";
import { type CommandContext, FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { LiveLine } from "../live-line.js";
import { estimateTokens, formatCount, renderTable } from "../table.js";
import { type Trial, type TrialEvents, tryServers } from "../try-servers.js";
import { fitted } from "../wrapped.js";

const LONGEST_DESCRIPTION = 2 * 1024;

export const run: RunCommand = async (context) => {
  const { options, output } = context;
  const isJson = options["json"] === true;
  const loaded = await configuration(context).catch((error: unknown) => {
    if (!isJson || !(error instanceof WorkbenchError)) throw error;
    output.write(`${JSON.stringify({ ok: false, error: error.message }, null, 2)}\n`);
    return undefined;
  });
  if (loaded === undefined) return FAILED;
  for (const note of loaded.notes) context.log(note);
  if (options["offline"] === true) {
    const servers = countServers(loaded);
    const toolboxes = Object.keys(loaded.config.toolboxes).length;
    output.write(
      isJson
        ? `${JSON.stringify({ ok: true, toolboxes, servers })}\n`
        : `${texts.check_offline_ok({ toolboxes, servers })}\n`,
    );
    return OK;
  }
  const trials = await withLiveLine(context, loaded, (events) => tryServers(loaded, context, events));
  const isOk = trials.every(({ state }) => state !== "failed");
  output.write(
    isJson ? `${JSON.stringify({ ok: isOk, servers: trials.map(toJson) }, null, 2)}\n` : report(context, trials),
  );
  return isOk ? OK : FAILED;
};

async function withLiveLine(
  { errors }: CommandContext,
  loaded: LoadedConfig,
  work: (events: TrialEvents) => Promise<readonly Trial[]>,
): Promise<readonly Trial[]> {
  const line = new LiveLine(errors);
  const count = countServers(loaded);
  const waiting = new Set<string>();
  let done = 0;
  const update = () => line.show(texts.check_progress({ done, count, places: [...waiting].join(", ") }));
  try {
    return await work({
      onStart: (place) => {
        waiting.add(placeOf(place));
        update();
      },
      onTrial: (trial) => {
        waiting.delete(placeOf(trial));
        done++;
        update();
      },
    });
  } finally {
    line.clear();
  }
}

function countServers({ config }: LoadedConfig): number {
  return Object.values(config.toolboxes).flatMap(({ mcpServers }) => Object.keys(mcpServers)).length;
}

function placeOf({ toolbox, server }: Pick<Trial, "toolbox" | "server">): string {
  return `${show(toolbox)}/${show(server)}`;
}

const COLOURS = { ready: "green", failed: "red", disabled: "dim" } as const;

function report(context: CommandContext, trials: readonly Trial[]): string {
  if (trials.length === 0) return `${texts.check_empty()}\n`;
  const paint = painter(context, context.output);
  const rows = trials.map((trial) => {
    const { state, tools, milliseconds } = trial;
    return [
      placeOf(trial),
      state,
      state === "ready" ? formatCount(tools.length) : "",
      state === "disabled" ? "" : `${formatCount(milliseconds)} ms`,
      state === "ready" ? formatCount(estimateTokens(tools)) : "",
      warningsOf(trial).length || "",
    ];
  });
  const table = renderTable(texts.check_columns().split("|"), rows, (text, cell) =>
    Object.hasOwn(COLOURS, cell) ? paint(COLOURS[cell as keyof typeof COLOURS], text) : text,
  );
  const painted = (colour: "red" | "yellow", text: string) => paint(colour, fitted(text, context.output));
  const problems = trials.flatMap((trial) => [
    ...(trial.error === undefined ? [] : [`${painted("red", trial.error)}\n${adviceOn(trial)}`]),
    ...warningsOf(trial).map((warning) => painted("yellow", texts.check_warning({ toolbox: trial.toolbox, warning }))),
  ]);
  const failed = trials.filter((trial) => trial.state === "failed").length;
  const verdict =
    failed === 0
      ? texts.check_all_well({ count: trials.length })
      : texts.check_some_failed({ failed, count: trials.length });
  return `${[table, ...problems, verdict].join("\n\n")}\n`;
}

/** What is odd besides what the workbench itself says: clients cut long descriptions. */
function warningsOf({ tools, warnings }: Trial): readonly string[] {
  const long = tools.filter(({ description = "" }) => Buffer.byteLength(description) > LONGEST_DESCRIPTION);
  return [...warnings, ...long.map(({ server, name: tool }) => texts.warning_description_long({ server, tool }))];
}

function toJson(trial: Trial): object {
  const { toolbox, server, state, milliseconds, tools, error } = trial;
  const tokens_estimated = state === "ready" ? estimateTokens(tools) : 0;
  return {
    toolbox,
    server,
    state,
    tools: tools.length,
    milliseconds,
    tokens_estimated,
    warnings: warningsOf(trial),
    ...(error === undefined ? {} : { error, advice: adviceOn(trial) }),
  };
}
