import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text as readText } from "node:stream/consumers";
import { isObject, renderError, show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { formatSize } from "../../runtime/json-rpc.js";
import { createWorkbench, type ToolResult, type Workbench } from "../../runtime/workbench.js";
import { type CommandContext, FAILED, OK, type RunCommand, UsageError } from "../command.js";
import { configuration } from "../configuration.js";
import { LiveLine } from "../live-line.js";
import { narrowConfig } from "../narrow-config.js";
import { readObject, readValues } from "../read-values.js";
import { parseToolPath } from "../tool-path.js";

export const run: RunCommand = async (context) => {
  const { positionals, options, output, environment, log } = context;
  const { toolbox, server, name } = parseToolPath(positionals[0]);
  if (toolbox === undefined || server === undefined || name === undefined) {
    throw new UsageError(renderError("wrong_tool_path", { path: positionals[0] ?? "" }));
  }
  const { config, secrets } = await configuration(context);
  await using workbench = createWorkbench({ config: narrowConfig(config, toolbox, server), secrets, environment, log });
  const result = await call(context, workbench, { toolbox, server, name });
  const out = typeof options["out"] === "string" ? path.resolve(context.cwd, options["out"]) : undefined;
  const texts = await renderContent(result, out);
  output.write(options["json"] === true ? `${JSON.stringify(result, null, 2)}\n` : `${texts.join("\n")}\n`);
  return result.isError === true ? FAILED : OK;
};

async function call(
  { positionals, input, errors, signal }: CommandContext,
  workbench: Workbench,
  tool: { readonly toolbox: string; readonly server: string; readonly name: string },
): Promise<ToolResult> {
  const words = positionals.slice(1);
  const { tools } = await workbench.open(tool.toolbox, { signal });
  const found = tools.find(({ server, name }) => server === tool.server && name === tool.name);
  const args =
    words.length === 1 && words[0] === "-" ? readObject(await readText(input)) : readValues(words, found?.inputSchema);
  const line = new LiveLine(errors);
  try {
    return await workbench.use(
      { tool, arguments: args },
      {
        signal,
        onProgress: ({ progress, total, message = "" }) =>
          line.show(show(`${progress}${total === undefined ? "" : `/${total}`} ${message}`)),
      },
    );
  } finally {
    line.clear();
  }
}

/** Text as it is, and a line for everything else; what is binary goes to the file, if one is given. */
async function renderContent(
  { content = [], structuredContent }: ToolResult,
  out: string | undefined,
): Promise<readonly string[]> {
  const lines: string[] = [];
  let files = 0;
  for (const part of content) {
    const blob = blobOf(part);
    if (blob === undefined) {
      lines.push(textOf(part));
      continue;
    }
    const bytes = Buffer.from(blob.data, "base64");
    const size = formatSize(bytes.length);
    if (out === undefined) {
      lines.push(texts.call_blob({ type: blob.type, size }));
      continue;
    }
    const file = files++ === 0 ? out : numbered(out, files);
    await writeFile(file, bytes);
    lines.push(texts.call_blob_written({ type: blob.type, size, file }));
  }
  if (content.length === 0 && structuredContent !== undefined) lines.push(JSON.stringify(structuredContent, null, 2));
  return lines;
}

function blobOf(part: unknown): { readonly data: string; readonly type: string } | undefined {
  if (!isObject(part)) return undefined;
  const holder = part["type"] === "resource" && isObject(part["resource"]) ? part["resource"] : part;
  const data = holder["data"] ?? holder["blob"];
  return typeof data === "string"
    ? { data, type: typeof holder["mimeType"] === "string" ? holder["mimeType"] : "-" }
    : undefined;
}

function textOf(part: unknown): string {
  if (!isObject(part)) return JSON.stringify(part);
  if (part["type"] === "text" && typeof part["text"] === "string") return show(part["text"]);
  const { resource } = part;
  if (isObject(resource) && typeof resource["text"] === "string") return show(resource["text"]);
  return JSON.stringify(part);
}

function numbered(file: string, index: number): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${index}${ext}`);
}
