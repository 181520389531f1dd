import { readFile } from "node:fs/promises";
import path from "node:path";
import { isObject, renderError } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { readJsonc } from "../../runtime/read-jsonc.js";
import { systemProblem } from "../../runtime/system-problem.js";
import type { ClientId } from "./clients.js";
import { recogniseClient } from "./recognise-client.js";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A server as a client writes it. */
export interface RawServer {
  readonly name: string;
  readonly entry: JsonObject;
  /** Switched off elsewhere than in its entry. */
  readonly isDisabled: boolean;
}

export interface Source {
  readonly file: string;
  /** The folder that the file belongs to, unless it belongs to a person. */
  readonly project?: string;
  readonly client: ClientId;
  readonly servers: readonly RawServer[];
  /** What VS Code asks its user for, by id. */
  readonly inputs: ReadonlyMap<string, JsonObject>;
}

/** A file that could not be used, and why; without anything that stands in it. */
export interface Unusable {
  readonly file: string;
  readonly problem: string;
}

export async function readSource(file: string, home: string, client?: ClientId): Promise<Source | Unusable> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== "string")
    return { file, problem: renderError("source_unreadable", { file, problem: systemProblem(text) }) };
  const parsed = file.toLowerCase().endsWith(".toml") ? await parseToml(text) : parseJson(text);
  if ("fault" in parsed) return { file, problem: renderError("source_faulty", { file, problem: parsed.fault }) };
  const project = projectOf(file);
  return {
    file,
    ...(project === undefined || project === home ? {} : { project }),
    client: client ?? recogniseClient(file, parsed.content),
    servers: serversIn(parsed.content),
    inputs: inputsIn(parsed.content),
  };
}

/** `.vscode/mcp.json` and its kin stand in the folder of a project. */
function projectOf(file: string): string | undefined {
  const folder = path.dirname(file);
  if (path.basename(file) === ".mcp.json") return folder;
  return /^\.[a-z]+$/u.test(path.basename(folder)) ? path.dirname(folder) : undefined;
}

type Parsed = { readonly content: unknown } | { readonly fault: string };

function parseJson(text: string): Parsed {
  // A key that is written twice is no fault here: the clients take the last one, and so does this.
  const { value, issues } = readJsonc(text, (string) => string);
  return value === undefined ? { fault: issues[0]?.message ?? "" } : { content: value };
}

async function parseToml(text: string): Promise<Parsed> {
  const { parse, TomlError } = await import("smol-toml");
  try {
    return { content: parse(text) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // Its message shows the lines around the fault, and they may hold secrets.
    const { line, column } = error;
    return { fault: renderError("config_syntax", { line, column, problem: texts.toml_fault() }) };
  }
}

function serversIn(content: unknown): readonly RawServer[] {
  if (!isObject(content)) return [];
  const { mcp, projects } = content;
  const nested = isObject(mcp) && isObject(mcp["servers"]) ? mcp["servers"] : mcp;
  const isOff = switchedOff(mcp);
  return [
    ...["mcpServers", "servers", "context_servers", "mcp_servers"].flatMap((key) => entriesOf(content[key], isOff)),
    ...entriesOf(nested, isOff),
    ...Object.values(isObject(projects) ? projects : {}).flatMap((project) =>
      isObject(project) ? entriesOf(project["mcpServers"], isListed(project["disabledMcpServers"])) : [],
    ),
  ];
}

type IsOff = (name: string) => boolean;

const isListed = (names: unknown): IsOff => {
  return (name) => Array.isArray(names) && names.includes(name);
};

/** Gemini CLI keeps the lists of allowed and excluded servers apart from the servers. */
function switchedOff(mcp: unknown): IsOff {
  if (!isObject(mcp)) return () => false;
  const { allowed, excluded } = mcp;
  return (name) => isListed(excluded)(name) || (Array.isArray(allowed) && !allowed.includes(name));
}

function entriesOf(servers: unknown, isOff: IsOff): readonly RawServer[] {
  if (!isObject(servers)) return [];
  return Object.entries(servers).flatMap(([name, entry]) =>
    isObject(entry) ? [{ name, entry, isDisabled: isOff(name) }] : [],
  );
}

function inputsIn(content: unknown): ReadonlyMap<string, JsonObject> {
  if (!isObject(content)) return new Map();
  const { mcp } = content;
  const inputs = content["inputs"] ?? (isObject(mcp) ? mcp["inputs"] : undefined);
  return new Map(
    (Array.isArray(inputs) ? inputs.filter(isObject) : []).map((input) => [String(input["id"]), input] as const),
  );
}
