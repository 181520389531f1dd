import { describe, expect, it } from "vitest";
import { parseWorkbenchConfig } from "../../src/contracts/index.js";

function linesOf(config: unknown): readonly string[] {
  const result = parseWorkbenchConfig(config);
  return result.ok ? [] : result.error.message.split("\n");
}

function withServer(server: unknown): unknown {
  return { toolboxes: { dev: { mcpServers: { a: server } } } };
}

describe("parseWorkbenchConfig", () => {
  it("fills in what is not given", () => {
    const result = parseWorkbenchConfig({
      toolboxes: { dev: { mcpServers: { a: { command: "x" }, b: { url: "https://example.com" } } } },
    });
    const common = { toolFilters: ["*"], timeout: 60_000, connectTimeout: 30_000, disabled: false };
    expect(result.ok && result.value).toEqual({
      toolboxes: {
        dev: {
          description: "",
          mcpServers: {
            a: { command: "x", args: [], env: {}, inheritEnv: false, ...common },
            b: { url: "https://example.com", headers: {}, ...common },
          },
        },
      },
    });
  });

  it("names every fault at once", () => {
    expect(
      linesOf({ toolboxs: {}, toolboxes: { dev: { mcpServers: { "my server": { command: 7 } } }, ops: {} } }),
    ).toEqual([
      "Invalid configuration: toolboxes.dev.mcpServers[\"my server\"].command: Expected string, received number; toolboxes.ops.mcpServers: Required; Unrecognized key(s) in object: 'toolboxs'",
    ]);
  });

  it.each([
    ["neither", {}],
    ["both", { command: "x", url: "https://example.com" }],
  ])("does not guess the kind of a server that has %s of command and url", (_, server) => {
    expect(linesOf(withServer(server))).toEqual([
      "Invalid configuration: toolboxes.dev.mcpServers.a: Expected either 'command' (a stdio server) or 'url' (an HTTP server)",
    ]);
  });

  it.each([
    ['{"toolboxes":{"":{"mcpServers":{}}}}', 'toolboxes[""]: Toolbox name cannot be empty'],
    ['{"toolboxes":{"dev":{"mcpServers":{"":{}}}}}', 'toolboxes.dev.mcpServers[""]: Server name cannot be empty'],
    [
      '{"toolboxes":{"__proto__":{"mcpServers":{}}}}',
      "toolboxes.__proto__: This name is reserved and cannot be used as a key",
    ],
    [
      '{"toolboxes":{"dev":{"mcpServers":{"a":{"command":"x","env":{"":"1"}}}}}}',
      'toolboxes.dev.mcpServers.a.env[""]: Variable name cannot be empty',
    ],
    [
      '{"toolboxes":{"dev":{"mcpServers":{"a":{"url":"http://x","headers":{"":"1"}}}}}}',
      'toolboxes.dev.mcpServers.a.headers[""]: Header name cannot be empty',
    ],
  ])("refuses the key in %s", (json, issue) => {
    expect(linesOf(JSON.parse(json))).toEqual([`Invalid configuration: ${issue}`]);
  });

  it("accepts proxy mode with a note", () => {
    const result = parseWorkbenchConfig({ toolMode: "proxy", toolboxes: {} });
    expect(result.ok && result.migration?.changes.map(({ guidance }) => guidance)).toEqual([
      "Proxy mode is the only mode since 0.10.0. 'toolMode' is ignored; remove it.",
    ]);
  });

  it("refuses dynamic mode and says what became of it", () => {
    expect(linesOf({ toolMode: "dynamic", toolboxes: {} })).toEqual([
      "Invalid configuration: Unrecognized key(s) in object: 'toolMode'",
      "Dynamic mode ended in 0.10.0: tools are always called through 'use_tool'. Remove 'toolMode'.",
    ]);
  });

  it("takes any other mode for an unknown key", () => {
    expect(linesOf({ toolMode: "turbo", toolboxes: {} })).toEqual([
      "Invalid configuration: Unrecognized key(s) in object: 'toolMode'",
    ]);
  });

  it("names each server list with its path, and keeps secrets out of the text", () => {
    const list = [{ name: "notes", command: "notes-server", env: { TOKEN: "s3cr3t" } }];
    const config = { toolboxes: { dev: { mcp_servers: list }, "my ops": { mcp_servers: [] } } };
    const result = parseWorkbenchConfig(config);
    const text =
      "The list 'mcp_servers' was replaced by the object 'mcpServers', with the servers' names as its keys, in 0.10.0.";
    expect(linesOf(config).slice(1)).toEqual([
      `toolboxes.dev.mcp_servers: ${text}`,
      `toolboxes["my ops"].mcp_servers: ${text}`,
    ]);
    expect(linesOf(config).join()).not.toContain("s3cr3t");
    expect(result.ok ? undefined : result.error.migration?.rewritten).toEqual({
      toolboxes: {
        dev: { mcpServers: { notes: { command: "notes-server", env: { TOKEN: "s3cr3t" } } } },
        "my ops": { mcpServers: {} },
      },
    });
  });

  it("gives the reason when a rewritten server would still not fit", () => {
    const result = parseWorkbenchConfig({ toolboxes: { dev: { mcp_servers: [{ name: "a", cmd: "x" }] } } });
    expect(result.ok ? undefined : result.error.migration?.reason).toMatch(
      /^it would still not fit: toolboxes\.dev\.mcpServers\.a/u,
    );
  });

  it("does not merge a server list with an object of servers", () => {
    const result = parseWorkbenchConfig({ toolboxes: { dev: { mcp_servers: [], mcpServers: {} } } });
    expect(result.ok ? undefined : result.error.migration?.reason).toBe(
      "'mcp_servers' and 'mcpServers' are both given and differ",
    );
  });

  it("escapes what a toolbox's name hides", () => {
    expect(linesOf({ toolboxes: { "a\u202e\u001b[31m": { mcp_servers: [] } } })[1]).toMatch(
      /^toolboxes\["a\\u202e\\u001b\[31m"\]\.mcp_servers: /u,
    );
  });
});
