import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseWorkbenchConfig } from "../../contracts/index.js";
import { formatIssues, isObject, renderError } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { expandVariables, variablesIn } from "../../runtime/expand-variables.js";
import { parseConfig } from "../../runtime/load-config.js";
import { readJsonc } from "../../runtime/read-jsonc.js";
import { systemProblem } from "../../runtime/system-problem.js";
import { workbenchError } from "../../runtime/workbench-error.js";
import type { CommandContext } from "../command.js";
import { CLIENTS, type ClientId, usualPlaces } from "./clients.js";
import { appendProperty, newConfigText } from "./config-text.js";
import { render } from "./draft.js";
import { repeatsHider } from "./hide-repeats.js";
import { mergeServers, type Outcome } from "./merge-servers.js";
import { type JsonObject, readSource, type Source, type Unusable } from "./read-source.js";
import { type Drafted, toServer } from "./to-server.js";
import { VariableNames } from "./variable-names.js";

type Where = Pick<CommandContext, "environment" | "cwd">;

export interface Found {
  readonly sources: readonly Source[];
  readonly unusable: readonly Unusable[];
}

/** The named files, or all that are in the usual places. */
export async function findSources(files: readonly string[], { environment, cwd }: Where): Promise<Found> {
  const home = environment["HOME"] || environment["USERPROFILE"] || "";
  const resolved = new Set(files.map((file) => path.resolve(cwd, file)));
  const named: readonly { readonly file: string; readonly client?: ClientId }[] = [...resolved].map((file) => ({
    file,
  }));
  const places = files.length > 0 ? named : usualPlaces({ environment, cwd }).filter(({ file }) => existsSync(file));
  const read = await Promise.all(places.map(({ file, client }) => readSource(file, home, client)));
  const checked = read.map((source) =>
    files.length > 0 && "servers" in source && source.servers.length === 0
      ? { file: source.file, problem: renderError("source_without_servers", { file: source.file }) }
      : source,
  );
  return {
    sources: checked.filter((source) => "servers" in source),
    unusable: checked.filter((source) => "problem" in source),
  };
}

export interface Imported {
  readonly toolbox: string;
  readonly outcomes: readonly Outcome[];
  /** The variables that must be set and are not. */
  readonly variables: readonly string[];
  /** The configuration before, if there was one, and after. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Merges the servers of the sources into a configuration. Writes nothing. */
export async function importServers(
  sources: readonly Source[],
  {
    file,
    before,
    toolbox,
    environment,
  }: {
    readonly file: string;
    readonly before: string | undefined;
    readonly toolbox: string | undefined;
    readonly environment: CommandContext["environment"];
  },
): Promise<Imported> {
  const toolboxes = before === undefined ? new Map<string, JsonObject>() : await toolboxesIn(file, before);
  const target = toolbox ?? texts.import_toolbox();
  const drafts = withoutInvalid(
    withoutRepeats(sources.flatMap((source) => source.servers.map((raw) => toServer(raw, source)))),
  );
  const names = new VariableNames(new Set(variablesOf([...toolboxes.values()]).map(({ name }) => name)), environment);
  const outcomes = mergeServers(drafts, toolboxes, { toolbox: target, isAnywhere: toolbox === undefined, names });
  const added = outcomes.filter(({ result }) => result === "added");
  const after = added.length === 0 ? before : edit(file, before, target, added, toolboxes.has(target));
  if (after !== undefined && after !== before) await validate(file, after);
  const needed = variablesOf(outcomes.map(({ entry }) => entry)).filter(({ isOptional }) => !isOptional);
  const variables = [...new Set(needed.map(({ name }) => name))]
    .filter((name) => !Object.hasOwn(environment, name))
    .sort();
  return { toolbox: target, outcomes, variables, before, after };
}

export async function readConfigText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw workbenchError("config_unreadable", { file, problem: systemProblem(error) }, { cause: error });
  });
}

/** The servers of each toolbox, as they are written. */
async function toolboxesIn(file: string, text: string): Promise<ReadonlyMap<string, JsonObject>> {
  await validate(file, text);
  const { value } = readJsonc(text, (string) => string);
  const toolboxes = isObject(value) && isObject(value["toolboxes"]) ? value["toolboxes"] : {};
  return new Map(
    Object.entries(toolboxes).map(([name, toolbox]) => {
      const servers = isObject(toolbox) ? toolbox["mcpServers"] : undefined;
      return [name, isObject(servers) ? servers : {}];
    }),
  );
}

// Whatever a variable may hold later: this fits where a text is asked for, and where an address is.
const ANY_VALUE = "http://variable";

function withAnyValues(text: string): Record<string, string> {
  return Object.fromEntries(variablesIn(text).map(({ name }) => [name, ANY_VALUE]));
}

/** Throws every fault of a configuration except variables that are not set. */
async function validate(file: string, text: string): Promise<void> {
  await parseConfig(file, text, withAnyValues(text));
}

function withoutRepeats(drafts: readonly Drafted[]): readonly Drafted[] {
  const hide = repeatsHider(drafts.flatMap(({ draft }) => (draft === undefined ? [] : [draft])));
  return drafts.map((drafted) => (drafted.draft === undefined ? drafted : { ...drafted, draft: hide(drafted.draft) }));
}

/** One server that cannot be used must not keep the others out. */
function withoutInvalid(drafts: readonly Drafted[]): readonly Drafted[] {
  return drafts.map((drafted): Drafted => {
    const { draft, ...rest } = drafted;
    if (draft === undefined) return drafted;
    const text = JSON.stringify(render(draft, ({ name }) => name));
    const { value } = readJsonc(text, (string) => expandVariables(string, withAnyValues(string)).text);
    const parsed = parseWorkbenchConfig({ toolboxes: { import: { mcpServers: { [drafted.name]: value } } } });
    if (parsed.ok) return drafted;
    const issues = parsed.error.issues.map(({ path: place, message }) => ({ path: place.slice(4), message }));
    return { ...rest, skipped: formatIssues(issues), notes: [] };
  });
}

function edit(
  file: string,
  before: string | undefined,
  toolbox: string,
  added: readonly Outcome[],
  isThere: boolean,
): string {
  const servers = added.map(({ server = "", entry }) => [server, entry] as const);
  const clients = [...new Set(added.map(({ drafted }) => CLIENTS[drafted.source.client].title))];
  const created = {
    description: texts.import_toolbox_description({ clients: clients.join(", ") }),
    mcpServers: Object.fromEntries(servers),
  };
  if (before === undefined) return newConfigText(file, { [toolbox]: created });
  if (!isThere) return appendProperty(before, ["toolboxes"], toolbox, created);
  return servers.reduce(
    (text, [server, entry]) => appendProperty(text, ["toolboxes", toolbox, "mcpServers"], server, entry),
    before,
  );
}

function variablesOf(values: readonly unknown[]): ReturnType<typeof variablesIn> {
  return values.flatMap((value) => {
    if (typeof value === "string") return variablesIn(value);
    return typeof value === "object" && value !== null ? variablesOf(Object.values(value)) : [];
  });
}
