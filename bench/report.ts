import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** One line of the table. Only the figure is comparable between machines: it is a ratio of one run, or a size. */
export interface Row {
  readonly what: string;
  /** As measured, for people. */
  readonly measured: string;
  /** What the figure compares with, for people. */
  readonly against?: string;
  readonly figure: number;
  readonly unit: "×" | "KB";
  readonly target?: Target;
}

/** `noise` is the share by which two runs of the same thing differ anyway. */
export type Target = ({ readonly atMost: number } | { readonly atLeast: number }) & { readonly noise?: number };

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface Timed {
  readonly what: string;
  readonly milliseconds: number;
}

/** How many times as long something takes as something else. */
export function timesAsLong(subject: Timed, baseline: Timed, target?: Target): Row {
  return timeRow(subject, baseline, subject.milliseconds / baseline.milliseconds, target);
}

/** How many times as fast something is as something else. */
export function timesAsFast(subject: Timed, baseline: Timed, target?: Target): Row {
  const row = timeRow(subject, baseline, baseline.milliseconds / subject.milliseconds, target);
  return { ...row, what: `${row.what}, times as fast` };
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

function timeRow(subject: Timed, baseline: Timed, figure: number, target: Target | undefined): Row {
  return {
    what: subject.what,
    measured: formatTime(subject.milliseconds),
    against: `${baseline.what} ${formatTime(baseline.milliseconds)}`,
    figure,
    unit: "×",
    ...(target === undefined ? {} : { target }),
  };
}

function formatTime(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
  return milliseconds >= 0.001 ? `${(milliseconds * 1e3).toFixed(1)} µs` : `${(milliseconds * 1e6).toFixed(0)} ns`;
}

export function isMet({ figure, target }: Row): boolean | undefined {
  if (target === undefined) return undefined;
  const { noise = 0 } = target;
  return "atMost" in target ? figure <= target.atMost * (1 + noise) : figure >= target.atLeast * (1 - noise);
}

export function renderTable(groups: readonly Group[]): string {
  const head = ["", "measured", "against", "figure", "target", ""];
  const lines = groups.flatMap(({ name, rows }) => [[name], ...rows.map(cellsOf)]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return [head, ...lines]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellsOf(row: Row): string[] {
  const { what, measured, against = "", figure, unit, target } = row;
  const met = isMet(row);
  return [
    `  ${what}`,
    measured,
    against,
    `${figure.toFixed(2)} ${unit}`,
    target === undefined ? "" : "atMost" in target ? `≤ ${target.atMost} ${unit}` : `≥ ${target.atLeast} ${unit}`,
    met === undefined ? "" : met ? "met" : "MISSED",
  ];
}

/** Writes the same as JSON, and says where. */
export async function writeResults(folder: string, groups: readonly Group[], at: Date): Promise<string> {
  const file = path.join(folder, `${at.toISOString().replaceAll(":", "-")}.json`);
  const results = groups.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => ({ ...row, isMet: isMet(row) ?? null })),
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ at, node: process.version, groups: results }, null, 2)}\n`);
  return file;
}
