import { type StatementStructures, StructureKind, VariableDeclarationKind } from "ts-morph";
import { emitType, typeName } from "./emit-type.js";
import { emitZod, mentionedSchemas } from "./emit-zod.js";
import type { IssueTexts } from "./issue-texts.js";
import { type Contract, contractOf, type Definition, hasDefaults, type Model } from "./model.js";
import { fileHeader } from "./printer.js";

/** A contract as a module: for each definition the types and, under the same name, the Zod schema. */
export interface ContractModule {
  readonly header: string;
  readonly statements: readonly StatementStructures[];
}

export function emitContract(model: Model, contract: Contract, texts: IssueTexts): ContractModule {
  const schemas = contract.definitions.map((definition) => ({
    definition,
    expression: emitZod(model, definition, texts),
  }));
  const statements = schemas.flatMap(({ definition, expression }) => [
    emitType(model, definition, "written"),
    ...(hasDefaults(model, definition.node) ? [emitType(model, definition, "parsed")] : []),
    schemaConstant(model, definition, expression),
  ]);
  const expressions = schemas.map(({ expression }) => expression).join("\n");
  return { header: fileHeader([contract.file]), statements: [...imports(model, contract, expressions), ...statements] };
}

/** Declared with the type's short name instead of Zod's long inferred one; that the two are equal is proven before. */
function schemaConstant(model: Model, { name }: Definition, expression: string): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
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
    .flatMap((definition) => foreignNames(model, definition))
    .filter(({ of }) => !own.has(of));
  const byStem = new Map<string, Set<string>>();
  for (const { of, name } of foreign) {
    const { stem } = contractOf(model, of);
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(name));
  }
  const support = [
    "atMost",
    "expected",
    "isObject",
    "isPresent",
    "lengthOf",
    "oneOf",
    "orRequired",
    "withNames",
  ].filter((name) => new RegExp(`\\b${name}\\b`, "u").test(expressions));
  return [
    { kind: StructureKind.ImportDeclaration, namespaceImport: "z", moduleSpecifier: "zod" },
    ...[...byStem]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([stem, names]): StatementStructures => ({
          kind: StructureKind.ImportDeclaration,
          moduleSpecifier: `./${stem}.js`,
          namedImports: [...names].sort(),
        }),
      ),
    ...(support.length === 0
      ? []
      : [
          {
            kind: StructureKind.ImportDeclaration,
            moduleSpecifier: "./zod-support.js",
            namedImports: support,
          } as const,
        ]),
  ];
}

/** What a definition uses of other definitions: schemas by value, types by name. */
function foreignNames(model: Model, definition: Definition): readonly { of: string; name: string }[] {
  const { node } = definition;
  const typed = new Set(node.kind === "object" && node.base !== undefined ? [node.base] : []);
  const own = mentionedSchemas(model, definition);
  const mentionedInType = mentionedSchemas(model, {
    ...definition,
    node: node.kind === "object" ? withoutBase(node) : node,
  });
  for (const name of mentionedInType) typed.add(name);
  return [
    ...own.map((of) => ({ of, name: `${of}Schema` })),
    ...[...typed].flatMap((of) =>
      [...new Set([of, typeName(model, of, "parsed")])].map((name) => ({ of, name: `type ${name}` })),
    ),
  ];
}

function withoutBase<T extends { readonly base?: string }>({ base: _base, ...node }: T): Omit<T, "base"> {
  return node;
}
