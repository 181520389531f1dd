import path from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument } from "../support/documents.js";
import { ROOT } from "../support/root.js";
import { inFolder, runBin } from "../support/run-bin.js";

const toolbox = (name: string, ...args: readonly string[]) => {
  const file = path.join(ROOT, `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`);
  return { mcpServers: { [name]: { command: process.execPath, args: [file, ...args] } } };
};

/** A reference server in a toolbox each, as the README says. */
const CONFIG = {
  toolboxes: {
    files: { description: "Read and write files", ...toolbox("filesystem", ".") },
    memory: { description: "Remember facts about people and projects", ...toolbox("memory") },
    everything: { description: "Try out what a server can do", ...toolbox("everything") },
  },
};

interface Figures {
  readonly direct: number;
  readonly before_opening: number;
  readonly saving_percent: number;
  readonly after_opening: readonly {
    readonly toolbox: string;
    readonly tokens: number;
    readonly saving_percent: number;
  }[];
}

describe("the tokens in the README", () => {
  it("are what the command measures", async () => {
    await inFolder(CONFIG, async (cwd) => {
      const figures = JSON.parse((await runBin(["tokens", "--json"], { cwd })).stdout) as Figures;
      const row = (label: string, tokens: number, saving?: number) =>
        `| ${label} | ${tokens.toLocaleString("en-US")} | ${saving === undefined ? "" : `${saving} % less `}|`;
      const { text } = await readDocument("README.md");
      expect(text).toContain(
        [
          row("all three servers connected directly", figures.direct),
          row("the workbench, nothing opened", figures.before_opening, figures.saving_percent),
          ...figures.after_opening.map((opened) =>
            row(`the workbench, \`${opened.toolbox}\` opened`, opened.tokens, opened.saving_percent),
          ),
        ].join("\n"),
      );
    });
  });
});
