import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isOpenToolboxResult } from "../../src/generated/validators.js";
import { oneToolbox, realServer } from "../support/downstream.js";
import { temporaryFile, temporaryFolder } from "../support/temporary.js";
import { timed } from "../support/timing.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

function config(folder: string, memoryFile: string): object {
  return oneToolbox({
    everything: realServer("everything"),
    filesystem: realServer("filesystem", folder),
    memory: { ...realServer("memory"), env: { MEMORY_FILE_PATH: memoryFile } },
  });
}

describe("the published reference servers", () => {
  it("are opened side by side, and each can be used", async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "hello.txt"), "Hello from a file");
    const workbench = await startWorkbench({ config: config(folder, temporaryFile("memory.json")) });

    const result = await timed("opening three real servers", workbench.open());
    expect(result).toMatchObject({ toolbox: "box", description: "For tests", servers_connected: 3 });
    expect(result.servers_failed).toBeUndefined();
    expect(isOpenToolboxResult(result)).toBe(true);
    expect(new Set(result.tools.map((tool) => tool.server))).toEqual(new Set(["everything", "filesystem", "memory"]));

    const sum = await workbench.use(at("everything", "get-sum"), { a: 2, b: 40 });
    expect(textOf(sum)).toContain("42");
    const file = await workbench.use(at("filesystem", "read_text_file"), { path: path.join(folder, "hello.txt") });
    expect(textOf(file)).toBe("Hello from a file");
    const entity = { name: "Ada", entityType: "person", observations: ["wrote programs"] };
    await workbench.use(at("memory", "create_entities"), { entities: [entity] });
    const graph = await workbench.use(at("memory", "read_graph"));
    expect(graph.structuredContent).toEqual({ entities: [entity], relations: [] });
  });

  it("give the listing as compact JSON text and as structured content", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ everything: realServer("everything") }) });
    const result = await workbench.openToolbox("box");
    expect(result.isError).not.toBe(true);
    expect(result.content).toHaveLength(1);
    expect(textOf(result)).toBe(JSON.stringify(result.structuredContent));
  });

  it("report their own errors as they are", async () => {
    const folder = temporaryFolder();
    const workbench = await startWorkbench({ config: oneToolbox({ filesystem: realServer("filesystem", folder) }) });
    await workbench.open();
    const result = await workbench.use(at("filesystem", "read_text_file"), { path: "/etc/hosts" });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain("Access denied");
  });

  it("report progress under the client's token", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ everything: realServer("everything") }) });
    await workbench.open();
    const tool = at("everything", "trigger-long-running-operation");
    await workbench.use(tool, { duration: 0.3, steps: 3 }, { progressToken: "mine" });
    const progress = workbench.rpc.received("notifications/progress");
    expect(progress.map((params) => params["progressToken"])).toEqual(["mine", "mine", "mine"]);
  });
});
