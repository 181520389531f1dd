import { describe, expect, it } from "vitest";
import { fixture } from "../support/downstream.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const ODD = [
  "constructor",
  "toString",
  "a b",
  "bell\u0007 escape\u001b[31m bidi\u202e",
  "Größe 😀",
  "a__b__c",
  "'quoted'",
  "{x}",
];
const CONTROL = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

function config(): object {
  const boxes = ODD.map((name) => [
    name,
    { description: `About ${name}`, mcpServers: { [name]: fixture({ id: name, only: "echo" }) } },
  ]);
  return { toolboxes: Object.fromEntries(boxes) as object };
}

describe("odd names of toolboxes and servers", () => {
  it("work as any other, and stay exact", async () => {
    const workbench = await startWorkbench({ config: config() });
    for (const name of ODD) {
      const listing = await workbench.open(name);
      expect(listing).toMatchObject({ toolbox: name, tools: [{ toolbox: name, server: name, name: "echo" }] });
      const { structuredContent } = await workbench.use(at(name, "echo", name));
      expect(structuredContent).toMatchObject({ server: name });
    }
  });

  it.each(["__proto__", "prototype", "hasOwnProperty", "valueOf", "\u0000", "\u202eevil"])(
    "are not found where they are not there: %j",
    async (name) => {
      const workbench = await startWorkbench({ config: config() });
      const opened = await workbench.openToolbox(name);
      expect(opened.isError).toBe(true);
      expect(textOf(opened)).toMatch(/^Toolbox '.*' not found\n/u);
      const notOpen = await workbench.use(at("a b", "echo", name));
      expect(textOf(notOpen)).toMatch(/^Error executing tool: Toolbox '.*' is not open/u);
      await workbench.open("a b");
      const noServer = await workbench.use(at(name, "echo", "a b"));
      expect(textOf(noServer)).toMatch(/^Error executing tool: Server '.*' not found in toolbox 'a b'/u);
      const noTool = await workbench.use(at("a b", name, "a b"));
      expect(textOf(noTool)).toMatch(/^Error executing tool: Tool '.*' not found in server 'a b' \(toolbox 'a b'\)/u);
      for (const result of [opened, notOpen, noServer, noTool]) expect(textOf(result)).not.toMatch(CONTROL);
    },
  );

  it("are escaped in every text that the workbench writes", async () => {
    const workbench = await startWorkbench({ config: config() });
    const { tools } = await workbench.rpc.request("tools/list");
    for (const text of [
      workbench.instructions,
      ...(tools as { description: string }[]).map((tool) => tool.description),
    ]) {
      expect(text).not.toMatch(CONTROL);
    }
    await workbench.close();
    expect(workbench.stderr).not.toMatch(CONTROL);
  });
});
