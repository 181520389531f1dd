import { transformSync } from "rolldown/utils";

/** An emitted module as JavaScript that can be run in place. */
export function toCommonJs(text: string): string {
  const { code, errors } = transformSync("module.ts", text, {
    target: "es2022",
    typescript: { onlyRemoveTypeImports: true },
    tsconfig: false,
  });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join("; "));
  return code.replace(IMPORT, toRequire).replace(EXPORT, toAssignment);
}

/** Emitted modules import and export in these ways only; whatever else there is would not run, and be told. */
const IMPORT = /^(import|export) (?:(\{[^}]*\}|\* as \w+) from )?("[^"]+");$/gmu;
const EXPORT = /^export (?:(const) (\w+)|(function) (\w+)|\{\};)/gmu;

function toRequire(_line: string, keyword: string, names: string | undefined, specifier: string): string {
  // Only types were imported.
  if (names === undefined) return "";
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
