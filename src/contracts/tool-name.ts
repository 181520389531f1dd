import type { ToolIdentifier } from "../generated/tool-identifier.js";

const SEPARATOR = "__";

/**
 * Splits a string name of the days before identifiers, `toolbox__server__tool`, at its first two separators; the rest
 * is the tool's name and may itself contain `__`. Gives null for anything else. Nothing routes by such names.
 */
export function parseToolName(text: string): ToolIdentifier | null {
  const first = text.indexOf(SEPARATOR);
  const second = first === -1 ? -1 : text.indexOf(SEPARATOR, first + SEPARATOR.length);
  if (second === -1) return null;
  const toolbox = text.slice(0, first);
  const server = text.slice(first + SEPARATOR.length, second);
  const name = text.slice(second + SEPARATOR.length);
  return toolbox === "" || server === "" || name === "" ? null : { toolbox, server, name };
}

/** The same for a name whose toolbox is known, and may then itself contain `__`. */
export function parseToolNameWithin(toolbox: string, text: string): ToolIdentifier | null {
  const prefix = `${toolbox}${SEPARATOR}`;
  if (toolbox === "" || !text.startsWith(prefix)) return null;
  const end = text.indexOf(SEPARATOR, prefix.length);
  const server = end === -1 ? "" : text.slice(prefix.length, end);
  const name = end === -1 ? "" : text.slice(end + SEPARATOR.length);
  return server === "" || name === "" ? null : { toolbox, server, name };
}

/** The string name of an identifier, or null where it would not parse back to the same one. */
export function formatToolName({ toolbox, server, name }: ToolIdentifier): string | null {
  const text = [toolbox, server, name].join(SEPARATOR);
  const parsed = parseToolName(text);
  return parsed?.toolbox === toolbox && parsed.server === server && parsed.name === name ? text : null;
}

/** Whether a string name could also have come from other parts: a longer run of underscores hides where it was joined. */
export function isAmbiguousToolName(text: string): boolean {
  const parsed = parseToolName(text);
  return parsed !== null && (parsed.server.startsWith("_") || parsed.name.startsWith("_"));
}
