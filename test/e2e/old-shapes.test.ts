import { describe, expect, it } from "vitest";
import { fixture } from "../support/downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { startWorkbench, textOf } from "../support/workbench.js";

const CONFIG = { toolboxes: { dev: { mcpServers: { filesystem: fixture({ only: "echo,pid" }) } } } };
const CALL = { tool: { toolbox: "dev", server: "filesystem", name: "echo" }, arguments: { path: "/a" } };

async function start() {
  const workbench = await startWorkbench({ config: CONFIG });
  await workbench.open("dev");
  return workbench;
}

/** The last line of a refusal holds the caller's own call, ready to be sent. */
function rewrittenCall(text: string): Json {
  const [, call] = /Call it like this: (\{.*\})$/u.exec(text) ?? [];
  if (call === undefined) throw new Error(`No rewritten call in: ${text}`);
  return JSON.parse(call) as Json;
}

const OLD_USES: { readonly [title: string]: { readonly input: unknown; readonly says: string } } = {
  "the identifier key tool": {
    input: { tool: { toolbox: "dev", server: "filesystem", tool: "echo" }, arguments: { path: "/a" } },
    says: "renamed to 'name' in 0.13.0",
  },
  "toolbox_name and tool_name": {
    input: { toolbox_name: "dev", tool_name: "dev__filesystem__echo", arguments: { path: "/a" } },
    says: "in 0.11.0",
  },
  "arguments as JSON text": { input: { ...CALL, arguments: '{"path":"/a"}' }, says: "never a JSON string" },
  "tool as JSON text": { input: { ...CALL, tool: JSON.stringify(CALL.tool) }, says: "never a JSON string" },
  "tool as one string": { input: { ...CALL, tool: "dev__filesystem__echo" }, says: "never one string" },
};

describe("use_tool in an old shape", () => {
  it.each(Object.entries(OLD_USES))("is refused with the call rewritten, which then works: %s", async (_, old) => {
    const workbench = await start();
    const refused = await workbench.call("use_tool", old.input);
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toMatch(/^Invalid tool invocation parameters: /u);
    expect(textOf(refused)).toContain(old.says);
    expect(rewrittenCall(textOf(refused))).toEqual(CALL);
    const again = await workbench.call("use_tool", rewrittenCall(textOf(refused)));
    expect(again.structuredContent).toMatchObject({ name: "echo", arguments: { path: "/a" } });
  });

  it("is refused without a rewritten call where that would be a guess", async () => {
    const workbench = await start();
    const refused = await workbench.call("use_tool", { toolbox_name: "dev", tool_name: "dev__filesystem_echo" });
    expect(refused.isError).toBe(true);
    const format = "Invalid tool name format. Expected format: {toolbox}__{server}__{tool}";
    expect(textOf(refused)).toContain(format);
    expect(textOf(refused)).not.toContain("Call it like this");
  });
});

describe("a call of a tool that was renamed", () => {
  it.each([
    {
      name: "workbench_open_toolbox",
      input: { toolbox_name: "dev" },
      becomes: { name: "open_toolbox", arguments: { toolbox: "dev" } },
    },
    { name: "workbench_use_tool", input: CALL, becomes: { name: "use_tool", arguments: CALL } },
    { name: "dev__filesystem__echo", input: { path: "/a" }, becomes: { name: "use_tool", arguments: CALL } },
  ])("is refused with the call rewritten: $name", async ({ name, input, becomes }) => {
    const workbench = await start();
    const refused = await workbench.call(name, input);
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toMatch(new RegExp(`^Unknown tool: '${name}'`, "u"));
    expect(rewrittenCall(textOf(refused))).toEqual(becomes);
  });

  it("is refused with the names of both tools where nothing is known of it", async () => {
    const workbench = await start();
    const refused = await workbench.call("nonsense", {});
    expect(refused.isError).toBe(true);
    expect(textOf(refused)).toBe("Unknown tool: 'nonsense'\nThis server has two tools: open_toolbox, use_tool.");
  });
});

describe("open_toolbox with toolbox_name", () => {
  it("is accepted and noted in the log", async () => {
    const workbench = await startWorkbench({ config: CONFIG });
    const result = await workbench.call("open_toolbox", { toolbox_name: "dev" });
    expect(result.structuredContent).toMatchObject({ toolbox: "dev", servers_connected: 1 });
    await expect.poll(() => workbench.stderr).toContain("'toolbox_name' was renamed to 'toolbox' in 0.12.0");
  });
});
