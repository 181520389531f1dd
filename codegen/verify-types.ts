import path from "node:path";
import { Project, type SourceFile, ts } from "ts-morph";
import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { typeName } from "./emit-type.js";
import type { FaultList } from "./fault.js";
import type { Contract, Model } from "./model.js";
import { withProvenDeclared } from "./proven-functions.js";

/**
 * Lets the compiler compare what Zod infers with the emitted types, for what goes in and what comes out, and `ToolInfo`
 * with the SDK's own `Tool`. `contracts` are those to prove; `modules` are the other emitted files that must compile, of
 * which some functions may be `proven`.
 */
export function verifyTypes(
  root: string,
  compiled: Compiled,
  contracts: readonly Contract[],
  modules: readonly string[],
  faults: FaultList,
  proven?: Compiled,
): void {
  const { model, output } = compiled;
  const project = projectFor(root);
  const put = (name: string, text: string): SourceFile => {
    const file = path.join(root, GENERATED_FOLDER, "proof", name);
    const known = project.getSourceFile(file);
    if (known === undefined) return project.createSourceFile(file, text);
    if (known.getFullText() !== text) known.replaceWithText(text);
    return known;
  };
  const files = new Map(
    [...output]
      .filter(([name]) => name.startsWith(`${GENERATED_FOLDER}/`))
      .map(([name, text]) => {
        const seen = modules.includes(name) ? withProvenDeclared(name, compiled, contracts, proven) : text;
        return [name, put(path.posix.relative(GENERATED_FOLDER, name), withInferred(seen))];
      }),
  );
  const head = proofHead(model, contracts);
  const claims = claimsOf(model, contracts);
  const proof = put("_proof.ts", `${[...head, ...claims.map(toLine)].join("\n")}\n`);

  const wanted = new Set([...contracts.map(({ stem }) => `${GENERATED_FOLDER}/${stem}.ts`), ...modules]);
  const checked = [...wanted].flatMap((name) => files.get(name) ?? []);
  for (const diagnostic of [proof, ...checked].flatMap((file) => file.getPreEmitDiagnostics())) {
    const file = diagnostic.getSourceFile();
    const claim = file === proof ? claims[(diagnostic.getLineNumber() ?? 0) - head.length - 1] : undefined;
    const message = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, " ");
    if (claim === undefined)
      faults.add(`${GENERATED_FOLDER}/${file?.getBaseName() ?? ""}`, "", `would not compile: ${message}`);
    else faults.add(claim.file, "", claim.denial);
  }
}

/**
 * A module as it would be written, except that each schema is split in two: its declaration, which others lean on, and
 * the same expression without the annotation that hides what Zod infers. So each is proven once, not at every use.
 */
function withInferred(text: string): string {
  return text.replace(
    /^export const (\w+)Schema: (z\.ZodType<\w+, \w+>) = /gmu,
    "export declare const $1Schema: $2; export const $1Inferred = ",
  );
}

/** Something that the compiler must find true, and what it means when it does not. */
interface Claim {
  readonly file: string;
  readonly type: string;
  readonly denial: string;
}

function claimsOf(model: Model, contracts: readonly Contract[]): readonly Claim[] {
  const equalities = contracts.flatMap(({ file, definitions }) =>
    definitions.flatMap(({ name }): Claim[] => {
      const parsed = typeName(model, name, "parsed");
      return [
        {
          file,
          type: `Equal<z.output<typeof ${name}Inferred>, ${parsed}>`,
          denial: `the type ${parsed} is not what ${name}Schema gives`,
        },
        {
          file,
          type: `Equal<z.input<typeof ${name}Inferred>, ${name}>`,
          denial: `the type ${name} is not what ${name}Schema takes`,
        },
      ];
    }),
  );
  return [...equalities, ...contracts.filter(isToolInfo).flatMap(sdkClaims)];
}

function isToolInfo({ name }: Contract): boolean {
  return name === "ToolInfo";
}

function sdkClaims({ file }: Contract): readonly Claim[] {
  return [
    {
      file,
      type: "Assignable<SdkTool & Provenance, ToolInfo>",
      denial: "an SDK Tool with toolbox and server is not a ToolInfo",
    },
    {
      file,
      type: "Assignable<ToolInfo, SdkTool & Provenance>",
      denial: "a ToolInfo is not an SDK Tool with toolbox and server",
    },
  ];
}

function toLine({ type }: Claim, index: number): string {
  return `export const claim${index}: ${type} = true;`;
}

/** Modifiers aside, because Zod does not write `readonly`; everything else must be identical, not just assignable. */
function proofHead(model: Model, contracts: readonly Contract[]): readonly string[] {
  const imports = contracts.map(({ stem, definitions }) => {
    const names = definitions.flatMap(({ name }) => [
      ...new Set([`${name}Inferred`, name, typeName(model, name, "parsed")]),
    ]);
    return `import type { ${names.join(", ")} } from "./${stem}.js";`;
  });
  return [
    'import type * as z from "zod";',
    // The SDK's declarations are large, so they are read only where a claim is about them.
    ...(contracts.some(isToolInfo)
      ? ['import type { Tool as SdkTool } from "@modelcontextprotocol/sdk/types.js";']
      : []),
    ...imports,
    "type Plain<T> = T extends readonly (infer U)[] ? Plain<U>[] : T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;",
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
    "type Equal<A, B> = Same<Plain<A>, Plain<B>>;",
    "type Assignable<A, B> = [A] extends [B] ? true : false;",
    "type Provenance = { toolbox: string; server: string };",
  ];
}

// Kept for the life of the process: reading Zod's and the SDK's declarations takes most of the first run.
const projects = new Map<string, Project>();

function projectFor(root: string): Project {
  const known = projects.get(root);
  if (known !== undefined) return known;
  const project = new Project({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      lib: ["lib.es2023.d.ts"],
      skipLibCheck: true,
      resolveJsonModule: true,
      noEmit: true,
      types: [],
    },
  });
  projects.set(root, project);
  return project;
}
