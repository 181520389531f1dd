import { readFile } from "node:fs/promises";
import { parseWorkbenchConfig } from "../contracts/index.js";
import { formatIssue, formatPath, type Issue, isObject, type WorkbenchConfig } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import { type Environment, expandVariables } from "./expand-variables.js";
import { nearestName } from "./nearest-name.js";
import { systemProblem } from "./system-problem.js";
import { WorkbenchError, workbenchError } from "./workbench-error.js";

export interface LoadedConfig {
  readonly config: WorkbenchConfig;
  /** Values that came from variables and must never be shown. */
  readonly secrets: readonly string[];
  /** What is accepted but should be changed. */
  readonly notes: readonly string[];
}

/** File to configuration: read, variables replaced, checked. Every fault at once, and never a value of a variable. */
export async function loadConfig(file: string, environment: Environment): Promise<LoadedConfig> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw workbenchError("config_not_found", { file }, { cause: error });
    throw workbenchError("config_unreadable", { file, problem: systemProblem(error) }, { cause: error });
  });
  return parseConfig(file, text, environment);
}

export async function parseConfig(file: string, text: string, environment: Environment): Promise<LoadedConfig> {
  // Loaded late: most starts without a configuration do not need a parser for it.
  const { readJsonc } = await import("./read-jsonc.js");
  const secrets: string[] = [];
  const { value, issues } = readJsonc(text, (string, path, found) => {
    const { text: expanded, problems, values } = expandVariables(string, environment);
    found.push(...problems.map((message) => ({ path, message })));
    secrets.push(...values);
    return expanded;
  });
  if (value === undefined) throw faulty(file, issues.map(formatIssue), issues);
  const parsed = parseWorkbenchConfig(value);
  if (parsed.ok && issues.length === 0) {
    return { config: parsed.value, secrets, notes: (parsed.migration?.changes ?? []).map(({ guidance }) => guidance) };
  }
  // What a string without its variable fits or not says nothing.
  const places = new Set(issues.map(({ path }) => formatPath(path)));
  const found = parsed.ok ? [] : parsed.error.issues.filter(({ path }) => !places.has(formatPath(path)));
  const keys = await knownKeys();
  const guidance = parsed.ok ? [] : (parsed.error.migration?.changes ?? []).map((change) => change.guidance);
  const isExplained = (key: string) => guidance.some((text) => text.includes(`'${key}'`));
  const lines = [
    ...issues.map(formatIssue),
    ...found.map((issue) => withNearestKeys(issue, value, keys, isExplained)),
    ...guidance,
    // The commonest mistake is a file of another client, whose servers are not in toolboxes.
    ...(isObject(value) && Object.hasOwn(value, "mcpServers") ? [texts.config_other_client()] : []),
  ];
  throw faulty(file, lines, [...issues, ...found]);
}

function faulty(file: string, lines: readonly string[], issues: readonly Issue[]): WorkbenchError {
  const faults = lines.map((line) => line.replace(/^/gmu, "  ")).join("\n");
  const { message } = workbenchError("config_faulty", { file, faults });
  return new WorkbenchError("config_faulty", message, { issues });
}

function withNearestKeys(
  issue: Issue,
  config: unknown,
  keys: readonly string[],
  isExplained: (key: string) => boolean,
): string {
  const place = issue.path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    config,
  );
  const strangers = isObject(place) ? Object.keys(place).filter((key) => !keys.includes(key) && !isExplained(key)) : [];
  const meant = strangers.flatMap((key) => {
    const nearest = nearestName(key, keys);
    return nearest === undefined ? [] : [texts.key_meant({ key, nearest })];
  });
  return [formatIssue(issue), ...meant].join(". ");
}

/** Every key that a configuration can have, from its published schema. */
async function knownKeys(): Promise<readonly string[]> {
  const { default: schema } = await import("../generated/schemas/workbench-config.schema.json", {
    with: { type: "json" },
  });
  const keys = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    if (isObject(node["properties"])) for (const key of Object.keys(node["properties"])) keys.add(key);
    Object.values(node).forEach(visit);
  };
  visit(schema);
  return [...keys];
}
