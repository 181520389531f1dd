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

/**
 * `isAnnotated` is how it is published: the schema has the type's short name instead of Zod's long inferred one.
 * Without it the compiler can compare what Zod infers with the emitted types.
 */
export function emitContract(model: Model, contract: Contract, texts: IssueTexts, isAnnotated = true): ContractModule {
  const schemas = contract.definitions.map((definition) => ({
    definition,
    expression: emitZod(model, definition, texts),
  }));
  const constants = schemas.map(({ definition, expression }) =>
    schemaConstant(model, definition, expression, isAnnotated),
  );
  const expressions = schemas.map(({ expression }) => expression).join("\n");
  return { header: fileHeader([contract.file]), statements: [...imports(model, contract, expressions), ...constants] };
}

function schemaConstant(
  model: Model,
  definition: Definition,
  expression: string,
  isAnnotated: boolean,
): StatementStructures {
  const { name } = definition;
  const [written, parsed] = [name, typeName(model, name, "parsed")];
  return {
    kind: StructureKind.VariableStatement,
    leadingTrivia: "\n",
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: [`Validates a {@link ${name}}.`],
    declarations: [
      {
        name: `${name}Schema`,
        initializer: expression,
        ...(isAnnotated ? { type: `z.ZodType<${parsed}, ${written}>` } : {}),
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
  const support = ["anyObject", "expected", "isPresent", "lengthOf", "oneOf", "orRequired", "withNames"].filter(
    (name) => new RegExp(`\\b${name}\\b`, "u").test(expressions),
  );
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
