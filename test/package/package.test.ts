import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleClient } from "../support/bundle-client.js";
import { compileTypes, type InstalledPackage, installPackage, removePackage } from "../support/installed-package.js";
import { ROOT } from "../support/root.js";
import { runNode } from "../support/run-command.js";

const CODE_ENTRIES = ["mcp-workbench", "mcp-workbench/contracts", "mcp-workbench/validators"];

/** Names that clients rely on, whatever else the package comes to export. */
const CONTRACTS = [
  "ToolIdentifier",
  "UseToolInput",
  "OpenToolboxInput",
  "ToolInfo",
  "OpenToolboxResult",
  "WorkbenchConfig",
];
const FUNCTIONS = ["parseUseTool", "parseOpenToolbox", "renderError", "parseToolName", "formatToolName"];

/** Everything that may be in the tarball; each of them is there. */
const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/u,
  /^docs\/[a-z-]+\.md$/u,
  /^dist\/index\.(js|d\.ts)$/u,
  /^dist\/embedded-server\.js$/u,
  /^dist\/bin(-[A-Za-z0-9.-]+)?\.cjs$/u,
  /^dist\/runtime\/[a-z-]+\.d\.ts$/u,
  /^dist\/contracts\/[a-z-]+\.(js|d\.ts)$/u,
  /^dist\/generated\/[a-z-]+\.(js|d\.ts)$/u,
  /^dist\/generated\/schemas\/[a-z-]+\.schema\.json$/u,
];

const RESOLUTIONS = {
  node16: { module: "Node18", moduleResolution: "Node16" },
  bundler: { module: "ESNext", moduleResolution: "Bundler" },
};

let installed: InstalledPackage;

beforeAll(async () => {
  installed = await installPackage();
});

afterAll(() => removePackage(installed));

const put = (name: string, text: string) => writeFile(path.join(installed.folder, name), text);

