import { isObject } from "../../generated/index.js";
import { texts } from "../../generated/texts.js";
import { type DraftServer, matchValue, type Placeholder, placeholdersIn, render } from "./draft.js";
import type { JsonObject } from "./read-source.js";
import type { Drafted } from "./to-server.js";
import type { VariableNames } from "./variable-names.js";

/** What became of one server of a client. */
export interface Outcome {
  readonly drafted: Drafted;
  readonly result: "added" | "present" | "skipped";
  /** Where it is now. */
  readonly toolbox?: string;
  readonly server?: string;
  readonly entry?: JsonObject;
  readonly notes: readonly string[];
}

/** A server of the configuration. */
interface Present {
  readonly toolbox: string;
  readonly server: string;
  readonly entry: JsonObject;
}

/** How a server is used rather than which one it is: people change this, and it does not make it another server. */
const SETTINGS = new Set(["toolFilters", "timeout", "connectTimeout", "disabled", "inheritEnv", "type"]);

/**
 * Decides what is new. First all that is already there is found, because that tells which variables stand for what;
 * then the rest gets names that are free.
 */
export function mergeServers(
  drafts: readonly Drafted[],
  toolboxes: ReadonlyMap<string, JsonObject>,
  {
    toolbox,
    isAnywhere,
    names,
  }: { readonly toolbox: string; readonly isAnywhere: boolean; readonly names: VariableNames },
): readonly Outcome[] {
  const servers: Present[] = [...toolboxes]
    .filter(([name]) => isAnywhere || name === toolbox)
    .flatMap(([name, entries]) =>
      Object.entries(entries).flatMap(([server, entry]) => (isObject(entry) ? [{ toolbox: name, server, entry }] : [])),
    );
  const find = (drafted: Drafted) => findPresent(drafted, servers, names);
  const early = new Map(drafts.map((drafted) => [drafted, find(drafted)] as const));
  const taken = new Set(Object.keys(toolboxes.get(toolbox) ?? {}));
  return drafts.map((drafted): Outcome => {
    const { name, draft, notes } = drafted;
    if (draft === undefined) return { drafted, result: "skipped", notes };
    const present = early.get(drafted) ?? find(drafted);
    if (present !== undefined) return { drafted, result: "present", ...present, notes: otherSettings(draft, present) };
    const server = freeName(name, taken);
    taken.add(server);
    const entry = render(draft, (placeholder) => names.nameFor(placeholder, name)) as JsonObject;
    servers.push({ toolbox, server, entry });
    return { drafted, result: "added", toolbox, server, entry, notes: [...notes, ...renamings(draft, names, name)] };
  });
}

/** The server of the same name, or of that name with a number, that is the same one. */
function findPresent({ name, draft }: Drafted, servers: readonly Present[], names: VariableNames): Present | undefined {
  if (draft === undefined) return undefined;
  const wanted = withoutSettings(draft);
  return servers.find(({ server, entry }) => {
    if (server !== name && !(server.startsWith(`${name}-`) && /^\d+$/u.test(server.slice(name.length + 1))))
      return false;
    const found: [string, Placeholder][] = [];
    if (!matchValue(wanted, withoutSettings(entry), found)) return false;
    if (!found.every(([variable, placeholder]) => names.canBe(variable, placeholder))) return false;
    for (const [variable, placeholder] of found) names.learn(variable, placeholder);
    return true;
  });
}

function withoutSettings<Value>(entry: Readonly<Record<string, Value>>): Record<string, Value> {
  const kept = Object.entries(entry).filter(([key, value]) => !SETTINGS.has(key) && !isDefault(key, value));
  return Object.fromEntries(kept);
}

/** `args: []` says the same as no arguments, and `transport: "http"` the same as none. */
function isDefault(key: string, value: unknown): boolean {
  if (key === "transport") return value === "http";
  return ["args", "env", "headers"].includes(key) && Object.keys(Object(value)).length === 0;
}

function otherSettings(draft: DraftServer, { entry }: Present): readonly string[] {
  const keys = [...SETTINGS].filter(
    (key) =>
      draft[key] !== undefined && JSON.stringify(render(draft[key], ({ name }) => name)) !== JSON.stringify(entry[key]),
  );
  return keys.length === 0 ? [] : [texts.import_note_settings({ keys: keys.join(", ") })];
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
  return free;
}

/** What the client calls otherwise: inputs, files, names that no variable can have. */
function renamings(draft: DraftServer, names: VariableNames, server: string): readonly string[] {
  return [
    ...new Set(
      placeholdersIn(draft).flatMap((placeholder) =>
        placeholder.original === undefined
          ? []
          : [
              texts.import_note_variable({
                original: placeholder.original,
                variable: `\${${names.nameFor(placeholder, server)}}`,
              }),
            ],
      ),
    ),
  ];
}
