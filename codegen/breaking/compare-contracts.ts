import { isDeepStrictEqual } from "node:util";
import { contractOf, type Definition, definitionOf, type Model, mainDefinition, type Node } from "../model.js";
import type { Change } from "./change.js";
import { compareNodes } from "./compare-nodes.js";
import { breaking, compatible, type Direction, type Finding, judge } from "./finding.js";

/** Every named schema is exported, so each is compared under its own name, in the direction of its contract. */
export function compareContracts(old: Model, now: Model): readonly Finding[] {
  const names = new Set([...old.definitions.keys(), ...now.definitions.keys()]);
  return [...names].flatMap((name) => {
    const subject = `contract ${name}`;
    if (!old.definitions.has(name)) return [compatible(subject, "", "added")];
    if (!now.definitions.has(name)) return [breaking(subject, "", "removed")];
    return compareDefinition(subject, name, old, now);
  });
}

function compareDefinition(subject: string, name: string, old: Model, now: Model): readonly Finding[] {
  const [was, is] = [contractOf(old, name), contractOf(now, name)];
  const findings: Finding[] = [];
  if (was.name === name && is.name !== name)
    findings.push(breaking(subject, "", `its published schema is gone; it is a part of ${is.name} now`));
  if (was.direction !== is.direction)
    findings.push(breaking(subject, "", `direction ${was.direction} → ${is.direction}`));
  const [before, after] = [definitionOf(old, name), definitionOf(now, name)];
  const changes = definitionChanges(before, after, old, now, was.direction);
  findings.push(...changes.map((change) => judge(subject, was.direction, change)));
  // Such as the description of a list's items, or `minLength: 0`: the model does not know of them.
  if (findings.length === 0 && !isDeepStrictEqual(before.schema, after.schema))
    findings.push(compatible(subject, "", "written differently, with the same meaning"));
  return findings;
}

function definitionChanges(
  was: Definition,
  is: Definition,
  old: Model,
  now: Model,
  direction: Direction,
): readonly Change[] {
  // What is used in both directions must be compared in both, so only a use in its own direction is passed over.
  const isListedElsewhere = (name: string) =>
    contractOf(old, name).direction === direction && contractOf(now, name).direction === direction;
  const changes: Change[] = [
    ...compareNodes({ node: was.node, model: old }, { node: is.node, model: now }, { isListedElsewhere }),
  ];
  if (was.description !== is.description) changes.push({ path: "", what: "description reworded", effect: "text" });
  return changes;
}

/** A tool that takes another contract than before: what does that mean for its callers? */
export function compareRoots(old: Model, now: Model, [was, is]: readonly [string, string]): readonly Change[] {
  return compareNodes({ node: rootNode(old, was), model: old }, { node: rootNode(now, is), model: now });
}

function rootNode(model: Model, name: string): Node {
  return mainDefinition(contractOf(model, name)).node;
}
