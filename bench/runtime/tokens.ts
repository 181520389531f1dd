import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { formatCount } from "../../src/cli/table.js";
import { install } from "../install.js";
import { type Launch, LineClient, type Request } from "../line-client.js";
import { type Row, ratio, tokens } from "../report.js";
import { launchWorkbench } from "../subjects.js";

const MODULES = path.resolve(import.meta.dirname, "../../node_modules");
/** Only measured with, so not part of the project: a tokenizer that many models use, and the fourth reference server. */
const TOKENIZER = "gpt-tokenizer";
const FOURTH = "@modelcontextprotocol/server-sequential-thinking";
/** Four toolboxes as people have them; the last holds all servers. */
const DESCRIPTIONS = {
  demo: "Everything that the protocol can do, for trying it out",
  files: "Files of the project",
  notes: "What should be remembered",
  all: "All of the reference servers",
};

type Tools = readonly Readonly<Record<string, unknown>>[];
type Count = (value: unknown) => number;

/** What a model reads, on the published reference servers. */
export async function benchTokens(): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "workbench-bench-"));
  try {
    const count = await createCount();
    const everything = referenceServer("everything");
    const filesystem = referenceServer("filesystem", folder);
    const memory = { ...referenceServer("memory"), env: { MEMORY_FILE_PATH: path.join(folder, "memory.json") } };
    const thinking = serverIn(path.join(await install(`${FOURTH}@2026.8.31`), "node_modules", FOURTH));
    const all = { everything, filesystem, memory, "sequential-thinking": thinking };
    const servers = { demo: { everything }, files: { filesystem }, notes: { memory }, all };
    const toolboxes = Object.fromEntries(
      Object.entries(DESCRIPTIONS).map(([name, description]) => [
        name,
        { description, mcpServers: servers[name as keyof typeof servers] },
      ]),
    );
    const { tools, instructions, opened } = await asked(launchWorkbench(folder, toolboxes), async (request, said) => ({
      tools: await toolsOf(request),
      instructions: said,
      opened: await openAll(request),
    }));
    const listings = await Promise.all(Object.values(all).map((server) => asked(server, toolsOf)));
    const flattened = sum(listings.map((listing) => count(shown(listing))));
    return [
      tokens("at the connection, four toolboxes: the two tools", count(shown(tools)), { atMost: 300 }),
      tokens("and the instructions, which some clients show too", count(shown(tools)) + count(instructions), {
        atMost: 300,
      }),
      tokens("four reference servers flattened: name, description, input", flattened),
      tokens("four reference servers flattened: all of each tool", sum(listings.map(count))),
      tokens("opening the same four, with the full contract", count(opened), { atMost: 8_300 }),
      ratio(
        { what: "opening the same four, with the full contract", amount: count(opened), show: formatCount },
        { what: "flattened: name, description, input", amount: flattened, show: formatCount },
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function createCount(): Promise<Count> {
  const folder = path.join(await install(`${TOKENIZER}@4.0.0`), "node_modules", TOKENIZER);
  const { href } = pathToFileURL(path.join(folder, "esm/encoding/o200k_base.js"));
  const { countTokens } = (await import(href)) as { readonly countTokens: (text: string) => number };
  return (value) => countTokens(typeof value === "string" ? value : JSON.stringify(value));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function serverIn(folder: string, ...args: readonly string[]): Launch {
  return { command: process.execPath, args: [path.join(folder, "dist/index.js"), ...args] };
}

function referenceServer(name: string, ...args: readonly string[]): Launch {
  return serverIn(path.join(MODULES, "@modelcontextprotocol", `server-${name}`), ...args);
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

async function toolsOf(request: Request): Promise<Tools> {
  const { tools } = await request("tools/list");
  return tools as Tools;
}

/** Clients show a model the definitions without what is for programs only. */
function shown(tools: Tools): Tools {
  return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}

/** A client shows one of both copies: the text. */
async function openAll(request: Request): Promise<string> {
  const { content } = await request("tools/call", { name: "open_toolbox", arguments: { toolbox: "all" } });
  const [first] = content as readonly { readonly text: string }[];
  return first?.text ?? "";
}
