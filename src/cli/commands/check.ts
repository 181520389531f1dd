import { show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { painter } from "../colours.js";
import { type CommandContext, FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { LiveLine } from "../live-line.js";
import { estimateTokens, formatCount, renderTable } from "../table.js";
import { type Trial, tryServers } from "../try-servers.js";

const LONGEST_DESCRIPTION = 2 * 1024;

export const run: RunCommand = async (context) => {
  const { options, output } = context;
  const loaded = await configuration(context);
  for (const note of loaded.notes) context.log(note);
  const isJson = options["json"] === true;
  if (options["offline"] === true) {
    const servers = Object.values(loaded.config.toolboxes).reduce(
      (sum, { mcpServers }) => sum + Object.keys(mcpServers).length,
      0,
    );
    const toolboxes = Object.keys(loaded.config.toolboxes).length;
    output.write(
      isJson
        ? `${JSON.stringify({ ok: true, toolboxes, servers })}\n`
        : `${texts.check_offline_ok({ toolboxes, servers })}\n`,
    );
    return OK;
  }
  const trials = await withLiveLine(context, (onTrial) => tryServers(loaded, context, onTrial));
  const isOk = trials.every(({ state }) => state !== "failed");
  output.write(
    isJson ? `${JSON.stringify({ ok: isOk, servers: trials.map(toJson) }, null, 2)}\n` : report(context, trials),
  );
  return isOk ? OK : FAILED;
};

async function withLiveLine(
  { errors }: CommandContext,
  work: (onTrial: (trial: Trial) => void) => Promise<readonly Trial[]>,
): Promise<readonly Trial[]> {
  const line = new LiveLine(errors);
  let done = 0;
  line.show(texts.check_starting());
  try {
    return await work(({ toolbox, server, state }) =>
      line.show(texts.check_progress({ done: ++done, place: `${toolbox}/${server}`, state })),
    );
  } finally {
    line.clear();
  }
}

function report(context: CommandContext, trials: readonly Trial[]): string {
  const paint = painter(context, context.output);
  const rows = trials.map(({ toolbox, server, state, tools, milliseconds }) => [
    `${show(toolbox)}/${show(server)}`,
    state,
    state === "ready" ? formatCount(tools.length) : "",
    state === "disabled" ? "" : `${formatCount(milliseconds)} ms`,
    state === "ready" ? formatCount(estimateTokens(tools)) : "",
  ]);
  const [head = "", rule = "", ...lines] = renderTable(texts.check_columns().split("|"), rows).split("\n");
  const painted = lines.map((line) =>
    // Behind the name of the server, which may be any word.
    line.replace(/(?<=^\S+ +)(ready|failed)\b/u, (word) => paint(word === "ready" ? "green" : "red", word)),
  );
  const table = [head, rule, ...painted].join("\n");
  const problems = trials.flatMap((trial) => [
    ...(trial.error === undefined ? [] : [`${paint("red", trial.error)}\n${advice(trial)}`]),
    ...warningsOf(trial).map((warning) => paint("yellow", texts.check_warning({ toolbox: trial.toolbox, warning }))),
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

function advice({ kind }: Trial): string {
  return kind === "http" ? texts.check_advice_http() : texts.check_advice_stdio();
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
    ...(error === undefined ? {} : { error }),
  };
}
