import { show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { describeMetaTools, describeServer } from "../../runtime/describe-toolboxes.js";
import { createWorkbench, type ToolboxSummary } from "../../runtime/workbench.js";
import { FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { estimateTokens, formatCount } from "../table.js";

const BAR = 30;

interface Figures {
  /** All definitions, as if every server were connected directly. */
  readonly direct: number;
  /** The two meta-tools and the instructions. */
  readonly before: number;
  /** What opening adds, toolbox by toolbox. */
  readonly toolboxes: readonly { readonly toolbox: string; readonly tokens: number; readonly tools: number }[];
}

export const run: RunCommand = async (context) => {
  const { options, output, environment, signal, log } = context;
  const { config, secrets } = await configuration(context);
  await using workbench = createWorkbench({ config, secrets, environment });
  const opened = await Promise.all(
    workbench.toolboxes.map(async ({ name }) => ({
      name,
      result: await workbench.open(name, { signal }).catch((error: Error) => {
        signal.throwIfAborted();
        log(error.message);
        return undefined;
      }),
    })),
  );
  for (const { error } of opened.flatMap(({ result }) => result?.servers_failed ?? [])) log(error);
  const tools = opened.flatMap(({ result }) => result?.tools ?? []);
  const figures: Figures = {
    direct: estimateTokens(tools.map(({ toolbox: _toolbox, server: _server, ...tool }) => tool)),
    before: seenAtStart(workbench.toolboxes),
    toolboxes: opened.flatMap(({ name, result }) =>
      result === undefined ? [] : [{ toolbox: name, tokens: estimateTokens(result), tools: result.tools.length }],
    ),
  };
  output.write(options["json"] === true ? `${JSON.stringify(toJson(figures), null, 2)}\n` : render(figures));
  const isComplete = opened.every(({ result }) => result !== undefined && result.servers_failed === undefined);
  return isComplete ? OK : FAILED;
};

function seenAtStart(toolboxes: readonly ToolboxSummary[]): number {
  // Clients show a model the definitions without what is for programs only.
  const definitions = describeMetaTools(toolboxes).map((tool) => {
    const { name, description, inputSchema } = tool as Readonly<Record<string, unknown>>;
    return { name, description, inputSchema };
  });
  return estimateTokens(definitions) + estimateTokens(describeServer(toolboxes));
}

function render({ direct, before, toolboxes }: Figures): string {
  const rows = [
    { label: texts.tokens_direct(), tokens: direct },
    { label: texts.tokens_before(), tokens: before },
    ...toolboxes.map(({ toolbox, tokens }) => ({
      label: texts.tokens_opened({ toolbox: show(toolbox) }),
      tokens: before + tokens,
    })),
  ];
  const most = Math.max(1, ...rows.map(({ tokens }) => tokens));
  const width = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(({ label, tokens }) => {
    const bar = "█".repeat(Math.max(tokens > 0 ? 1 : 0, Math.round((tokens / most) * BAR)));
    return `${label.padEnd(width)}  ${formatCount(tokens).padStart(9)}  ${bar}`;
  });
  const saving = direct === 0 ? 0 : Math.round((1 - before / direct) * 100);
  return `${[texts.tokens_title(), "", ...lines, "", texts.tokens_saving({ saving: Math.max(0, saving) })].join("\n")}\n`;
}

function toJson({ direct, before, toolboxes }: Figures): object {
  return {
    is_estimate: true,
    direct,
    before_opening: before,
    after_opening: toolboxes.map(({ toolbox, tokens, tools }) => ({ toolbox, tools, tokens: before + tokens })),
  };
}
