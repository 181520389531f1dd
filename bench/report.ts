import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";

/** One line of the table. Only the figure is comparable between machines: it is a ratio of one run, or a size. */
export interface Row {
  readonly what: string;
  /** As measured, for people. */
  readonly measured: string;
  /** What the figure compares with, for people. */
  readonly against?: string;
  readonly figure: number;
  readonly unit: "×" | "KB" | "tokens";
  readonly target?: Target;
}

/** `noise` is the share by which two runs of the same thing differ anyway. */
export type Target = ({ readonly atMost: number } | { readonly atLeast: number }) & { readonly noise?: number };

export type Bench = () => Promise<readonly Row[]>;

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Something that was measured or counted, and how people write it. */
export interface Amount {
  readonly what: string;
  readonly amount: number;
  readonly show: (amount: number) => string;
}

export interface Timed {
  readonly what: string;
  readonly milliseconds: number;
}

/** One amount as a multiple of another. */
export function ratio(subject: Amount, baseline: Amount, target?: Target): Row {
  return {
    what: subject.what,
    measured: subject.show(subject.amount),
    against: `${baseline.what} ${baseline.show(baseline.amount)}`,
    figure: subject.amount / baseline.amount,
    unit: "×",
    ...(target === undefined ? {} : { target }),
  };
}

/** How many times as long something takes as something else. */
export function timesAsLong(subject: Timed, baseline: Timed, target?: Target): Row {
  return ratio(time(subject), time(baseline), target);
}

/** How many times as fast something is as something else. */
export function timesAsFast(subject: Timed, baseline: Timed, target?: Target): Row {
  const row = ratio(time(subject), time(baseline), target);
  return { ...row, what: `${row.what}, times as fast`, figure: 1 / row.figure };
}

export function size(what: string, bytes: number, target?: Target): Row {
  return {
    what,
    measured: `${bytes} B`,
    figure: bytes / 1024,
    unit: "KB",
    ...(target === undefined ? {} : { target }),
  };
}

/** Where there is no figure, and why. */
export function missing(what: string, why: string): Row {
  return { what, measured: why, figure: Number.NaN, unit: "×" };
}

/** What a model has to read. */
export function tokens(what: string, count: number, target?: Target): Row {
  return { what, measured: "counted", figure: count, unit: "tokens", ...(target === undefined ? {} : { target }) };
}

function time({ what, milliseconds }: Timed): Amount {
  return { what, amount: milliseconds, show: formatTime };
}

export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
  return milliseconds >= 0.001 ? `${(milliseconds * 1e3).toFixed(1)} µs` : `${(milliseconds * 1e6).toFixed(0)} ns`;
}

export function isMet({ figure, target }: Row): boolean | undefined {
  if (target === undefined) return undefined;
  const { noise = 0 } = target;
  return "atMost" in target ? figure <= target.atMost * (1 + noise) : figure >= target.atLeast * (1 - noise);
}

const HEAD = ["", "measured", "against", "figure", "target", ""];

export function renderTable(groups: readonly Group[]): string {
  const lines = groups.flatMap(({ name, rows }) => [[name], ...rows.map(cellsOf).map(indented)]);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return [HEAD, ...lines]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The same for a document. */
export function renderMarkdown(groups: readonly Group[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const lines = groups.flatMap(({ name, rows }) => [
    line([`**${name}**`, ...HEAD.slice(1).map(() => "")]),
    ...rows.map((row) => line(HEAD.map((_, column) => cellsOf(row)[column] ?? ""))),
  ]);
  return [line(HEAD), line(HEAD.map(() => "---")), ...lines].join("\n");
}

function indented([first = "", ...rest]: readonly string[]): string[] {
  return [`  ${first}`, ...rest];
}

function cellsOf(row: Row): string[] {
  const { what, measured, against = "", unit, target } = row;
  const met = isMet(row);
  if (Number.isNaN(row.figure)) return [what, measured];
  const figure = unit === "tokens" ? row.figure.toLocaleString("en-US") : row.figure.toFixed(2);
  return [
    what,
    measured,
    against,
    `${figure} ${unit}`,
    target === undefined ? "" : describeTarget(target, unit),
    met === undefined ? "" : met ? "met" : "MISSED",
  ];
}

function describeTarget(target: Target, unit: Row["unit"]): string {
  const limit = "atMost" in target ? `≤ ${target.atMost} ${unit}` : `≥ ${target.atLeast} ${unit}`;
  return target.noise === undefined ? limit : `${limit} ± ${Math.round(target.noise * 100)} %`;
}

/** What figures depend on, even as ratios: who shares the machine. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const { platform, arch, version } = process;
  return `Node ${version}, ${platform} ${arch}, ${availableParallelism()} cores, load average ${load.join(", ")}`;
}

/** Writes the same as JSON, and says where. */
export async function writeResults(
  folder: string,
  groups: readonly Group[],
  at: Date,
  machine = describeMachine(),
): Promise<string> {
  const file = path.join(folder, `${at.toISOString().replaceAll(":", "-")}.json`);
  const results = groups.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => ({ ...row, isMet: isMet(row) ?? null })),
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ at, machine, groups: results }, null, 2)}\n`);
  return file;
}
