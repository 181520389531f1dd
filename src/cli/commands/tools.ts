import { show, type ToolInfo } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { suggestions } from "../../runtime/find-route.js";
import { createWorkbench } from "../../runtime/workbench.js";
import { workbenchError } from "../../runtime/workbench-error.js";
import { painter } from "../colours.js";
import { type CommandContext, FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { narrowConfig } from "../narrow-config.js";
import { openToolboxes } from "../open-toolboxes.js";
import { firstLine, signatureOf } from "../signature.js";
import { checkToolPath, findToolPath } from "../tool-path.js";
import { cut } from "../wrapped.js";

export const run: RunCommand = async (context) => {
  const { positionals, options, output, errors } = context;
  const [target] = positionals;
  if (target !== undefined) checkToolPath(target, 1);
  const { tools, isOne, isComplete } = await listTools(context, target);
  const search = typeof options["search"] === "string" ? options["search"].toLowerCase() : "";
  const found = tools.filter((tool) => matches(tool, search));
  const [first] = found;
  if (options["json"] === true) output.write(jsonText(isOne ? (first ?? null) : found));
  else if (first === undefined && !isComplete) return FAILED;
  else if (first === undefined) errors.write(`${texts.tools_none()}\n`);
  else output.write(isOne ? renderTool(context, first) : renderList(context, found));
  return isComplete ? OK : FAILED;
};

interface Listed {
  readonly tools: readonly ToolInfo[];
  /** Whether one tool was asked for by its name. */
  readonly isOne: boolean;
  readonly isComplete: boolean;
}

async function listTools(context: CommandContext, target: string | undefined): Promise<Listed> {
  const { config, secrets } = await configuration(context);
  const { toolbox, server, name } = findToolPath(target, config);
  const { environment } = context;
  await using workbench = createWorkbench({ config: narrowConfig(config, toolbox, server), secrets, environment });
  const wanted = toolbox === undefined ? workbench.toolboxes.map((one) => one.name) : [toolbox];
  const { results, isComplete } = await openToolboxes(workbench, wanted, context);
  const tools = results.flatMap((result) => result.tools);
  if (toolbox === undefined || server === undefined || name === undefined) return { tools, isOne: false, isComplete };
  const one = tools.find((tool) => tool.name === name);
  // A server that could not be started has been spoken of already.
  if (one === undefined && !isComplete) return { tools, isOne: true, isComplete };
  if (one === undefined) {
    const names = tools.map((tool) => tool.name);
    throw workbenchError("tool_not_found", { name, server, toolbox, ...suggestions(name, names) });
  }
  return { tools: [one], isOne: true, isComplete };
}

function matches({ name, title = "", description = "" }: ToolInfo, search: string): boolean {
  return `${name}\n${title}\n${description}`.toLowerCase().includes(search);
}

function renderList(context: CommandContext, tools: readonly ToolInfo[]): string {
  const paint = painter(context, context.output);
  const groups = new Map<string, ToolInfo[]>();
  for (const tool of tools) {
    const place = `${show(tool.toolbox)}/${show(tool.server)}`;
    groups.set(place, [...(groups.get(place) ?? []), tool]);
  }
  const blocks = [...groups].map(([place, group]) => {
    const lines = group.map((tool) => {
      const description = firstLine(tool.description);
      const shown = description === "" ? "" : `\n${paint("dim", cut(`      ${description}`, context.output))}`;
      return `  ${signatureOf(tool)}${shown}`;
    });
    return [paint("bold", place), ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

function renderTool(context: CommandContext, tool: ToolInfo): string {
  const paint = painter(context, context.output);
  const parts = [
    paint("bold", signatureOf(tool)),
    show((tool.description ?? "").trim()),
    JSON.stringify(tool.inputSchema, null, 2),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
