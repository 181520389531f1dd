import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished } from "vitest";
import { binFile } from "./bin.js";
import { MARKER, markedProcesses, waitUntilNone } from "./processes.js";
import { withMarker } from "./workbench.js";

/** The official client, connected to the bin over its own transport. Nothing of either is left after the test. */
export async function connectSdkClient(
  config: object,
  client: Client = new Client({ name: "test", version: "1.0.0" }),
): Promise<Client> {
  const marker = randomUUID();
  const folder = mkdtempSync(path.join(tmpdir(), "workbench-test-"));
  const file = path.join(folder, "config.json");
  writeFileSync(file, JSON.stringify(withMarker(config, marker)));
  onTestFinished(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
    expect(await waitUntilNone(() => markedProcesses(marker), 1_000), "processes left behind").toEqual([]);
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [binFile(), "--config", file],
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, [MARKER]: marker },
    stderr: "ignore",
  });
  await client.connect(transport);
  return client;
}
