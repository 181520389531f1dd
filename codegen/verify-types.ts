import path from "node:path";
import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { CompilerClient } from "./compiler-client.js";
import { typeName } from "./emit-type.js";
import type { Fault } from "./fault.js";
import type { Contract, Model } from "./model.js";

const PROOF = "_proof.ts";

/**
 * Lets the compiler compare what Zod infers with the emitted types, for what goes in and what comes out, and `ToolInfo`
 * with the SDK's own `Tool`. `contracts` are those to prove; `modules` are the other emitted files that must compile.
 */
export async function verifyTypes(
  root: string,
  { model, output }: Compiled,
  contracts: readonly Contract[],
  modules: readonly string[],
): Promise<readonly Fault[]> {
  const nameOf = (file: string) => path.posix.relative(GENERATED_FOLDER, file);
  const wanted = [...new Set([...contracts.map(({ stem }) => `${stem}.ts`), ...modules.map(nameOf)])];
  const head = proofHead(model, contracts, wanted);
  const claims = claimsOf(model, contracts);
  const files = new Map(
    [...output]
      .filter(([file]) => file.startsWith(`${GENERATED_FOLDER}/`))
      .map(([file, text]) => [nameOf(file), withInferred(text)]),
  );
  files.set(PROOF, `${[...head, ...claims.map(toLine)].join("\n")}\n`);
  const complaints = await compilerFor(root).ask(files, wanted);
  return complaints.map(({ file, line, text }) => {
    const claim = file === PROOF ? claims[line - head.length - 1] : undefined;
    return claim === undefined
      ? { file: path.posix.join(GENERATED_FOLDER, file), pointer: "", reason: `would not compile: ${text}` }
      : { file: claim.file, pointer: "", reason: claim.denial };
  });
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
function proofHead(model: Model, contracts: readonly Contract[], modules: readonly string[]): readonly string[] {
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
    ...modules.map((name) => `import "./${name.replace(/\.ts$/u, ".js")}";`),
    "type Plain<T> = T extends readonly (infer U)[] ? Plain<U>[] : T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;",
    "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;",
    "type Equal<A, B> = Same<Plain<A>, Plain<B>>;",
    "type Assignable<A, B> = [A] extends [B] ? true : false;",
    "type Provenance = { toolbox: string; server: string };",
  ];
}

// Kept for the life of the process: what it has read is not read again.
const compilers = new Map<string, CompilerClient>();

function compilerFor(root: string): CompilerClient {
  const compiler = compilers.get(root) ?? new CompilerClient(path.join(root, GENERATED_FOLDER, "proof"), PROOF);
  compilers.set(root, compiler);
  return compiler;
}
