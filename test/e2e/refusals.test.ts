import { describe, expect, it } from "vitest";
import { fixture } from "../support/downstream.js";
import { at, startWorkbench, textOf } from "../support/workbench.js";

const CONFIG = {
  toolboxes: {
    dev: { description: "Development", mcpServers: { files: fixture({ only: "echo,pid" }), notes: fixture() } },
    web: { mcpServers: { pages: fixture() } },
  },
};

async function start() {
  const workbench = await startWorkbench({ config: CONFIG });
  await workbench.open("dev");
  return workbench;
}

describe("use_tool", () => {
  it.each([
    { input: {}, text: "Invalid tool invocation parameters: tool: Required" },
    {
      input: { tool: { toolbox: "", server: "", name: "" } },
      text: "Invalid tool invocation parameters: tool.toolbox: Toolbox name cannot be empty; tool.server: Server name cannot be empty; tool.name: Tool name cannot be empty",
    },
    {
      input: { tool: { toolbox: "dev", server: "files", name: 7 } },
      text: "Invalid tool invocation parameters: tool.name: Expected string, received number",
    },
    {
      input: { tool: at("files", "echo", "dev"), extra: 1 },
      text: "Invalid tool invocation parameters: Unrecognized key(s) in object: 'extra'",
    },
  ])("says what does not fit: $text", async ({ input, text }) => {
    const workbench = await start();
    const result = await workbench.call("use_tool", input);
    expect(result).toEqual({ content: [{ type: "text", text }], isError: true });
  });

  it("says that a toolbox is not open, and how to open it", async () => {
    const workbench = await start();
    const result = await workbench.use(at("pages", "echo", "web"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Error executing tool: Toolbox 'web' is not open\n/u);
    expect(textOf(result)).toContain('open_toolbox {"toolbox":"web"}');
  });

  it("says that a toolbox does not exist, with the nearest name", async () => {
    const workbench = await start();
    const result = await workbench.use(at("pages", "echo", "webb"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Error executing tool: Toolbox 'webb' is not open\n/u);
    expect(textOf(result)).toContain("Did you mean 'web'?");
  });

  it("says that a server does not exist, with the nearest name", async () => {
    const workbench = await start();
    const result = await workbench.use(at("file", "echo", "dev"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Error executing tool: Server 'file' not found in toolbox 'dev'\n/u);
    expect(textOf(result)).toContain("Did you mean 'files'?");
  });

  it("says that a tool does not exist, with the nearest name; case matters", async () => {
    const workbench = await start();
    const result = await workbench.use(at("files", "Echo", "dev"));
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(
      /^Error executing tool: Tool 'Echo' not found in server 'files' \(toolbox 'dev'\)\n/u,
    );
    expect(textOf(result)).toContain("Did you mean 'echo'?");
  });
});

describe("open_toolbox", () => {
  it("says what does not fit", async () => {
    const workbench = await start();
    const result = await workbench.call("open_toolbox", { toolbox: "" });
    const text = "Invalid parameters: toolbox: Toolbox name cannot be empty";
    expect(result).toEqual({ content: [{ type: "text", text }], isError: true });
  });

  it("says that a toolbox does not exist, with the nearest and the available names", async () => {
    const workbench = await start();
    const result = await workbench.openToolbox("deb");
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/^Toolbox 'deb' not found\n/u);
    expect(textOf(result)).toContain("Did you mean 'dev'?");
    expect(textOf(result)).toContain("Available toolboxes: dev, web.");
  });
});

describe("the protocol", () => {
  it("answers an unknown method with an error, and goes on", async () => {
    const workbench = await start();
    const { error } = await workbench.rpc.send("resources/list").answer;
    expect(error?.code).toBe(-32601);
    expect((await workbench.use(at("files", "echo", "dev"))).isError).not.toBe(true);
  });

  it("survives lines that are no messages", async () => {
    const workbench = await start();
    workbench.rpc.writeRaw('no json\n\n{}\nnull\n[]\n"text"\n{"jsonrpc":"2.0"}\n\r\n');
    expect((await workbench.use(at("files", "echo", "dev"))).isError).not.toBe(true);
  });
});
