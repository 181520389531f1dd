import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text as readText } from "node:stream/consumers";
import { isObject, renderError, show } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { formatSize } from "../../runtime/json-rpc.js";
import { systemProblem } from "../../runtime/system-problem.js";
import { createWorkbench, type ToolResult, type Workbench } from "../../runtime/workbench.js";
import { workbenchError } from "../../runtime/workbench-error.js";
import { type CommandContext, FAILED, OK, type RunCommand, UsageError } from "../command.js";
import { configuration } from "../configuration.js";
import { LiveLine } from "../live-line.js";
import { narrowConfig } from "../narrow-config.js";
import { readObject, readValues } from "../read-values.js";
import { checkToolPath, findToolPath } from "../tool-path.js";

export const run: RunCommand = async (context) => {
  const { positionals, options, environment, log } = context;
  const [target] = positionals;
  if (target === undefined) throw new UsageError(renderError("tool_path_missing", {}));
  checkToolPath(target, 3);
  const { config, secrets } = await configuration(context);
  const { toolbox, server, name } = findToolPath(target, config);
  if (toolbox === undefined || server === undefined || name === undefined)
    throw new UsageError(renderError("wrong_tool_path", { path: target, list: `mcp-workbench tools "${target}"` }));
  await using workbench = createWorkbench({ config: narrowConfig(config, toolbox, server), secrets, environment, log });
  const result = await call(context, workbench, { toolbox, server, name });
  const out = typeof options["out"] === "string" ? path.resolve(context.cwd, options["out"]) : undefined;
  await writeResult(context, result, out);
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
  const isFromInput = words.length === 1 && words[0] === "-";
  const args = isFromInput ? readObject(await readInput(input, signal)) : readValues(words, found?.inputSchema);
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

/** Somebody who types must be able to give up. */
async function readInput(input: NodeJS.ReadStream, signal: AbortSignal): Promise<string> {
  const giveUp = () => input.destroy();
  signal.addEventListener("abort", giveUp);
  const text = await readText(input);
  signal.removeEventListener("abort", giveUp);
  signal.throwIfAborted();
  return text;
}

/** The result to stdout, as JSON or as text; what is binary to the file, if one is given. Remarks go to stderr. */
async function writeResult(
  { options, output, errors }: CommandContext,
  result: ToolResult,
  out: string | undefined,
): Promise<void> {
  const isJson = options["json"] === true;
  const { content = [], structuredContent } = result;
  if (isJson) output.write(`${JSON.stringify(result, null, 2)}\n`);
  const [text, note] = [
    (line: string) => isJson || output.write(`${output.isTTY ? show(line.replaceAll("\r\n", "\n")) : line}\n`),
    (line: string) => errors.write(`${line}\n`),
  ];
  let files = 0;
  for (const part of content) {
    const blob = blobOf(part);
    if (blob === undefined) {
      text(textOf(part));
      continue;
    }
    const bytes = Buffer.from(blob.data, "base64");
    const size = formatSize(bytes.length);
    if (out === undefined) {
      if (!isJson) note(texts.call_blob({ type: show(blob.type), size }));
      continue;
    }
    const file = files++ === 0 ? out : numbered(out, files);
    await writeFile(file, bytes).catch((error: unknown) => {
      throw workbenchError("result_unwritable", { file, problem: systemProblem(error, "writing") }, { cause: error });
    });
    note(texts.call_blob_written({ type: show(blob.type), size, file }));
  }
  if (content.length === 0 && structuredContent !== undefined) text(JSON.stringify(structuredContent, null, 2));
  else if (content.length === 0 && !isJson) note(texts.call_nothing());
  if (out !== undefined && files === 0) note(texts.call_no_blob({ file: out }));
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
  if (part["type"] === "text" && typeof part["text"] === "string") return part["text"];
  const { resource } = part;
  if (isObject(resource) && typeof resource["text"] === "string") return resource["text"];
  return JSON.stringify(part);
}

function numbered(file: string, index: number): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${index}${ext}`);
}
