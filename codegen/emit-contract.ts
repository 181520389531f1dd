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

/**
 * `isAnnotated` is how it is published: the schema has the type's short name instead of Zod's long inferred one.
 * Without it the compiler can compare what Zod infers with the emitted types.
 */
export function emitContract(model: Model, contract: Contract, texts: IssueTexts, isAnnotated = true): ContractModule {
  const schemas = contract.definitions.map((definition) => ({
    definition,
    expression: emitZod(model, definition, texts),
  }));
  const statements = schemas.flatMap(({ definition, expression }) => [
    emitType(model, definition, "written"),
    ...(hasDefaults(model, definition.node) ? [emitType(model, definition, "parsed")] : []),
    schemaConstant(model, definition, expression, isAnnotated),
  ]);
  const expressions = schemas.map(({ expression }) => expression).join("\n");
  return { header: fileHeader([contract.file]), statements: [...imports(model, contract, expressions), ...statements] };
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
    .flatMap((definition) => foreignNames(model, definition))
    .filter(({ of }) => !own.has(of));
  const byStem = new Map<string, Set<string>>();
  for (const { of, name } of foreign) {
    const { stem } = contractOf(model, of);
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(name));
  }
  const support = ["expected", "isObject", "isPresent", "lengthOf", "oneOf", "orRequired", "withNames"].filter((name) =>
    new RegExp(`\\b${name}\\b`, "u").test(expressions),
  );
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
