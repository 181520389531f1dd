import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeBlocks, readDocument } from "../support/documents.js";
import { type InstalledPackage, installPackage, removePackage } from "../support/installed-package.js";
import { ROOT } from "../support/root.js";

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => removePackage(installed));

const blocks = codeBlocks(await readDocument("README.md"));

function blockWith(text: string): string {
  const found = blocks.find(({ code }) => code.includes(text));
  if (found === undefined) throw new Error(`the README shows nothing with ${text}`);
  return found.code;
}

/** What the README shows, with the servers that it names started from here: npx would ask the network for them. */
function readmeConfig(): string {
  const reference = (name: string) =>
    JSON.stringify(path.join(ROOT, `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`));
  return blockWith('"toolboxes"')
    .replaceAll('"command": "npx"', `"command": ${JSON.stringify(process.execPath)}`)
    .replaceAll(/"-y", "@modelcontextprotocol\/server-(\w+)"/gu, (_, name: string) => reference(name));
}

async function connect(args: readonly string[]): Promise<Client> {
  const client = new Client({ name: "quick-start", version: "1.0.0" });
  const command = path.join(installed.folder, "node_modules/.bin/mcp-workbench");
  await client.connect(
    new StdioClientTransport({
      command,
      args: [...args],
      cwd: installed.folder,
      stderr: "ignore",
      env: { PATH: process.env["PATH"] ?? "" },
    }),
  );
  return client;
}

describe("the README's quick start, from the packed tarball", () => {
  it("works with the official client in a folder with spaces and other letters", async () => {
    await writeFile(path.join(installed.folder, "README.md"), "hello from the quick start");
    await writeFile(path.join(installed.folder, "workbench-config.json"), readmeConfig());
    const entry = JSON.parse(blockWith('"mcpServers": {\n    "workbench"')) as {
      mcpServers: { workbench: { args: string[] } };
    };
    expect(entry.mcpServers.workbench.args.slice(0, 3)).toEqual(["-y", "mcp-workbench", "--config"]);
    const client = await connect(["--config", "workbench-config.json"]);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["open_toolbox", "use_tool"]);

    const open = JSON.parse(blockWith('"name": "open_toolbox"')) as {
      name: string;
      arguments: Record<string, unknown>;
    };
    const opened = await client.callTool(open);
    expect(opened.structuredContent).toMatchObject({ toolbox: "dev", servers_connected: 2 });

    const use = JSON.parse(blockWith('"name": "use_tool"')) as { name: string; arguments: Record<string, unknown> };
    const { content } = await client.callTool(use);
    expect(content).toEqual([{ type: "text", text: "hello from the quick start" }]);
    await client.close();
  });

  it("needs no configuration to begin with", async () => {
    await rm(path.join(installed.folder, "workbench-config.json"), { force: true });
    const client = await connect([]);
    const opened = await client.callTool({ name: "open_toolbox", arguments: { toolbox: "basics" } });
    expect(opened.structuredContent).toMatchObject({ servers_connected: 1 });
    await client.close();
  });
});
