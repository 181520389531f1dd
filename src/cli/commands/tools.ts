import { type OpenToolboxResult, show, type ToolInfo } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { suggestions } from "../../runtime/find-route.js";
import { createWorkbench } from "../../runtime/workbench.js";
import { reasonOf, workbenchError } from "../../runtime/workbench-error.js";
import { painter } from "../colours.js";
import { type CommandContext, FAILED, OK, type RunCommand } from "../command.js";
import { configuration } from "../configuration.js";
import { narrowConfig } from "../narrow-config.js";
import { firstLine, signatureOf } from "../signature.js";
import { parseToolPath, type ToolPath } from "../tool-path.js";

export const run: RunCommand = async (context) => {
  const { positionals, options, output } = context;
  const path = parseToolPath(positionals[0]);
  const { tools, isComplete } = await listTools(context, path);
  const search = typeof options["search"] === "string" ? options["search"].toLowerCase() : "";
  const found = tools.filter((tool) => matches(tool, search));
  if (path.name !== undefined)
    output.write(options["json"] === true ? jsonText(found[0]) : renderTool(context, found[0] as ToolInfo));
  else if (options["json"] === true) output.write(jsonText(found));
  else output.write(found.length === 0 ? `${texts.tools_none()}\n` : renderList(context, found));
  return isComplete ? OK : FAILED;
};

async function listTools(
  context: CommandContext,
  path: ToolPath,
): Promise<{ tools: readonly ToolInfo[]; isComplete: boolean }> {
  const { environment, signal, log } = context;
  const { config, secrets } = await configuration(context);
  const { toolbox, server, name } = path;
  await using workbench = createWorkbench({ config: narrowConfig(config, toolbox, server), secrets, environment });
  const wanted = toolbox === undefined ? workbench.toolboxes.map((one) => one.name) : [toolbox];
  const results = await Promise.all(
    wanted.map((one) =>
      workbench.open(one, { signal }).catch((error: unknown): OpenToolboxResult | undefined => {
        if (toolbox !== undefined) throw error;
        log(reasonOf(error));
        return undefined;
      }),
    ),
  );
  const opened = results.filter((result) => result !== undefined);
  for (const { error } of opened.flatMap(({ servers_failed = [] }) => servers_failed)) log(error);
  const isComplete =
    opened.length === wanted.length && opened.every(({ servers_failed }) => servers_failed === undefined);
  const all = opened.flatMap(({ tools }) => tools);
  const ofServer = server === undefined ? all : all.filter((tool) => tool.server === server);
  if (toolbox !== undefined && server !== undefined)
    requireServer(config.toolboxes[toolbox]?.mcpServers ?? {}, toolbox, server);
  if (toolbox === undefined || server === undefined || name === undefined) return { tools: ofServer, isComplete };
  const one = ofServer.find((tool) => tool.name === name);
  if (one === undefined) {
    const names = ofServer.map((tool) => tool.name);
    throw workbenchError("tool_not_found", { name, server, toolbox, ...suggestions(name, names) });
  }
  return { tools: [one], isComplete };
}

function requireServer(servers: object, toolbox: string, server: string): void {
  if (Object.hasOwn(servers, server)) return;
  throw workbenchError("server_not_found", { server, toolbox, ...suggestions(server, Object.keys(servers)) });
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
    const lines = group.map((tool) =>
      `  ${signatureOf(tool)}\n${paint("dim", `      ${firstLine(tool.description)}`)}`.trimEnd(),
    );
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
