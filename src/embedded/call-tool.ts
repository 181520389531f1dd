import {
  type EmbeddedInputs,
  type EmbeddedOutputs,
  type EmbeddedToolName,
  embeddedInputs,
  embeddedTexts,
  embeddedTools,
} from "../generated/embedded-server.js";
import { formatIssues } from "../generated/issues.js";
import { formatJson, queryJson } from "./json.js";
import { Notes } from "./notes.js";
import { findInText, textStats } from "./text.js";
import { timeBetween, timeIn } from "./time.js";
import { ToolError } from "./tool-error.js";

export type Tools = {
  readonly [Name in EmbeddedToolName]: (input: EmbeddedInputs[Name]) => EmbeddedOutputs[Name];
};

export interface ToolResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent?: object;
  readonly isError?: true;
}

export function createTools(): Tools {
  const notes = new Notes();
  return {
    add_note: (input) => notes.add(input, new Date()),
    list_notes: (input) => notes.list(input),
    delete_note: (input) => notes.delete(input),
    current_time: (input) => timeIn(input, new Date()),
    time_between: timeBetween,
    text_stats: textStats,
    find_in_text: findInText,
    json_format: formatJson,
    json_query: queryJson,
  };
}

export function isToolName(name: string): name is EmbeddedToolName {
  return Object.hasOwn(embeddedTools, name);
}

/** What is wrong with the arguments, or in the tool itself, becomes a result that a model can read and act on. */
export function callTool<Name extends EmbeddedToolName>(tools: Tools, name: Name, input: unknown): ToolResult {
  const { check, fill } = embeddedInputs[name];
  const issues = check(input);
  if (issues.length > 0) {
    return failure(embeddedTexts.invalid_arguments({ tool: name, issues: formatIssues(issues) }));
  }
  try {
    return success(tools[name](fill(input)));
  } catch (error) {
    if (error instanceof ToolError) return failure(error.message);
    throw error;
  }
}

function success(output: string | object): ToolResult {
  if (typeof output === "string") return { content: [{ type: "text", text: output }] };
  return { content: [{ type: "text", text: JSON.stringify(output) }], structuredContent: output };
}

function failure(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}
