import type { MigrationCatalogue } from "../spec.js";
import { compareCatalogues, type Promises } from "./compare-catalogues.js";
import { compareContracts } from "./compare-contracts.js";
import type { Finding } from "./finding.js";
import type { Release } from "./snapshot.js";

/** What the gate has to say; it is open unless something is missing. */
export interface Report {
  readonly released: string;
  readonly version: string;
  readonly isOpen: boolean;
  readonly findings: readonly Finding[];
  /** What a breaking change needs and does not have yet. */
  readonly missing: readonly Missing[];
  /** The version that a breaking change would be released as. */
  readonly target: string;
}

export type Missing = "major version" | "migration entry";

/** A breaking change is allowed with a higher major version and an entry that tells callers what to do, and not else. */
export function judgeChanges(released: Release, now: Promises, version: string): Report {
  const findings = [...compareContracts(released.model, now.model), ...compareCatalogues(released, now)];
  const isRaised = majorOf(version) > majorOf(released.version);
  const target = isRaised ? withoutSuffix(version) : `${majorOf(released.version) + 1}.0.0`;
  const isBreaking = findings.some(({ verdict }) => verdict === "breaking");
  const hasMigration = endsSomethingIn(target, released.spec.migrations, now.spec.migrations);
  const missing: Missing[] = [];
  if (isBreaking && !isRaised) missing.push("major version");
  if (isBreaking && !hasMigration) missing.push("migration entry");
  return { released: released.version, version, isOpen: missing.length === 0, findings, missing, target };
}

function endsSomethingIn(version: string, old: MigrationCatalogue, now: MigrationCatalogue): boolean {
  return [...now.shapes].some(([id, { endedIn }]) => !old.shapes.has(id) && endedIn === version);
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

/** The catalogue names the version that ends a shape, not the candidates before it. */
function withoutSuffix(version: string): string {
  return version.replace(/[-+].*$/u, "");
}
