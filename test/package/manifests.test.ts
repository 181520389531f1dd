import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleManifest, readPackage, serverManifest } from "../../scripts/manifests.js";
import { VERSION } from "../../src/runtime/version.js";
import { ROOT } from "../support/root.js";

const read = (name: string) => readFile(path.join(ROOT, name), "utf8");

describe("all versions", () => {
  it("agree", async () => {
    const { version } = await readPackage();
    const lock = JSON.parse(await read("package-lock.json")) as { version: string };
    const released = JSON.parse(await read("spec/released.json")) as { version: string };
    expect([VERSION, lock.version, released.version]).toEqual([version, version, version]);
    expect(await read("CHANGELOG.md")).toContain(`## [${version}]`);
  });
});

describe("server.json", () => {
  it("is what npm run manifests writes", async () => {
    expect(JSON.parse(await read("server.json"))).toEqual(serverManifest(await readPackage()));
  });

  it("keeps to the registry's limits", async () => {
    const { mcpName, description } = await readPackage();
    expect(mcpName).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/u);
    expect(description.length).toBeLessThanOrEqual(100);
  });
});

describe("the bundle for desktop applications", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "workbench mcpb "));
    const mcpb = path.join(ROOT, "node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");
    execFileSync(process.execPath, ["--import", "tsx", "scripts/mcpb.ts"], { cwd: ROOT, stdio: "pipe" });
    const { name, version } = await readPackage();
    execFileSync(process.execPath, [mcpb, "unpack", path.join(ROOT, `${name}-${version}.mcpb`), folder], {
      stdio: "pipe",
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is a server that works where it was unpacked", async () => {
    const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as ReturnType<
      typeof bundleManifest
    >;
    expect(manifest).toEqual(bundleManifest(await readPackage()));
    const { command, args } = (manifest as { server: { mcp_config: { command: string; args: string[] } } }).server
      .mcp_config;
    const client = new Client({ name: "test", version: "1.0.0" });
    const transport = new StdioClientTransport({
      command,
      args: args.map((arg) => arg.replace("${__dirname}", folder)),
      env: { PATH: process.env["PATH"] ?? "", WORKBENCH_CONFIG: "" },
      cwd: folder,
      stderr: "ignore",
    });
    await client.connect(transport);
    const result = await client.callTool({ name: "open_toolbox", arguments: { toolbox: "basics" } });
    expect(result.structuredContent).toMatchObject({ toolbox: "basics", servers_connected: 1 });
    await client.close();
  });
});

describe("the workflow for releases", () => {
  it("says where the package comes from before it publishes with provenance, which is compared", async () => {
    const steps = (await read(".github/workflows/release.yml")).split("\n      - ");
    const [named, published] = ["npm pkg set repository.type=git repository.url=", "npm publish --provenance"].map(
      (command) => steps.findIndex((step) => step.includes(command)),
    );
    expect(named).toBeGreaterThan(0);
    expect(published).toBeGreaterThan(named ?? Infinity);
  });
});
