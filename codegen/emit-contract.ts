import {
  type ImportDeclarationStructure,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from "ts-morph";
import { typeName } from "./emit-type.js";
import { typeNames } from "./emit-types.js";
import { emitZod, mentionedSchemas } from "./emit-zod.js";
import type { IssueTexts } from "./issue-texts.js";
import { type Contract, contractOf, type Definition, type Model } from "./model.js";
import { fileHeader } from "./printer.js";

/** A contract as a module: the Zod schema of each definition and, under the same name, its types. */
export interface ContractModule {
  readonly header: string;
  readonly statements: readonly StatementStructures[];
}

export function emitContract(model: Model, contract: Contract, texts: IssueTexts): ContractModule {
  const schemas = contract.definitions.map((definition) => ({
    definition,
    expression: emitZod(model, definition, texts),
  }));
  const constants = schemas.map(({ definition, expression }) => schemaConstant(model, definition, expression));
  const expressions = schemas.map(({ expression }) => expression).join("\n");
  return { header: fileHeader([contract.file]), statements: [...imports(model, contract, expressions), ...constants] };
}

/** Declared with the type's short name instead of Zod's long inferred one; that the two are equal is proven before. */
function schemaConstant(model: Model, { name }: Definition, expression: string): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    leadingTrivia: "\n",
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: [`Validates a {@link ${name}}.`],
    declarations: [
      {
        name: `${name}Schema`,
        type: `z.ZodType<${typeName(model, name, "parsed")}, ${name}>`,
        initializer: expression,
      },
    ],
  };
}

function imports(model: Model, contract: Contract, expressions: string): readonly StatementStructures[] {
  const own = new Set(contract.definitions.map(({ name }) => name));
  const foreign = contract.definitions
    .flatMap((definition) => mentionedSchemas(model, definition))
    .filter((name) => !own.has(name));
  const byStem = new Map<string, Set<string>>();
  for (const name of foreign) {
    const { stem } = contractOf(model, name);
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(`${name}Schema`));
  }
  const support = [
    "anyObject",
    "atMost",
    "expected",
    "isPresent",
    "lengthOf",
    "oneOf",
    "orRequired",
    "withNames",
  ].filter((name) => new RegExp(`\\b${name}\\b`, "u").test(expressions));
  const types = [...typeNames(model, contract)];
  return [
    { kind: StructureKind.ImportDeclaration, namespaceImport: "z", moduleSpecifier: "zod" },
    ...[...byStem]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([stem, names]) => importOf(`./${stem}.js`, [...names].sort())),
    { ...importOf("./types.js", types), isTypeOnly: true },
    ...(support.length === 0 ? [] : [importOf("./zod-support.js", support)]),
    {
      kind: StructureKind.ExportDeclaration,
      isTypeOnly: true,
      namedExports: types,
      moduleSpecifier: "./types.js",
      leadingTrivia: "\n",
    },
  ];
}

function importOf(moduleSpecifier: string, namedImports: string[]): ImportDeclarationStructure {
  return { kind: StructureKind.ImportDeclaration, moduleSpecifier, namedImports };
}
