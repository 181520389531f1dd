import { show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { describeMetaTools, describeServer } from "../../runtime/describe-toolboxes.js";
import { createWorkbench, type ToolboxSummary } from "../../runtime/workbench.js";
import { FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { openToolboxes } from "../open-toolboxes.js";
import { estimateTokens, formatCount } from "../table.js";

/** What is left of 80 columns for the bars, within reason. */
const [WIDTH, SHORTEST, LONGEST] = [80, 8, 30];

interface Figures {
  /** All definitions, as if every server were connected directly. */
  readonly direct: number;
  /** The two meta-tools and the instructions. */
  readonly before: number;
  /** What opening adds, toolbox by toolbox: whole definitions, as the answer gives them. */
  readonly toolboxes: readonly { readonly toolbox: string; readonly tokens: number; readonly tools: number }[];
}

export const run: RunCommand = async (context) => {
  const { options, output, environment } = context;
  const { config, secrets } = await configuration(context);
  await using workbench = createWorkbench({ config, secrets, environment });
  const names = workbench.toolboxes.map(({ name }) => name);
  const { results, isComplete } = await openToolboxes(workbench, names, context);
  const tools = results.flatMap((result) => result.tools);
  const figures: Figures = {
    direct: tools.length === 0 ? 0 : estimateTokens(tools.map(shown)),
    before: seenAtStart(workbench.toolboxes),
    toolboxes: results.map((result) => ({
      toolbox: result.toolbox,
      tokens: estimateTokens(result),
      tools: result.tools.length,
    })),
  };
  output.write(options["json"] === true ? `${JSON.stringify(toJson(figures), null, 2)}\n` : render(figures));
  return isComplete ? OK : FAILED;
};

function seenAtStart(toolboxes: readonly ToolboxSummary[]): number {
  return estimateTokens(describeMetaTools(toolboxes).map(shown)) + estimateTokens(describeServer(toolboxes));
}

/** Clients show a model the definitions without what is for programs only. */
function shown(tool: object): object {
  const { name, description, inputSchema } = tool as Readonly<Record<string, unknown>>;
  return { name, description, inputSchema };
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
  const longest = Math.min(LONGEST, Math.max(SHORTEST, WIDTH - width - "  12,345,678  +1234 %  ".length));
  const lines = rows.map(({ label, tokens }, index) => {
    const bar = "█".repeat(Math.max(tokens > 0 ? 1 : 0, Math.round((tokens / most) * longest)));
    const difference = index === 0 ? "" : differenceFrom(direct, tokens);
    return `${label.padEnd(width)}  ${formatCount(tokens).padStart(10)}  ${difference.padStart(7)}  ${bar}`.trimEnd();
  });
  const saving = savingOf(direct, before);
  const verdict = saving > 0 ? texts.tokens_saving({ saving }) : texts.tokens_no_saving();
  return `${[texts.tokens_title(), "", ...lines, "", verdict].join("\n")}\n`;
}

/** In percent of what the servers would take directly; negative where it is more. */
function savingOf(direct: number, tokens: number): number {
  return direct === 0 ? 0 : Math.round((1 - tokens / direct) * 100);
}

function differenceFrom(direct: number, tokens: number): string {
  const difference = -savingOf(direct, tokens);
  if (direct === 0) return "";
  return texts.tokens_difference({ difference: difference > 0 ? `+${difference}` : `${difference || "-0"}` });
}

function toJson({ direct, before, toolboxes }: Figures): object {
  return {
    is_estimate: true,
    direct,
    before_opening: before,
    saving_percent: savingOf(direct, before),
    after_opening: toolboxes.map(({ toolbox, tokens, tools }) => ({
      toolbox,
      tools,
      tokens: before + tokens,
      saving_percent: savingOf(direct, before + tokens),
    })),
  };
}
