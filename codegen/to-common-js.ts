import { ts } from "ts-morph";

// Kept for the life of the process: a save changes a few functions of a module that has a hundred.
const known = new Map<string, string>();

/** An emitted module as JavaScript that can be run in place. */
export function toCommonJs(text: string): string {
  // The compiler takes off the types function by function: they do not depend on each other.
  const pieces = text.split(/^(?=(?:export )?function )/mu);
  return pieces.map(withoutTypes).join("").replace(IMPORT, toRequire).replace(EXPORT, toAssignment);
}

function withoutTypes(piece: string): string {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const { outputText } = ts.transpileModule(piece, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  known.set(piece, outputText);
  return outputText;
}

/** Emitted modules import and export in these ways only; whatever else there is would not run, and be told. */
const IMPORT = /^(import|export) (\{[^}]*\}|\* as \w+) from ("[^"]+");$/gmu;
const EXPORT = /^export (?:(const) (\w+)|(function) (\w+)|\{\};)/gmu;

function toRequire(_line: string, keyword: string, names: string, specifier: string): string {
  if (keyword === "export") return `for (const name of ${listOf(names)}) exports[name] = require(${specifier})[name];`;
  return `const ${names.replace("* as ", "")} = require(${specifier});`;
}

function listOf(names: string): string {
  return JSON.stringify(names.match(/\w+/gu) ?? []);
}

function toAssignment(_start: string, constant?: string, name?: string, hoisted?: string, other?: string): string {
  if (constant !== undefined) return `const ${name} = exports.${name}`;
  return hoisted === undefined ? "" : `exports.${other} = ${other}; function ${other}`;
}
