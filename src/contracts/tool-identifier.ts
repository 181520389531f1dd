import { renderError } from "../generated/errors.js";
import { formatIssues } from "../generated/issues.js";
import type { ToolIdentifier } from "../generated/tool-identifier.js";
import { checkToolIdentifier } from "../generated/validators.js";
import type { ParseResult } from "./parse-result.js";

/** Builds an identifier, for clients that put one together from parts of their own. */
export function createToolIdentifier(toolbox: string, server: string, name: string): ParseResult<ToolIdentifier> {
  const value = { toolbox, server, name };
  const issues = checkToolIdentifier(value);
  if (issues.length === 0) return { ok: true, value };
  const empty = Object.entries(value).find(([, part]) => part === "");
  const code = empty === undefined ? "invalid_use_tool_input" : "invalid_tool_identifier";
  const message =
    empty === undefined
      ? renderError("invalid_use_tool_input", { issues: formatIssues(issues) })
      : renderError("invalid_tool_identifier", { field: empty[0] });
  return { ok: false, error: { code, message, issues } };
}