/** What a fresh process prints for a module; it must end by itself. */
async function printedBy(source: string): Promise<string> {
  const { code, stdout, stderr } = await runNode(["--input-type=module", "-e", source], installed.folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

async function schemaEntries(): Promise<readonly string[]> {
  const files = await readdir(path.join(ROOT, "src/generated/schemas"));
  return files.map((file) => `mcp-workbench/schemas/${file}`);
}

describe("the tarball", () => {
  it("holds what users need and nothing else", () => {
    const isAllowed = (file: string) => ALLOWED.some((pattern) => pattern.test(file));
    expect(installed.files.filter((file) => !isAllowed(file))).toEqual([]);
    for (const pattern of ALLOWED) expect(installed.files.filter((file) => pattern.test(file))).not.toEqual([]);
    for (const file of ["README.md", "LICENSE", "CHANGELOG.md"]) expect(installed.files).toContain(file);
  });

  it("brings Zod along and nothing else", async () => {
    const names = await readdir(path.join(installed.folder, "node_modules"));
    expect(names.filter((name) => !name.startsWith(".")).sort()).toEqual(["mcp-workbench", "zod"]);
  });
});

describe("an import", () => {
  it.each(CODE_ENTRIES)("of %s starts nothing, prints nothing and ends", async (entry) => {
    expect(await printedBy(`await import("${entry}");`)).toBe("");
    const [before, after] = JSON.parse(
      await printedBy(`
        // Streams open when they are first looked at, and looking at them is not starting anything.
        const streams = [process.stdin, process.stdout, process.stderr];
        const state = async () => {
          // The loader closes its files a little later.
          await new Promise((resolve) => setTimeout(resolve, 100));
          return { listeners: process.eventNames().map(String), resources: process.getActiveResourcesInfo() };
        };
        const before = await state();
        await import("${entry}");
        console.log(JSON.stringify([before, await state()]));
      `),
    ) as [unknown, unknown];
    expect(after).toEqual(before);
  });

  it("of mcp-workbench/contracts gives the names that clients rely on", async () => {
    const names = JSON.parse(
      await printedBy(`console.log(JSON.stringify(Object.keys(await import("mcp-workbench/contracts"))));`),
    ) as string[];
    expect(names).toEqual(expect.arrayContaining([...CONTRACTS.map((name) => `${name}Schema`), ...FUNCTIONS]));
  });

  it("of every schema gives its JSON", async () => {
    const entries = await schemaEntries();
    const source = entries
      .map((entry) => `console.log((await import("${entry}", { with: { type: "json" } })).default.$id);`)
      .join("\n");
    const { stdout } = await runNode(["--no-warnings", "--input-type=module", "-e", source], installed.folder);
    const expected = entries.map((entry) => `urn:mcp-workbench:schema:${path.basename(entry, ".schema.json")}`);
    expect(stdout.trim().split("\n")).toEqual(expected);
  });

  it("of a file that is not an entry is refused", async () => {
    const { code, stderr } = await runNode(
      ["--input-type=module", "-e", `await import("mcp-workbench/dist/generated/tool.js");`],
      installed.folder,
    );
    expect(code).toBe(1);
    expect(stderr).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

describe("the declarations", () => {
  it.each(Object.entries(RESOLUTIONS))("type-check in a client under %s", async (_name, resolution) => {
    const schemas = CONTRACTS.map((name) => `${name}Schema`);
    await put(
      "client.ts",
      `import * as library from "mcp-workbench";
import { ${[...schemas, ...CONTRACTS.map((name) => `type ${name}`), ...FUNCTIONS].join(", ")} } from "mcp-workbench/contracts";
import { checkUseToolInput, isUseToolInput, type Issue, type UseToolInput as Plain } from "mcp-workbench/validators";
import schema from "mcp-workbench/schemas/use-tool-input.schema.json" with { type: "json" };

const given: unknown = { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } };
${CONTRACTS.map((name) => `export const parsed${name}: ${name} = ${name}Schema.parse(given);`).join("\n")}
export const issues: readonly Issue[] = checkUseToolInput(given);
export const plain: Plain | undefined = isUseToolInput(given) ? given : undefined;
export const same: UseToolInput | undefined = plain;
export const id: string = schema.$id;
const result = parseUseTool(given);
export const name: string = result.ok ? result.value.tool.name : result.error.message;
export const args: object | undefined = result.ok ? result.value.arguments : result.error.migration?.rewritten;
export const opened: boolean = parseOpenToolbox(given).ok;
export const text: string = renderError("toolbox_not_open", { toolbox: "dev" });
export const roundTrip: string | null = formatToolName(parseToolName("a__b__c") ?? { toolbox: "a", server: "b", name: "c" });
export const names: string[] = Object.keys(library);
`,
    );
    // Zod's own declarations mention URL, which the language itself does not have.
    const options = { ...resolution, lib: ["ES2023", "DOM"], resolveJsonModule: true };
    expect(await compileTypes(installed.folder, ["client.ts"], options)).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("find an old call", async () => {
    await put(
      "old-client.ts",
      `import type { UseToolInput } from "mcp-workbench/contracts";
export const call: UseToolInput = { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" } };
`,
    );
    const options = { ...RESOLUTIONS.node16, lib: ["ES2023", "DOM"] };
    const { code, stdout } = await compileTypes(installed.folder, ["old-client.ts"], options);
    expect(code).not.toBe(0);
    expect(stdout).toMatch(/^old-client\.ts.*'tool' does not exist in type 'ToolIdentifier'/mu);
  });
});

describe("mcp-workbench/validators", () => {
  it("runs and type-checks without Zod", async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), "workbench-without-zod-")));
    try {
      const name = "node_modules/mcp-workbench";
      await cp(path.join(installed.folder, name), path.join(folder, name), { recursive: true });
      await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
      await writeFile(
        path.join(folder, "client.ts"),
        `import { formatIssues, checkUseToolInput, isUseToolInput, type UseToolInput } from "mcp-workbench/validators";
const given: unknown = {};
export const call: UseToolInput | undefined = isUseToolInput(given) ? given : undefined;
export const text: string = formatIssues(checkUseToolInput(given));
`,
      );
      const options = { ...RESOLUTIONS.node16, lib: ["ES2023"], noEmit: false };
      expect(await compileTypes(folder, ["client.ts"], options)).toEqual({ code: 0, stdout: "", stderr: "" });
      const source = `console.log((await import("./client.js")).text);`;
      const ran = await runNode(["--input-type=module", "-e", source], folder);
      expect(ran).toEqual({ code: 0, stdout: "tool: Required\n", stderr: "" });
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it("imports nothing but modules of the package", async () => {
    const folder = path.join(installed.folder, "node_modules/mcp-workbench/dist/generated");
    const seen = new Set(["./validators.js"]);
    for (const module of seen) {
      const text = await readFile(path.join(folder, module), "utf8");
      for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/gu)) seen.add(specifier ?? "");
    }
    expect([...seen].filter((specifier) => !specifier.startsWith("./"))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe("a bundle", () => {
  const ofZod = /_zod|\$ZodType|zod/iu;

  it.each([
    ["mcp-workbench/validators", "isUseToolInput"],
    ["mcp-workbench/validators", "checkWorkbenchConfig"],
    ["mcp-workbench/contracts", "parseUseTool"],
    ["mcp-workbench/contracts", "renderError"],
  ])("from %s of %s holds no Zod", async (entry, name) => {
    const code = await bundleClient(installed.folder, `export { ${name} } from "${entry}";`);
    expect(code).toContain(name);
    expect(code).not.toMatch(ofZod);
  });

  it("of a Zod schema holds Zod", async () => {
    const code = await bundleClient(installed.folder, `export { UseToolInputSchema } from "mcp-workbench/contracts";`);
    expect(code).toMatch(ofZod);
  });
});
