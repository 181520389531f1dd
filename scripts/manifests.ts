import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { metaToolNames, metaTools } from "../src/generated/index.js";
import { texts } from "../src/generated/texts.js";

const root = path.resolve(import.meta.dirname, "..");

interface PackageJson {
  readonly name: string;
  readonly mcpName: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly author: string;
  readonly keywords: readonly string[];
  readonly engines: { readonly node: string };
  readonly bin: Readonly<Record<string, string>>;
}

export async function readPackage(): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as PackageJson;
}

/** What the MCP registry wants to know. */
export function serverManifest({ name, mcpName, version, description }: PackageJson): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name: mcpName,
    title: texts.server_title(),
    description,
    version,
    packages: [
      {
        registryType: "npm",
        identifier: name,
        version,
        runtimeHint: "npx",
        transport: { type: "stdio" },
        environmentVariables: [
          { name: "WORKBENCH_CONFIG", description: texts.manifest_config(), format: "filepath", isRequired: false },
        ],
      },
    ],
  };
}

/** What a desktop application wants to know of a bundle that it installs. */
export function bundleManifest({
  name,
  version,
  description,
  license,
  author,
  keywords,
  engines,
  bin,
}: PackageJson): object {
  const entry = bin[name] ?? "";
  return {
    manifest_version: "0.3",
    name,
    display_name: texts.server_title(),
    version,
    description,
    author: { name: author },
    license,
    keywords,
    server: {
      type: "node",
      entry_point: entry,
      mcp_config: {
        command: "node",
        args: [`\${__dirname}/${entry}`],
        env: { WORKBENCH_CONFIG: "${user_config.config}" },
      },
    },
    tools: metaToolNames.map((tool) => ({ name: tool, description: metaTools[tool].title })),
    user_config: {
      config: {
        type: "file",
        title: "workbench-config.json",
        description: texts.manifest_config(),
        required: false,
        default: "",
      },
    },
    compatibility: { runtimes: { node: engines.node } },
  };
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(path.join(root, "server.json"), `${JSON.stringify(serverManifest(await readPackage()), null, 2)}\n`);
}
