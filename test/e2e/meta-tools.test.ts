import { describe, expect, it } from "vitest";
import { metaTools, parseOpenToolbox, parseUseTool } from "../../src/contracts/index.js";
import { fixture } from "../support/downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { startWorkbench, type Workbench } from "../support/workbench.js";

interface ListedTool extends Json {
  readonly name: string;
  readonly description: string;
}

async function listTools(workbench: Workbench): Promise<readonly ListedTool[]> {
  const { tools } = await workbench.rpc.request("tools/list");
  return tools as ListedTool[];
}

function manyToolboxes(count: number, description: string): Json {
  const names = Array.from({ length: count }, (_, index) => `toolbox-number-${index}`);
  return { toolboxes: Object.fromEntries(names.map((name) => [name, { description, mcpServers: { a: fixture() } }])) };
}

/** The texts in which a model reads what there is. */
async function textsFor(config: Json): Promise<{ readonly [text: string]: string }> {
  const workbench = await startWorkbench({ config });
  const [openToolbox] = await listTools(workbench);
  return { instructions: workbench.instructions, description: openToolbox?.description ?? "" };
}

const TWO_TOOLBOXES = {
  toolboxes: {
    dev: { description: "Files and notes", mcpServers: { files: fixture(), notes: fixture() } },
    web: { description: "Pages", mcpServers: { pages: fixture() } },
  },
};

describe("tools/list", () => {
  it("gives exactly the two meta-tools, with the published schemas and annotations", async () => {
    const workbench = await startWorkbench({ config: TWO_TOOLBOXES });
    const tools = await listTools(workbench);
    const { open_toolbox, use_tool } = metaTools;
    expect(tools).toEqual([
      { ...open_toolbox, description: expect.any(String) as string },
      { ...use_tool, description: use_tool.description() },
    ]);
  });

  it("stays the same when a toolbox is opened", async () => {
    const workbench = await startWorkbench({ config: TWO_TOOLBOXES });
    const before = await listTools(workbench);
    await workbench.open("dev");
    expect(await listTools(workbench)).toEqual(before);
    expect(workbench.rpc.received("notifications/tools/list_changed")).toEqual([]);
  });
});

describe("the texts that a model reads", () => {
  it.each(["instructions", "description"])("list each toolbox with its description and servers: %s", async (text) => {
    const texts = await textsFor(TWO_TOOLBOXES);
    expect(texts[text]).toContain("- dev (2 servers): Files and notes");
    expect(texts[text]).toContain("- web (1 server): Pages");
  });

  it("show an example call that is itself valid", async () => {
    const texts = await textsFor(TWO_TOOLBOXES);
    expect(exampleCalls(texts["instructions"] ?? "").length).toBeGreaterThan(0);
    expect(exampleCalls(texts["description"] ?? "").length).toBeGreaterThan(0);
  });

  it("stay under 2 KB with ten toolboxes of long descriptions, and name all ten", async () => {
    const texts = await textsFor(manyToolboxes(10, "A very long description, with ümlauts. ".repeat(20)));
    for (const text of Object.values(texts)) {
      expect(Buffer.byteLength(text)).toBeLessThan(2048);
      expect(text.match(/toolbox-number-\d+/gu)).toHaveLength(10);
    }
  });

  it("stay under 2 KB with 60 toolboxes, and say how many are left out", async () => {
    const texts = await textsFor(manyToolboxes(60, "A long description of what this toolbox is good for. ".repeat(4)));
    for (const text of Object.values(texts)) {
      expect(Buffer.byteLength(text)).toBeLessThan(2048);
      const shown = text.match(/toolbox-number-\d+/gu)?.length ?? 0;
      expect(shown).toBeGreaterThan(0);
      expect(text).toContain(`- and ${60 - shown} more`);
    }
  });
});

/** The JSON in a text that is a valid input of one of the meta-tools; what is no valid one fails. */
function exampleCalls(text: string): readonly unknown[] {
  const candidates = text.split("\n").flatMap((line) => line.match(/\{".*\}/u) ?? []);
  return candidates.map((candidate) => {
    const value: unknown = JSON.parse(candidate);
    expect(parseUseTool(value).ok || parseOpenToolbox(value).ok, candidate).toBe(true);
    return value;
  });
}
