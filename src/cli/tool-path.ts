import { renderError } from "../generated/index.js";
import { UsageError } from "./command.js";

export interface ToolPath {
  readonly toolbox?: string;
  readonly server?: string;
  readonly name?: string;
}

/** `TOOLBOX[/SERVER[/NAME]]`; a tool's name may itself contain slashes. */
export function parseToolPath(text: string | undefined): ToolPath {
  if (text === undefined) return {};
  const [toolbox = "", server, ...rest] = text.split("/");
  const name = rest.length === 0 ? undefined : rest.join("/");
  if (toolbox === "" || server === "" || name === "")
    throw new UsageError(renderError("wrong_tool_path", { path: text }));
  return { toolbox, ...(server === undefined ? {} : { server }), ...(name === undefined ? {} : { name }) };
}
