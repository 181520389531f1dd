import { isDeepStrictEqual } from "node:util";
import { contractOf, type Model } from "../model.js";
import type { ErrorEntry, MetaToolEntry, MigrationEntry, Spec, TextEntry } from "../spec.js";
import { compareRoots } from "./compare-contracts.js";
import { breaking, compatible, type Direction, type Finding, judge, verdictOf } from "./finding.js";

/** What is released, and the model of its contracts. */
export interface Promises {
  readonly spec: Omit<Spec, "examples" | "texts" | "commands" | "embedded">;
  readonly model: Model;
}

export function compareCatalogues(old: Promises, now: Promises): readonly Finding[] {
  const [was, is] = [old.spec, now.spec];
  return [
    ...compareEntries("error", was.errors, is.errors, compareError),
    ...compareEntries("migration", was.migrations.shapes, is.migrations.shapes, compareMigration),
    ...compareEntries("migration text", was.migrations.texts, is.migrations.texts, compareText),
    ...compareEntries("tool", was.metaTools.tools, is.metaTools.tools, (subject, a, b) =>
      compareTool(subject, a, b, old.model, now.model),
    ),
    ...compareEntries("tool text", was.metaTools.texts, is.metaTools.texts, compareText),
  ];
}

/** What is gone is missed by somebody; what is new is not. */
function compareEntries<Entry>(
  kind: string,
  old: ReadonlyMap<string, Entry>,
  now: ReadonlyMap<string, Entry>,
  compare: (subject: string, was: Entry, is: Entry) => readonly Finding[],
): readonly Finding[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const subject = `${kind} ${id}`;
    if (was === undefined) return [compatible(subject, "", "added")];
    if (is === undefined) return [breaking(subject, "", "removed")];
    const findings = compare(subject, was, is);
    if (findings.length > 0 || isDeepStrictEqual(was, is)) return findings;
    return [compatible(subject, "", "reworded")];
  });
}

function compareError(subject: string, old: ErrorEntry, now: ErrorEntry): readonly Finding[] {
  const findings = [...compareParams(subject, paramsOf(old), paramsOf(now))];
  // The channel decides where a client meets the text, and thus where it must look for it.
  if (old.channel !== now.channel) findings.push(breaking(subject, "channel", `${old.channel} → ${now.channel}`));
  return [...findings, ...compareWording(subject, old, now, ["when", "template", "hints"])];
}

type Params = ReadonlyMap<string, "required" | "optional">;

function paramsOf({ params = {}, hints = [] }: Partial<Pick<ErrorEntry, "params" | "hints">>): Params {
  return new Map([
    ...hints.flatMap((hint) => Object.keys(hint.params)).map((name) => [name, "optional"] as const),
    ...Object.keys(params).map((name) => [name, "required"] as const),
  ]);
}

/** The functions that render a text are typed by its parameters; one too many stops a caller's build as one too few does. */
function compareParams(subject: string, old: Params, now: Params): readonly Finding[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    const path = `{${name}}`;
    if (was === is) return [];
    if (is === undefined) return [breaking(subject, path, `${was} parameter removed`)];
    const what = was === undefined ? `${is} parameter added` : `${was} → ${is} parameter`;
    return [is === "required" ? breaking(subject, path, what) : compatible(subject, path, what)];
  });
}

function compareMigration(subject: string, old: MigrationEntry, now: MigrationEntry): readonly Finding[] {
  const findings = [...compareParams(subject, paramsOf(old), paramsOf(now))];
  for (const key of ["surface", "endedIn", "disposition"] as const) {
    if (old[key] === now[key]) continue;
    // A shape that is accepted again disturbs nobody. Any other step takes away what somebody may lean on.
    const isHarmless = key === "disposition" && old[key] === "refused" && now[key] === "accepted";
    const what = `${old[key] ?? "never valid"} → ${now[key] ?? "never valid"}`;
    findings.push({ subject, path: key, what, verdict: verdictOf(!isHarmless) });
  }
  return [...findings, ...compareWording(subject, old, now, ["title", "guidance", "old", "new"])];
}

function compareText(
  subject: string,
  old: Omit<TextEntry, "when"> & { readonly when?: string },
  now: Omit<TextEntry, "when"> & { readonly when?: string },
): readonly Finding[] {
  return [
    ...compareParams(subject, paramsOf(old), paramsOf(now)),
    ...compareWording(subject, old, now, ["when", "template", "examples"]),
  ];
}

function compareTool(
  subject: string,
  old: MetaToolEntry,
  now: MetaToolEntry,
  oldModel: Model,
  nowModel: Model,
): readonly Finding[] {
  const compareSide = (direction: Direction) =>
    compareToolContract(subject, direction, old[direction], now[direction], oldModel, nowModel);
  return [
    ...compareSide("input"),
    ...compareSide("output"),
    ...compareAnnotations(subject, old.annotations, now.annotations),
    ...compareText(`${subject}, description`, old.description, now.description),
    ...compareWording(subject, old, now, ["title"]),
  ];
}

function compareToolContract(
  subject: string,
  direction: Direction,
  was: string | undefined,
  is: string | undefined,
  old: Model,
  now: Model,
): readonly Finding[] {
  if (was === undefined && is === undefined) return [];
  // Structured answers that were not promised before take nothing from anyone.
  if (was === undefined) return [compatible(subject, direction, `contract ${is} added`)];
  if (is === undefined) return [breaking(subject, direction, `contract ${was} removed`)];
  const isListedAlready = was === is && [old, now].every((model) => contractOf(model, was).direction === direction);
  if (isListedAlready) return [];
  return [
    ...(was === is ? [] : [compatible(subject, direction, `contract ${was} → ${is}`)]),
    ...compareRoots(old, now, [was, is]).map((change) => judge(`${subject}, ${direction}`, direction, change)),
  ];
}

/** The value of each hint that promises more; clients ask less of their users because of it. */
const PROMISING: Readonly<Record<string, boolean>> = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A promise may become stronger, never weaker. */
function compareAnnotations(
  subject: string,
  old: MetaToolEntry["annotations"],
  now: MetaToolEntry["annotations"],
): readonly Finding[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((hint) => old[hint] !== now[hint])
    .map((hint) => ({
      subject,
      path: `annotations.${hint}`,
      what: `${old[hint] ?? "none"} → ${now[hint] ?? "none"}`,
      verdict: verdictOf(now[hint] === undefined || now[hint] !== PROMISING[hint]),
    }));
}

function compareWording<Entry extends object>(
  subject: string,
  old: Entry,
  now: Entry,
  keys: readonly (keyof Entry & string)[],
): readonly Finding[] {
  return keys
    .filter((key) => !isDeepStrictEqual(old[key], now[key]))
    .map((key) => compatible(subject, key, "reworded"));
}
