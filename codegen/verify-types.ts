import path from "node:path";
import { Project, ts } from "ts-morph";
import { type Compiled, GENERATED_FOLDER } from "./compile.js";
import { emitContract } from "./emit-contract.js";
import { typeName } from "./emit-type.js";
import type { FaultList } from "./fault.js";
import { issueTexts } from "./issue-texts.js";
import type { Contract, Model } from "./model.js";
import { printModule } from "./print-module.js";

const SUPPORT = ["zod-support.ts", "issues.ts", "show.ts", "types.ts"];

/**
 * Lets the compiler compare what Zod infers with the emitted types, for what goes in and what comes out, and `ToolInfo`
 * with the SDK's own `Tool`. The modules are those that would be written, less the annotation that hides what Zod infers.
 */
export function verifyTypes(root: string, compiled: Compiled, faults: FaultList): void {
  const { spec, model, output } = compiled;
  const project = projectFor(root);
  const folder = path.join(root, GENERATED_FOLDER, "proof");
  const put = (name: string, text: string) => {
    const file = project.getSourceFile(path.join(folder, name));
    if (file === undefined) return project.createSourceFile(path.join(folder, name), text);
    if (file.getFullText() !== text) file.replaceWithText(text);
    return file;
  };

  const texts = issueTexts(spec.errors);
  const modules = model.contracts.map((contract) => {
    const { header, statements } = emitContract(model, contract, texts, false);
    return put(`${contract.stem}.ts`, printModule(header, statements));
  });
  for (const name of SUPPORT) modules.push(put(name, output.get(`${GENERATED_FOLDER}/${name}`) ?? ""));
  const head = proofHead(model);
  const claims = claimsOf(model);
  const proof = put("proof.ts", `${[...head, ...claims.map(toLine)].join("\n")}\n`);

  for (const diagnostic of [proof, ...modules].flatMap((file) => file.getPreEmitDiagnostics())) {
    const file = diagnostic.getSourceFile();
    const claim = file === proof ? claims[(diagnostic.getLineNumber() ?? 0) - head.length - 1] : undefined;
    const message = ts.flattenDiagnosticMessageText(diagnostic.compilerObject.messageText, " ");
    if (claim === undefined)
      faults.add(`${GENERATED_FOLDER}/${file?.getBaseName() ?? ""}`, "", `would not compile: ${message}`);
    else faults.add(claim.file, "", claim.denial);
  }
}

/** Something that the compiler must find true, and what it means when it does not. */
interface Claim {
  readonly file: string;
  readonly type: string;
  readonly denial: string;
}

function claimsOf(model: Model): readonly Claim[] {
  const equalities = model.contracts.flatMap(({ file, definitions }) =>
    definitions.flatMap(({ name }): Claim[] => {
      const parsed = typeName(model, name, "parsed");
      return [
        {
          file,
          type: `Equal<z.output<typeof ${name}Schema>, ${parsed}>`,
          denial: `the type ${parsed} is not what ${name}Schema gives`,
        },
        {
          file,
          type: `Equal<z.input<typeof ${name}Schema>, ${name}>`,
          denial: `the type ${name} is not what ${name}Schema takes`,
        },
      ];
    }),
  );
  const toolInfo = model.contracts.find(({ name }) => name === "ToolInfo");
  return toolInfo === undefined ? equalities : [...equalities, ...sdkClaims(toolInfo)];
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
function proofHead(model: Model): readonly string[] {
  const imports = model.contracts.map(({ stem, definitions }) => {
    const names = definitions.flatMap(({ name }) => [
      ...new Set([`${name}Schema`, name, typeName(model, name, "parsed")]),
    ]);
    return `import type { ${names.join(", ")} } from "./${stem}.js";`;
  });
  return [
    'import type * as z from "zod";',
    'import type { Tool as SdkTool } from "@modelcontextprotocol/sdk/types.js";',
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
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
  projects.set(root, project);
  return project;
}
