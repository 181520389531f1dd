import type { StatementStructures } from "ts-morph";
import { emitType, typeName } from "./emit-type.js";
import { type Contract, hasDefaults, type Model } from "./model.js";
import { printModule } from "./print-module.js";
import { fileHeader } from "./printer.js";

/** The types of all contracts. The module imports nothing, so those who use no Zod need not read its declarations. */
export function emitTypes(model: Model): string {
  const header = fileHeader(model.contracts.map(({ file }) => file).sort());
  // Contract by contract: printing is slow, and what has not changed is not printed again.
  const parts = model.contracts.map((contract) => printModule("", typesOf(model, contract)));
  return [header, ...parts].join("");
}

function typesOf(model: Model, { definitions }: Contract): readonly StatementStructures[] {
  return definitions.flatMap((definition) => [
    emitType(model, definition, "written"),
    ...(hasDefaults(model, definition.node) ? [emitType(model, definition, "parsed")] : []),
  ]);
}

/** What the text of the module declares under these names, with its comments: each declaration begins with one. */
export function typesIn(text: string, names: readonly string[]): string {
  const nameOf = (declaration: string) => /^export (?:interface|type) (\w+)/mu.exec(declaration)?.[1] ?? "";
  return text
    .split(/^(?=\/\*\*)/mu)
    .filter((declaration) => names.includes(nameOf(declaration)))
    .map((declaration) => `${declaration.trimEnd()}\n`)
    .join("\n");
}

/** Names of a contract's types, as they are exported. */
export function typeNames(model: Model, { definitions }: Contract): readonly string[] {
  return definitions.flatMap(({ name }) => [...new Set([name, typeName(model, name, "parsed")])]);
}
