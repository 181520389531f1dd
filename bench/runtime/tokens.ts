import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { estimateTokens, formatCount } from "../../src/cli/table.js";
import { type Launch, LineClient, type Request } from "../line-client.js";
import { type Row, ratio, tokens } from "../report.js";
import { launchWorkbench } from "../subjects.js";

const MODULES = path.resolve(import.meta.dirname, "../../node_modules/@modelcontextprotocol");
/** Four toolboxes as people have them; the last holds all servers. */
const DESCRIPTIONS = {
  demo: "Everything that the protocol can do, for trying it out",
  files: "Files of the project",
  notes: "What should be remembered",
  all: "All of the reference servers",
};

/** What a model reads, on the published reference servers. Every count is an estimate: four bytes a token. */
export async function benchTokens(): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "workbench-bench-"));
  try {
    const everything = referenceServer("everything");
    const filesystem = referenceServer("filesystem", folder);
    const memory = { ...referenceServer("memory"), env: { MEMORY_FILE_PATH: path.join(folder, "memory.json") } };
    const servers = {
      demo: { everything },
      files: { filesystem },
      notes: { memory },
      all: { everything, filesystem, memory },
    };
    const toolboxes = Object.fromEntries(
      Object.entries(DESCRIPTIONS).map(([name, description]) => [
        name,
        { description, mcpServers: servers[name as keyof typeof servers] },
      ]),
    );
    const { before, after } = await asked(launchWorkbench(folder, toolboxes), async (request, instructions) => ({
      before: seen(await toolsOf(request)) + estimateTokens(instructions),
      after: await opened(request),
    }));
    let [shown, whole] = [0, 0];
    for (const server of [everything, filesystem, memory]) {
      const tools = await asked(server, toolsOf);
      shown += seen(tools);
      whole += estimateTokens(tools);
    }
    return [
      tokens("at the connection, four toolboxes", before, { atMost: 300 }),
      tokens("three reference servers flattened: name, description, input", shown),
      tokens("three reference servers flattened: all of each tool", whole),
      ratio(
        { what: "opening the same three, with the full contract", amount: after, show: formatCount },
        { what: "flattened: name, description, input", amount: shown, show: formatCount },
        // Of four servers, of which one is not at hand, 4,825 was the one and 8,300 at most the other.
        { atMost: 1.72 },
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function referenceServer(name: string, ...args: readonly string[]): Launch {
  return { command: process.execPath, args: [path.join(MODULES, `server-${name}`, "dist/index.js"), ...args] };
}

async function asked<Result>(
  launch: Launch,
  ask: (request: Request, instructions: string) => Promise<Result>,
): Promise<Result> {
  const client = new LineClient(launch);
  try {
    const { instructions } = await client.initialize();
    return await ask(client.request, typeof instructions === "string" ? instructions : "");
  } finally {
    await client.close();
  }
}

async function toolsOf(request: Request): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { tools } = await request("tools/list");
  return tools as readonly Readonly<Record<string, unknown>>[];
}

/** Clients show a model the definitions without what is for programs only. */
function seen(tools: readonly Readonly<Record<string, unknown>>[]): number {
  return estimateTokens(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })));
}

/** A client shows one of both copies: the text. */
async function opened(request: Request): Promise<number> {
  const { content } = await request("tools/call", { name: "open_toolbox", arguments: { toolbox: "all" } });
  const [first] = content as readonly { readonly text: string }[];
  return estimateTokens(first?.text ?? "");
}
