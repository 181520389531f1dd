import path from "node:path";
import { gzipSync } from "node:zlib";
import { bundleClient } from "../../test/support/bundle-client.js";
import { type Row, size } from "../report.js";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What a client that imports one thing ships to its users: minified, tree-shaken, gzipped. */
export async function benchBundles(): Promise<readonly Row[]> {
  return [
    await bundleRow("contracts", "UseToolInputSchema", 32),
    await bundleRow("contracts", "parseUseTool", 36),
    await bundleRow("validators", "isUseToolInput", 6),
    await bundleRow("validators", "checkUseToolInput", 6),
  ];
}

async function bundleRow(entry: string, name: string, atMost: number): Promise<Row> {
  const code = await bundleClient(ROOT, `export { ${name} } from "mcp-workbench/${entry}";`);
  return size(`bundle of ${name}, gzipped`, gzipSync(code, { level: 9 }).length, { atMost });
}
