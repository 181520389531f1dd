import type { Finding } from "./finding.js";
import type { Report } from "./gate.js";

/** The report as text for people. */
export function renderReport(report: Report): string {
  const { findings, released } = report;
  if (findings.length === 0) return `No changes: spec/ promises what ${released} promised.`;
  const [breaking, compatible] = (["breaking", "compatible"] as const).map((verdict) =>
    findings.filter((finding) => finding.verdict === verdict),
  );
  return [
    `spec/ against ${released}: ${count(breaking)} breaking, ${count(compatible)} compatible.`,
    ...renderFindings("Breaking", breaking),
    ...renderFindings("Compatible", compatible),
    ...renderConclusion(report, count(breaking) > 0),
  ].join("\n");
}

function count(findings: readonly Finding[] | undefined): number {
  return findings?.length ?? 0;
}

function renderFindings(heading: string, findings: readonly Finding[] = []): readonly string[] {
  return findings.length === 0 ? [] : ["", `${heading}:`, ...findings.map((finding) => `  ${renderFinding(finding)}`)];
}

export function renderFinding({ subject, direction, path, what }: Finding): string {
  const place = path === "" ? "" : ` at ${path}`;
  return `${subject}${direction === undefined ? "" : ` (${direction})`}${place}: ${what}`;
}

function renderConclusion(
  { isOpen, missing, version, released, target }: Report,
  isBreaking: boolean,
): readonly string[] {
  if (!isBreaking) return [];
  if (isOpen)
    return ["", `The breaking changes are declared: version ${version}, with a migration entry for ${target}.`];
  const needs = {
    "major version": `package.json is at ${version}, which is no higher major version than ${released}. Set "version" to "${target}".`,
    "migration entry": `spec/migrations.json has no new shape that ended in ${target}. Add one with "endedIn": "${target}" that tells callers what to change.`,
  };
  return [
    "",
    "The breaking changes would surprise clients. Undo them, or declare them; for that is missing:",
    ...missing.map((need) => `  - ${needs[need]}`),
  ];
}
