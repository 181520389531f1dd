import { metaToolNames, metaTools, metaToolTexts, show } from "../generated/index.js";
import type { ToolboxSummary } from "./workbench.js";

/** Clients cut descriptions and instructions at about 2 KB. */
export const LONGEST_TEXT = 2 * 1024 - 1;

/** Lengths that descriptions are cut to, one after the other, until all toolboxes fit. */
const LENGTHS = [400, 200, 100, 60, 40];

/** The two tools that a model sees, as `tools/list` gives them. They never change while the server runs. */
export function describeMetaTools(toolboxes: readonly ToolboxSummary[]): readonly object[] {
  return metaToolNames.map((name) => {
    if (name === "use_tool") return { ...metaTools.use_tool, description: metaTools.use_tool.description() };
    const description = withToolboxes(toolboxes, (list) => metaTools.open_toolbox.description({ toolboxes: list }));
    return { ...metaTools.open_toolbox, description };
  });
}

export function describeServer(toolboxes: readonly ToolboxSummary[]): string {
  return withToolboxes(toolboxes, (list) => metaToolTexts.instructions({ toolboxes: list }));
}

/** A text with the list of toolboxes in it: shorter descriptions first, then fewer toolboxes and the number left out. */
export function withToolboxes(toolboxes: readonly ToolboxSummary[], render: (list: string) => string): string {
  for (const length of LENGTHS) {
    const text = render(toolboxes.map((toolbox) => toolboxLine(toolbox, length)).join("\n"));
    if (Buffer.byteLength(text) <= LONGEST_TEXT) return text;
  }
  const lines = toolboxes.map((toolbox) => toolboxLine(toolbox, LENGTHS.at(-1) ?? 0));
  for (let count = lines.length - 1; ; count--) {
    const leftOut = metaToolTexts.toolboxes_left_out({ count: lines.length - count });
    const text = render([...lines.slice(0, count), leftOut].join("\n"));
    if (Buffer.byteLength(text) <= LONGEST_TEXT || count === 0) return text;
  }
}

function toolboxLine({ name, description, servers }: ToolboxSummary, length: number): string {
  const count = servers === 1 ? metaToolTexts.server_count_one() : metaToolTexts.server_count({ count: servers });
  return metaToolTexts.toolbox_line({
    toolbox: name,
    servers: count,
    description: shortened(show(description), length),
  });
}

function shortened(text: string, length: number): string {
  const oneLine = text.replace(/\s+/gu, " ").trim();
  const characters = Array.from(oneLine);
  return characters.length <= length
    ? oneLine
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
